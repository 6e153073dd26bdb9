import Foundation
import Security
import SystemServices
import Testing

@testable import Network

/// Parameters, errors, and the rules that need no network.
@Suite struct ParameterTests {
    @Test func `parameters have the protocols of their initializer, and copies are independent`() throws {
        #expect(NWParameters.tls.debugDescription == "tls, tcp, ip")
        #expect(NWParameters.udp.debugDescription == "udp, ip" && NWParameters().debugDescription == "ip")
        let tcp = NWProtocolTCP.Options()
        tcp.connectionTimeout = 5
        let tls = NWProtocolTLS.Options()
        sec_protocol_options_add_tls_application_protocol(tls.securityProtocolOptions, "h2")
        let parameters = NWParameters(tls: tls, tcp: tcp)
        parameters.requiredInterfaceType = .wifi
        parameters.prohibitedInterfaceTypes = [.cellular]
        parameters.serviceClass = .background
        let copy = parameters.copy()
        tcp.connectionTimeout = 6
        parameters.requiredInterfaceType = .other
        sec_protocol_options_add_tls_application_protocol(tls.securityProtocolOptions, "http/1.1")
        let copiedTLS = try #require(copy.defaultProtocolStack.applicationProtocols.first as? NWProtocolTLS.Options)
        #expect((copy.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options)?.connectionTimeout == 5)
        #expect(copy.requiredInterfaceType == .wifi && copy.prohibitedInterfaceTypes == [.cellular])
        #expect(copiedTLS.securityProtocolOptions.settings.applicationProtocols == ["h2"])
        copy.defaultProtocolStack.internetProtocol = nil
        #expect(copy.defaultProtocolStack.internetProtocol is NWProtocolIP.Options)
    }

    @Test func `options of sockets`() {
        let tcp = NWProtocolTCP.Options()
        tcp.noDelay = true
        tcp.enableKeepalive = true
        tcp.keepaliveCount = 3
        tcp.keepaliveIdle = 4
        tcp.keepaliveInterval = 5
        tcp.connectionDropTime = 6
        let parameters = NWParameters(tls: nil, tcp: tcp)
        parameters.allowLocalEndpointReuse = true
        parameters.serviceClass = .interactiveVoice
        (parameters.defaultProtocolStack.internetProtocol as? NWProtocolIP.Options)?.hopLimit = 7
        let entries = SocketOptions(ConnectionSettings(parameters), isVersion6: false).entries
        let level = CInt(IPPROTO_TCP)
        let expected: [(CInt, CInt, Int)] = [
            (SOL_SOCKET, SO_REUSEADDR, 1), (SOL_SOCKET, SO_REUSEPORT, 1), (CInt(IPPROTO_IP), IP_TTL, 7), (CInt(IPPROTO_IP), IP_TOS, 0xB8),
            (level, CInt(TCP_NODELAY), 1), (level, CInt(TCP_USER_TIMEOUT), 6000), (SOL_SOCKET, SO_KEEPALIVE, 1),
            (level, CInt(TCP_KEEPCNT), 3), (level, CInt(TCP_KEEPIDLE), 4), (level, CInt(TCP_KEEPINTVL), 5),
        ]
        #expect(entries == expected.map { SocketOptions.Entry(level: $0.0, name: $0.1, value: $0.2) })
        (tcp.connectionDropTime, tcp.keepaliveIdle) = (.max, .max)
        let long = SocketOptions(ConnectionSettings(NWParameters(tls: nil, tcp: tcp)), isVersion6: false).entries
        for name in [TCP_USER_TIMEOUT, TCP_KEEPIDLE] {
            #expect(long.first { $0.level == level && $0.name == CInt(name) }?.value == Int(Int32.max))
        }
        // Small sends are delayed by default, as on Apple's systems.
        let plain = SocketOptions(ConnectionSettings(.tcp), isVersion6: true).entries
        #expect(plain == [SocketOptions.Entry(level: level, name: CInt(TCP_NODELAY), value: 0)])
    }

    @Test func `errors have text, a domain and a code`() {
        #expect(NWError.posix(.ECONNREFUSED).debugDescription == "POSIXErrorCode(rawValue: 111): Connection refused")
        #expect(NWError.dns(-65554).debugDescription == "-65554: NoSuchRecord")
        #expect(NWError.tls(-9808).debugDescription == "-9808: bad certificate format")
        let error = NWError.tls(-9843) as NSError
        #expect(error.domain == "Network.NWError" && error.code == -9843)
    }

    @Test func `the networks that parameters allow`() {
        let state = NetworkState.simulated([.wifi, .cellular])
        let remote = ConnectionTarget(.hostPort(host: "203.0.113.7", port: 1)), local = ConnectionTarget(.hostPort(host: "::1", port: 1))
        func allows(_ target: ConnectionTarget, isTurnedOff: Bool = false, _ change: (inout NWParameters.Values) -> Void) -> Bool {
            var values = NWParameters.Values()
            change(&values)
            return NetworkRequirements(values).allows(target, state, isTurnedOff: isTurnedOff)
        }
        #expect(allows(remote) { _ in } && allows(local) { _ in })
        #expect(!allows(remote, isTurnedOff: true) { _ in } && !allows(local, isTurnedOff: true) { _ in })
        #expect(allows(ConnectionTarget(.unix(path: "/a")), isTurnedOff: true) { _ in })
        #expect(allows(remote) { $0.requiredInterfaceType = .cellular } && !allows(local) { $0.requiredInterfaceType = .cellular })
        #expect(!allows(remote) { $0.requiredInterfaceType = .wiredEthernet })
        #expect(!allows(remote) { $0.requiredInterfaceType = .loopback } && allows(local) { $0.requiredInterfaceType = .loopback })
        #expect(!allows(remote) { $0.prohibitedInterfaceTypes = [.wifi, .cellular] })
        #expect(allows(remote) { $0.prohibitedInterfaceTypes = [.wifi] })
        #expect(
            !allows(remote) { values in
                values.prohibitedInterfaceTypes = [.wifi]
                values.prohibitExpensivePaths = true
            })
    }

    @Test func `another preferred interface is a better path`() {
        let both = NetworkState.simulated([.wifi, .cellular]), cellular = NetworkState.simulated([.cellular])
        let used = cellular.links.first
        #expect(ConnectionDriver.hasBetterPath(both, than: used))
        #expect(!ConnectionDriver.hasBetterPath(cellular, than: used))
        #expect(!ConnectionDriver.hasBetterPath(both, than: nil))
        #expect(!ConnectionDriver.hasBetterPath(.simulated([]), than: used))
    }

    @Test func `the target and the text of a URL`() {
        guard case .name("example.org", 443) = ConnectionTarget(.url(url("wss://user:secret@example.org/path?token=1"))),
            case .name("example.org", 80) = ConnectionTarget(.url(url("http://example.org"))),
            case .address(.hostPort(.ipv4(.loopback), 8080)) = ConnectionTarget(.url(url("http://127.0.0.1:8080"))),
            case .none = ConnectionTarget(.url(url("file:///tmp")))
        else {
            Issue.record("a URL leads elsewhere")
            return
        }
        #expect(NWEndpoint.url(url("wss://user:secret@example.org:8443/path?token=1")).logText == "wss://example.org:8443")
    }

    private func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }
}
