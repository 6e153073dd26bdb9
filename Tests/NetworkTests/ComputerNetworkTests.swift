import Foundation
import Testing

@testable import SystemServices

/// The network of a computer, in a namespace of the kernel.
@Suite(.timeLimit(.minutes(1)), .enabled(if: NetworkNamespace.isAvailable, "needs network namespaces and the tool ip"))
struct ComputerNetworkTests {
    /// A namespace with a cable: two interfaces that are connected with each other.
    private func makeNamespace() throws -> NetworkNamespace {
        let namespace = try #require(NetworkNamespace())
        for command in ["link set lo up", "link add near type veth peer name far", "addr add 192.0.2.2/24 dev near"] {
            try #require(namespace.ip(command))
        }
        return namespace
    }

    /// Waits for a state of the network.
    private func wait(_ network: ComputerNetwork, until isReached: (NetworkState) -> Bool) async -> NetworkState {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        let observation = network.observe { continuation.yield() }
        defer { withExtendedLifetime(observation) {} }
        continuation.yield()
        for await _ in changes where isReached(network.state) { break }
        return network.state
    }

    @Test func aComputerWithoutACableIsUnsatisfied() throws {
        let namespace = try makeNamespace()
        let network = try #require(namespace.run { ComputerNetwork() })
        let state = network.state
        #expect(state.status == .unsatisfied && state.links.isEmpty && !state.supportsIPv4 && !state.supportsDNS)
        #expect(state.loopback?.name == "lo" && state.allLinks.map(\.name).sorted() == ["far", "lo", "near"])
        #expect(state.reach([127, 0, 0, 1]) == .local && state.reach([198, 51, 100, 1]) == .none)
    }

    @Test func changesOfLinksAddressesAndRoutesAreFollowed() async throws {
        let namespace = try makeNamespace()
        let network = try #require(namespace.run { ComputerNetwork() })
        for command in ["link set near up", "link set far up", "route add default via 192.0.2.1"] {
            try #require(namespace.ip(command))
        }
        let state = await wait(network) { $0.status == .satisfied }
        #expect(state.links.map(\.name) == ["near"] && state.links.map(\.kind) == [.wiredEthernet])
        #expect(state.supportsIPv4 && !state.supportsIPv6 && state.gateways == [[192, 0, 2, 1]])
        let near = try #require(state.links.first)
        #expect(state.reach([192, 0, 2, 2]) == .local && state.reach([192, 0, 2, 7]) == .direct(near))
        #expect(state.reach([198, 51, 100, 1]) == .routed(near) && state.reach([0, 0, 0, 0]) == .routed(near))

        try #require(namespace.ip("addr add 2001:db8::2/64 dev near nodad"))
        try #require(namespace.ip("-6 route add default via 2001:db8::1"))
        #expect(await wait(network) { $0.supportsIPv6 }.gateways.count == 2)

        // The other end of the cable is pulled.
        try #require(namespace.ip("link set far down"))
        let unplugged = await wait(network) { $0.status == .unsatisfied }
        #expect(unplugged.links.isEmpty && unplugged.reach([198, 51, 100, 1]) == .none)

        try #require(namespace.ip("link set far up"))
        _ = await wait(network) { $0.status == .satisfied }
        try #require(namespace.ip("route del default"))
        _ = await wait(network) { !$0.supportsIPv4 }
    }

    @Test func aServiceFollowsTheComputerUntilATestChangesIt() async throws {
        let namespace = try makeNamespace()
        let network = try #require(namespace.run { ComputerNetwork() })
        let service = NetworkService(requests: RequestLog())
        service.follow(network)
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        let observation = NetworkObservation(service) { continuation.yield() }
        #expect(service.status == .unsatisfied)
        for command in ["link set near up", "link set far up", "route add default via 192.0.2.1"] {
            try #require(namespace.ip(command))
        }
        for await _ in changes where service.status == .satisfied { break }
        #expect(service.interfaces == [.wiredEthernet] && !service.isExpensive)
        service.interfaces = [.cellular]
        #expect(service.interfaces == [.cellular] && service.isExpensive)
        service.reset()
        #expect(service.interfaces == [.wiredEthernet])
        service.followsComputer = false
        #expect(service.interfaces == [.wifi])
        observation.cancel()
    }
}
