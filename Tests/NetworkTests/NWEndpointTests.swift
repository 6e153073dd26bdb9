import CaretTesting
import Network
import Testing

/// Endpoints, hosts, ports and addresses.
@MainActor @Suite(.app) struct NWEndpointTests {
    /// The names of interfaces are those of the app's network.
    private func launch() async throws -> TestApp { try await TestApp.launch(showing: { UIViewController() }) }

    @Test(
        arguments: [
            ("192.0.2.1", [192, 0, 2, 1]), ("127.1", [127, 0, 0, 1]), ("255.255.255.255", [255, 255, 255, 255]),
        ] as [(String, [UInt8])])
    func addressesOfVersion4(_ text: String, _ bytes: [UInt8]) {
        #expect(IPv4Address(text)?.rawValue == Data(bytes))
    }

    @Test(arguments: ["", "256.0.0.1", "1.2.3.4.5", "example.com", "1.2.3.4 ", "1.2.3.4%nowhere", "::1"])
    func noAddressesOfVersion4(_ text: String) {
        #expect(IPv4Address(text) == nil)
    }

    @Test(arguments: [
        ("::", "::"), ("::1", "::1"), ("2001:DB8::0:1", "2001:db8::1"), ("::ffff:1.2.3.4", "::ffff:1.2.3.4"), ("ff02::1", "ff02::1"),
    ])
    func addressesOfVersion6(_ text: String, _ description: String) {
        #expect(IPv6Address(text)?.debugDescription == description)
    }

    @Test(arguments: ["", ":", "1::2::3", "12345::", "127.0.0.1", "fe80::1%nowhere"])
    func noAddressesOfVersion6(_ text: String) {
        #expect(IPv6Address(text) == nil)
    }

    @Test func rawValuesOfAnotherLengthAreRefused() {
        #expect(IPv4Address(Data([1, 2, 3])) == nil && IPv6Address(Data([1, 2, 3, 4])) == nil)
        let slice = Data([9, 192, 0, 2, 1]).dropFirst()
        #expect(IPv4Address(slice)?.debugDescription == "192.0.2.1" && IPv4Address(slice)?.isLoopback == false)
    }

    @Test func kindsOfAddresses() throws {
        #expect(IPv4Address.loopback.isLoopback && IPv4Address.mdnsGroup.isMulticast && IPv4Address("169.254.1.2")?.isLinkLocal == true)
        #expect(IPv6Address.any.isAny && IPv6Address.loopback.isLoopback && IPv6Address.linkLocalRouters.multicastScope == .linkLocal)
        #expect(IPv6Address("febf::1")?.isLinkLocal == true && IPv6Address("fec0::1")?.isLinkLocal == false)
        #expect(IPv6Address("fd00::1")?.isUniqueLocal == true && IPv6Address("2002::1")?.is6to4 == true)
        #expect(IPv6Address("ff03::1")?.isMulticast == true && IPv6Address("ff03::1")?.multicastScope == nil)
        #expect(IPv6Address("::ffff:1.2.3.4")?.asIPv4 == IPv4Address("1.2.3.4"))
        #expect(IPv6Address("::1.2.3.4")?.isIPv4Compatabile == true && IPv6Address.loopback.asIPv4 == nil)
    }

    @Test func addressesMayBeLimitedToAnInterface() async throws {
        _ = try await launch()
        let address = try #require(IPv6Address("fe80::1%lo0"))
        #expect(address.interface?.type == .loopback && address.debugDescription == "fe80::1%lo0")
        #expect(address != IPv6Address("fe80::1") && IPv6Address("fe80::1%1") == address)
        #expect(NWEndpoint.Host("::1%en0").interface?.name == "en0")
        #expect(
            NWEndpoint.Host("printer.local%en0")
                == .name("printer.local", address.interface.flatMap { _ in NWEndpoint.Host("::1%en0").interface }))
        #expect(NWEndpoint.Host("printer.local%nowhere") == .name("printer.local%nowhere", nil))
    }

    @Test func hostsAreNamesOrAddresses() throws {
        #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback) && NWEndpoint.Host("::1") == .ipv6(.loopback))
        let host: NWEndpoint.Host = "example.com"
        #expect(host == .name("example.com", nil) && host.interface == nil && "\(host)" == "example.com")
        #expect(NWEndpoint.Host("1") == .name("1", nil))
    }

    @Test func portsAreNumbersOrNames() throws {
        let port: NWEndpoint.Port = 1234
        #expect(port.rawValue == 1234 && NWEndpoint.Port("8080")?.rawValue == 8080 && "\(port)" == "1234")
        #expect(NWEndpoint.Port("https") == .https && NWEndpoint.Port("socks") == .socks && NWEndpoint.Port(rawValue: 0) == .any)
        #expect(NWEndpoint.Port("65536") == nil && NWEndpoint.Port("") == nil && NWEndpoint.Port("no such service") == nil)
    }

    @Test func endpointsAsText() throws {
        #expect("\(NWEndpoint.hostPort(host: "example.com", port: .https))" == "example.com:443")
        #expect("\(NWEndpoint.hostPort(host: "::1", port: .http))" == "::1.80")
        let service = NWEndpoint.service(name: "Printer", type: "_ipp._tcp", domain: "local", interface: nil)
        #expect("\(service)" == "Printer._ipp._tcp.local" && service.interface == nil)
        #expect("\(NWEndpoint.unix(path: "/tmp/socket"))" == "/tmp/socket")
        let url = try #require(URL(string: "https://example.com/a"))
        #expect("\(NWEndpoint.url(url))" == "https://example.com/a")
        #expect(Set([service, service, .url(url)]).count == 2)
    }
}
