//! Who a client is to the limits: the address that the server sees, or the one that a trusted proxy has seen.

use std::{fmt, net::IpAddr, str::FromStr};

use axum::http::HeaderMap;

/// Where proxies write for whom they ask, the last of them last.
const FORWARDED: &str = "x-forwarded-for";

/// One household: an address of version 4, or the first 64 bits of one of version 6, behind which anybody has as many
/// addresses as they like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Block(IpAddr);

impl Block {
    pub(crate) fn of(address: IpAddr) -> Block {
        match address.to_canonical() {
            IpAddr::V6(address) => Block(IpAddr::V6((u128::from(address) >> 64 << 64).into())),
            address @ IpAddr::V4(_) => Block(address),
        }
    }
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => address.fmt(f),
            IpAddr::V6(address) => write!(f, "{address}/64"),
        }
    }
}

/// A proxy that is trusted, or a network of them, such as `10.0.0.0/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proxy {
    address: IpAddr,
    /// The leading bits that count.
    bits: u8,
}

/// A text that names no proxy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no address such as 127.0.0.1, and no network such as 10.0.0.0/8")]
pub struct NoProxy;

impl FromStr for Proxy {
    type Err = NoProxy;

    fn from_str(text: &str) -> Result<Proxy, NoProxy> {
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| NoProxy)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| NoProxy))?;
        if bits > most { Err(NoProxy) } else { Ok(Proxy { address, bits }) }
    }
}

impl Proxy {
    fn includes(self, address: IpAddr) -> bool {
        match (self.address.to_canonical(), address.to_canonical()) {
            (IpAddr::V4(ours), IpAddr::V4(theirs)) => {
                let shift = 32 - u32::from(self.bits).min(32);
                u64::from(u32::from(ours)) >> shift == u64::from(u32::from(theirs)) >> shift
            }
            (IpAddr::V6(ours), IpAddr::V6(theirs)) => {
                let shift = 128 - u32::from(self.bits).min(128);
                let network = |address| u128::from(address).checked_shr(shift).unwrap_or_default();
                network(ours) == network(theirs)
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

/// Whether an address is that of a trusted proxy.
pub(crate) fn is_trusted(proxies: &[Proxy], address: IpAddr) -> bool {
    proxies.iter().any(|proxy| proxy.includes(address))
}

/// The address of the client behind a request. What a client writes into the header itself stands before what a proxy
/// adds, so it is read from its end, as far as the proxies are trusted.
pub(crate) fn client(proxies: &[Proxy], peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let mut client = peer;
    // A line that is no text still ends with what the proxy added to it.
    let lines: Vec<_> =
        headers.get_all(FORWARDED).iter().map(|line| String::from_utf8_lossy(line.as_bytes())).collect();
    let mut hops = lines.iter().flat_map(|line| line.split(',')).rev();
    while is_trusted(proxies, client) {
        match hops.next().and_then(hop) {
            Some(before) => client = before,
            None => break,
        }
    }
    client
}

/// An address as proxies write it: alone, or with a port.
fn hop(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let in_brackets = text.strip_prefix('[').and_then(|rest| rest.split(']').next());
    let before_port = || text.rsplit_once(':').map(|(address, _)| address);
    text.parse().ok().or_else(|| in_brackets?.parse().ok()).or_else(|| before_port()?.parse().ok())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_household_is_an_address_or_sixty_four_bits() {
        assert_ne!(Block::of(ip("192.0.2.1")), Block::of(ip("192.0.2.2")));
        assert_eq!(Block::of(ip("::ffff:192.0.2.1")), Block::of(ip("192.0.2.1")));
        assert_eq!(Block::of(ip("2001:db8:1:2::1")), Block::of(ip("2001:db8:1:2:ffff::9")));
        assert_ne!(Block::of(ip("2001:db8:1:2::1")), Block::of(ip("2001:db8:1:3::1")));
        assert_eq!(Block::of(ip("2001:db8:1:2::1")).to_string(), "2001:db8:1:2::/64");
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let proxies: Vec<Proxy> = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"].map(|text| text.parse().unwrap()).into();
        let found = |peer: &str, lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(FORWARDED, HeaderValue::from_static(line));
            }
            client(&proxies, ip(peer), &headers).to_string()
        };
        assert_eq!(found("192.0.2.7", &["198.51.100.1"]), "192.0.2.7", "whoever is no proxy speaks for itself alone");
        assert_eq!(found("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(found("127.0.0.1", &["198.51.100.1"]), "198.51.100.1");
        assert_eq!(found("127.0.0.1", &["6.6.6.6, 198.51.100.1", "10.2.3.4"]), "198.51.100.1");
        assert_eq!(found("::ffff:127.0.0.1", &["6.6.6.6, [2001:db8::1]:4711"]), "2001:db8::1");
        assert_eq!(found("fd12::1", &["198.51.100.1:80"]), "198.51.100.1");
        assert_eq!(found("127.0.0.1", &["198.51.100.1, nonsense"]), "127.0.0.1");
    }

    #[test]
    fn what_is_no_proxy_is_said_so() {
        for text in ["", "localhost", "10.0.0.0/33", "fd00::/129", "10.0.0.0/x", "10.0.0.0/-1"] {
            assert_eq!(text.parse::<Proxy>(), Err(NoProxy), "{text}");
        }
        assert!("0.0.0.0/0".parse::<Proxy>().is_ok_and(|all| all.includes(ip("192.0.2.7"))));
        assert!("::/0".parse::<Proxy>().is_ok_and(|all| all.includes(ip("2001:db8::1"))));
    }
}
