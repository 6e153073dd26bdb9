import Hummingbird
import Testing

@testable import TodoServer

/// The addresses by which calls without a login are counted.
@Suite struct CallerAddressTests {
    @Test(
        arguments: [
            ("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
            ("::ffff:192.0.2.7", "192.0.2.7"), ("::1", "0:0:0:0::/64"), ("?", "?"),
        ])
    func addressesOfOneIPv6PrefixAreOne(address: String, key: String) {
        #expect(CallerAddress.key(address) == key)
    }

    @Test(
        arguments: [
            ("192.0.2.7", "192.0.2.7"), ("10.0.0.1, 192.0.2.7", "192.0.2.7"), ("nonsense", "127.0.0.1"), ("", "127.0.0.1"),
            ("192.0.2.7, nonsense", "127.0.0.1"),
        ])
    func aProxyIsTrustedInItsLastEntryAlone(header: String, key: String) {
        let request = Request(
            head: .init(method: .get, scheme: nil, authority: nil, path: "/", headerFields: [.forwardedFor: header]),
            body: .init(buffer: .init()))
        #expect(CallerAddress.key(of: request, from: "127.0.0.1", isBehindProxy: true) == key)
        #expect(CallerAddress.key(of: request, from: "127.0.0.1", isBehindProxy: false) == "127.0.0.1")
    }
}
