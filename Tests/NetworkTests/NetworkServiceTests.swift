import CaretTesting
import Network
import Testing

@testable import SystemServices

/// The state of the network, and the panel of the person.
@MainActor @Suite(.app) struct NetworkServiceTests {
    private let service = NetworkService(requests: RequestLog())

    init() { service.followsComputer = false }

    private func choose(_ choice: String, _ row: String = "Network") throws {
        let row = try #require(service.panelSection.rows.first { $0.title == row })
        try #require(row.choices.first { $0.title == choice }).choose()
    }

    private func value(_ row: String = "Network") -> String? { service.panelSection.rows.first { $0.title == row }?.value }

    @Test func thePanelIsEmptyUntilTheAppAsks() {
        #expect(service.panelSection.rows.isEmpty)
        service.record("monitors the path")
        #expect(value() == "Wi-Fi" && value("Low Data Mode") == "Off")
    }

    @Test func thePersonChoosesTheNetwork() throws {
        service.record("monitors the path")
        try choose("Mobile Data")
        #expect(service.interfaces == [.cellular] && service.isExpensive && value() == "Mobile Data")
        try choose("Off")
        #expect(service.status == .unsatisfied && service.interfaces.isEmpty && value() == "Off")
        try choose("Wi-Fi")
        #expect(service.status == .satisfied && service.interfaces == [.wifi] && !service.isExpensive)
        try choose("On", "Low Data Mode")
        #expect(service.isConstrained && value("Low Data Mode") == "On")
        try choose("As on This Computer")
        #expect(service.followsComputer && service.answersAreEmpty)
    }

    @Test func theStateIsConsistent() {
        service.interfaces = []
        #expect(service.status == .unsatisfied && !service.supportsIPv4 && !service.supportsDNS)
        service.interfaces = [.loopback, .wiredEthernet, .wiredEthernet]
        #expect(service.status == .satisfied && service.interfaces == [.wiredEthernet])
        service.status = .unsatisfied
        service.isConstrained = true
        #expect(!service.isConstrained)
        service.reset()
        #expect(service.status == .satisfied && service.interfaces == [.wifi])
    }

    @Test func aDefaultRouteWithoutAGatewayIsNotDirect() throws {
        var state = NetworkState.simulated([.other])
        let link = try #require(state.links.first)
        state.routes = [
            NetworkRoute(destination: [0, 0, 0, 0], prefixLength: 0, gateway: nil, linkIndex: link.index),
            NetworkRoute(destination: [10, 0, 0, 0], prefixLength: 8, gateway: nil, linkIndex: link.index),
        ]
        #expect(state.reach([198, 51, 100, 1]) == .routed(link) && state.reach([10, 1, 1, 1]) == .direct(link))
    }

    @Test func namesResolveWithoutTheNetwork() {
        #expect(!service.addresses(of: "example.com").isEmpty && service.addresses(of: "localhost") == [[127, 0, 0, 1]])
        #expect(service.addresses(of: "192.0.2.7") == [[192, 0, 2, 7]])
        #expect(service.addresses(of: "invalidhost").isEmpty && service.addresses(of: "a.invalid").isEmpty)
        #expect(service.addresses(of: "a..b").isEmpty && service.addresses(of: "a b.c").isEmpty)
        service.unresolvableHosts = ["example.com"]
        #expect(service.addresses(of: "Example.com").isEmpty && !service.addresses(of: "example.org").isEmpty)
        service.supportsDNS = false
        #expect(service.addresses(of: "example.org").isEmpty && service.addresses(of: "localhost") == [[127, 0, 0, 1]])
    }

    @Test func observersOfTheTimeBeforeTheLaunchContinueWithTheApp() {
        let calls = Counter()
        let observation = NetworkObservation(service) { calls.add() }
        let successor = NetworkService(requests: RequestLog())
        successor.followsComputer = false
        service.replace(by: successor)
        #expect(observation.service === successor && calls.value == 1)
        successor.status = .unsatisfied
        service.status = .unsatisfied
        #expect(calls.value == 2 && observation.state.status == .unsatisfied)
        observation.cancel()
        successor.status = .satisfied
        #expect(calls.value == 2)
    }

    @Test func observersAreCalledForChangesAlone() {
        let calls = Counter()
        let number = service.addObserver { calls.add() }
        service.status = .satisfied
        #expect(calls.value == 0)
        service.interfaces = [.cellular]
        #expect(calls.value == 1)
        service.isExpensive = true
        #expect(calls.value == 2)
        service.removeObserver(number)
        service.status = .unsatisfied
        #expect(calls.value == 2)
    }
}

extension NetworkService {
    fileprivate var answersAreEmpty: Bool { state.withLock { $0.answers.status == nil && $0.answers.interfaces == nil } }
}
