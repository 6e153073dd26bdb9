import CaretTesting
import SystemConfiguration
import Testing

/// The flags of targets in the states of the network that a test sets.
@MainActor @Suite(.app) struct ReachabilityFlagsTests {
    private func launch() async throws -> TestApp { try await TestApp.launch(showing: { UIViewController() }) }

    @Test func theInternetIsReachableByDefault() async throws {
        let app = try await launch()
        #expect(Reach.flags(Reach.address()) == .reachable)
        app.system.network.interfaces = [.cellular]
        #expect(Reach.flags(Reach.address()) == [.reachable, .transientConnection, .isWWAN])
        app.system.network.status = .requiresConnection
        #expect(Reach.flags(Reach.address()) == [.reachable, .transientConnection, .connectionRequired, .isWWAN])
        app.system.network.interfaces = [.wifi]
        #expect(Reach.flags(Reach.address()) == [.reachable, .transientConnection, .connectionRequired])
        app.system.network.status = .unsatisfied
        #expect(Reach.flags(Reach.address()) == [])
    }

    @Test(
        arguments: [
            ("127.0.0.1", [.reachable, .isLocalAddress]), ("192.168.2.2", [.reachable, .isLocalAddress]),
            ("192.168.2.9", [.reachable, .isDirect]), ("169.254.0.0", [.reachable, .isDirect]), ("198.51.100.1", [.reachable]),
        ] as [(String, SCNetworkReachabilityFlags)])
    func flagsOfAddresses(_ address: String, _ flags: SCNetworkReachabilityFlags) async throws {
        let app = try await launch()
        #expect(Reach.flags(Reach.address(address)) == flags)
        #expect(Reach.flags(Reach.name(address)) == flags)
        app.system.network.status = .unsatisfied
        #expect(Reach.flags(Reach.address(address)) == (address == "127.0.0.1" ? flags : []))
    }

    @Test func addressesOfVersion6() async throws {
        let app = try await launch()
        var address = sockaddr_in6()
        address.sin6_len = UInt8(MemoryLayout<sockaddr_in6>.size)
        address.sin6_family = sa_family_t(AF_INET6)
        let target = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
        }
        #expect(Reach.flags(target) == .reachable)
        #expect(Reach.flags(Reach.name("::1")) == [.reachable, .isLocalAddress])
        app.system.network.status = .unsatisfied
        #expect(Reach.flags(target) == [])
    }

    @Test func aNameThatDoesNotResolveIsNotReachable() async throws {
        let app = try await launch()
        #expect(Reach.flags(Reach.name("example.com")) == .reachable)
        #expect(Reach.flags(Reach.name("localhost")) == [.reachable, .isLocalAddress])
        #expect(Reach.flags(Reach.name("invalidhost")) == [])
        app.system.network.unresolvableHosts = ["example.com"]
        #expect(Reach.flags(Reach.name("example.com")) == [])
        app.system.network.unresolvableHosts = []
        app.system.network.supportsDNS = false
        #expect(Reach.flags(Reach.name("example.com")) == [])
    }

    @Test func aPairNeedsBothAddresses() async throws {
        _ = try await launch()
        func target(_ local: String?, _ remote: String?) -> SCNetworkReachability? {
            var addresses = [local, remote].map { text -> sockaddr in
                var address = sockaddr_in()
                address.sin_family = sa_family_t(AF_INET)
                if let text { inet_pton(AF_INET, text, &address.sin_addr) }
                return withUnsafeBytes(of: address) { $0.loadUnaligned(as: sockaddr.self) }
            }
            return addresses.withUnsafeMutableBufferPointer { pair in
                guard let first = pair.baseAddress else { return nil }
                return SCNetworkReachabilityCreateWithAddressPair(nil, local.map { _ in first }, remote.map { _ in first + 1 })
            }
        }
        #expect(Reach.flags(target("192.168.2.2", "198.51.100.1")) == .reachable)
        #expect(Reach.flags(target("192.168.9.9", "198.51.100.1")) == [])
        #expect(Reach.flags(target("192.168.2.2", nil)) == [.reachable, .isLocalAddress])
        #expect(target(nil, nil) == nil && SCError() == Int32(kSCStatusInvalidArgument))
    }

    @Test func invalidTargetsAreNil() {
        #expect(Reach.name("") == nil && SCError() == Int32(kSCStatusInvalidArgument))
        var address = sockaddr()
        #expect(SCNetworkReachabilityCreateWithAddress(nil, &address) == nil)
    }

    @Test func lengthsOfSocketAddressesAreThoseOfTheStructures() {
        #expect(sockaddr().sa_len == 16 && sockaddr_in().sin_len == 16 && sockaddr_in6().sin6_len == 28)
        #expect(sockaddr_storage().ss_len == 128)
        let address = sockaddr_in(
            sin_len: 16, sin_family: sa_family_t(AF_INET), sin_port: 80, sin_addr: in_addr(s_addr: 1), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        #expect(address.sin_family == 2 && address.sin_port == 80 && address.sin_addr.s_addr == 1)
        let longer = sockaddr_in6(
            sin6_len: 28, sin6_family: 10, sin6_port: 81, sin6_flowinfo: 2, sin6_addr: in6addr_loopback, sin6_scope_id: 3)
        #expect(longer.sin6_port == 81 && longer.sin6_flowinfo == 2 && longer.sin6_scope_id == 3)
    }
}
