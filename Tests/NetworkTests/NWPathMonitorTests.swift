import CaretTesting
import Network
import QueueRecorder
import SystemServices
import Testing

/// Monitors of the network that a test sets.
@MainActor @Suite(.app) struct NWPathMonitorTests {
    private let recorder = PathRecorder()

    private func launch() async throws -> TestApp { try await TestApp.launch(showing: { UIViewController() }) }

    private func start(_ monitor: NWPathMonitor) -> NWPathMonitor {
        recorder.observe(monitor)
        monitor.start(queue: recorder.queue)
        return monitor
    }

    @Test func theHandlerIsCalledAfterTheStartAndAfterEachChangeOnTheQueue() async throws {
        let app = try await launch()
        let monitor = start(NWPathMonitor())
        try await app.settle()
        #expect(recorder.statuses == [.satisfied])
        app.system.network.status = .unsatisfied
        try await app.settle()
        app.system.network.status = .requiresConnection
        try await app.settle()
        app.system.network.status = .requiresConnection
        try await app.settle()
        #expect(recorder.statuses == [.satisfied, .unsatisfied, .requiresConnection])
        #expect(recorder.isOnQueue == [true, true, true])
        #expect(monitor.queue === recorder.queue)
    }

    @Test func aChangeThatIsUndoneMeanwhileIsNotReported() async throws {
        let app = try await launch()
        let monitor = start(NWPathMonitor())
        try await app.settle()
        recorder.queue.suspend()
        app.system.network.status = .unsatisfied
        app.system.network.status = .satisfied
        recorder.queue.resume()
        try await app.settle()
        #expect(recorder.statuses == [.satisfied] && monitor.currentPath.status == .satisfied)
    }

    @Test func aTestHasAWiFiNetworkWhateverTheComputerHas() async throws {
        let app = try await launch()
        let path = start(NWPathMonitor()).currentPath
        #expect(path.status == .satisfied && path.availableInterfaces.map(\.name) == ["en0"])
        #expect(path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.cellular))
        #expect(!path.isExpensive && !path.isConstrained && path.supportsIPv4 && path.supportsIPv6 && path.supportsDNS)
        #expect(path.gateways == [.hostPort(host: "192.168.2.1", port: 0), .hostPort(host: "fe80::1", port: 0)])
        #expect(path.localEndpoint == nil && path.remoteEndpoint == nil)
        #expect(path.debugDescription == "satisfied (Path is satisfied), interface: en0, ipv4, ipv6, dns")
        #expect(app.system.network.interfaces == [.wifi])
    }

    @Test func theCurrentPathIsUnsatisfiedBeforeTheStart() async throws {
        let app = try await launch()
        let monitor = NWPathMonitor()
        #expect(monitor.currentPath.status == .unsatisfied && monitor.queue == nil)
        #expect(monitor.debugDescription == "NWPathMonitor(unsatisfied (No network route))")
        monitor.start(queue: .main)
        #expect(monitor.currentPath.status == .satisfied)
        #expect(app.system.requests.requests(to: "network").map(\.text) == ["monitors the path"])
    }

    @Test func aCancelledMonitorCallsNoHandler() async throws {
        let app = try await launch()
        let monitor = start(NWPathMonitor())
        try await app.settle()
        monitor.cancel()
        app.system.network.status = .unsatisfied
        try await app.settle()
        #expect(recorder.statuses == [.satisfied] && monitor.currentPath.status == .satisfied)
        monitor.start(queue: recorder.queue)
        try await app.settle()
        #expect(recorder.statuses == [.satisfied])
        #expect(app.diagnostics.contains { $0.code == "network-monitor-start" })
    }

    /// An object of an app that uses a monitor when it is released.
    private final class Owner: Sendable {
        private let monitor: NWPathMonitor
        private let releases: Counter

        init(_ monitor: NWPathMonitor, _ releases: Counter) { (self.monitor, self.releases) = (monitor, releases) }

        deinit { if monitor.currentPath.status == .unsatisfied { releases.add() } }

        func setHandler() { monitor.pathUpdateHandler = { _ in _ = self } }
    }

    @Test func aFormerHandlerMayUseTheMonitor() {
        let monitor = NWPathMonitor()
        let releases = Counter()
        Owner(monitor, releases).setHandler()
        #expect(releases.value == 0)
        Owner(monitor, releases).setHandler()
        #expect(releases.value == 1)
        monitor.cancel()
        #expect(releases.value == 2 && monitor.pathUpdateHandler == nil)
        Owner(monitor, releases).setHandler()
        #expect(releases.value == 3 && monitor.pathUpdateHandler == nil)
    }

    @Test func aReleasedMonitorCallsNoHandler() async throws {
        let app = try await launch()
        var monitor: NWPathMonitor? = start(NWPathMonitor())
        try await app.settle()
        weak let released = monitor
        monitor = nil
        app.system.network.status = .unsatisfied
        try await app.settle()
        #expect(recorder.statuses == [.satisfied] && released == nil)
    }

    @Test func aMonitorOfOneKindIgnoresOthers() async throws {
        let app = try await launch()
        let monitor = start(NWPathMonitor(requiredInterfaceType: .cellular))
        #expect(monitor.currentPath.status == .unsatisfied && monitor.currentPath.availableInterfaces.isEmpty)
        app.system.network.interfaces = [.wifi, .cellular]
        try await app.settle()
        #expect(monitor.currentPath.status == .satisfied && monitor.currentPath.isExpensive)
        #expect(monitor.currentPath.availableInterfaces.map(\.type) == [.cellular])
        #expect(app.system.requests.requests(to: "network").map(\.text) == ["monitors the path through cellular"])
    }

    @Test func aMonitorWithoutSomeKindsIgnoresThese() async throws {
        let app = try await launch()
        let monitor = start(NWPathMonitor(prohibitedInterfaceTypes: [.cellular, .wiredEthernet]))
        app.system.network.interfaces = [.cellular, .wifi]
        try await app.settle()
        #expect(monitor.currentPath.availableInterfaces.map(\.name) == ["en0"] && !monitor.currentPath.isExpensive)
        app.system.network.interfaces = [.cellular]
        try await app.settle()
        #expect(monitor.currentPath.status == .unsatisfied && !monitor.currentPath.supportsIPv4)
    }

    @Test func loopbackIsThereWithoutANetwork() async throws {
        let app = try await launch()
        app.system.network.status = .unsatisfied
        let path = start(NWPathMonitor(requiredInterfaceType: .loopback)).currentPath
        #expect(path.status == .satisfied && path.availableInterfaces.map(\.name) == ["lo0"] && !path.isExpensive)
    }

    @Test func mobileDataIsExpensiveAndOtherNetworksCanBe() async throws {
        let app = try await launch()
        let monitor = start(NWPathMonitor())
        app.system.network.interfaces = [.cellular]
        try await app.settle()
        #expect(monitor.currentPath.isExpensive && monitor.currentPath.availableInterfaces.map(\.name) == ["pdp_ip0"])
        app.system.network.interfaces = [.wifi]
        app.system.network.isExpensive = true
        app.system.network.isConstrained = true
        app.system.network.supportsIPv6 = false
        try await app.settle()
        let path = monitor.currentPath
        #expect(path.debugDescription == "satisfied (Path is satisfied), interface: en0, ipv4, dns, expensive, constrained")
        #expect(recorder.values.last == path)
    }

    @Test func theReasonOfAnUnsatisfiedPathIsReported() async throws {
        let app = try await launch()
        app.system.network.unsatisfiedReason = .cellularDenied
        let monitor = start(NWPathMonitor())
        #expect(monitor.currentPath.unsatisfiedReason == .notAvailable)
        app.system.network.status = .unsatisfied
        try await app.settle()
        #expect(monitor.currentPath.unsatisfiedReason == .cellularDenied)
        #expect(monitor.currentPath.debugDescription == "unsatisfied (Denied over cellular interface)")
    }

    @Test func theSequenceBeginsWithTheCurrentPathAndEndsWithTheMonitor() async throws {
        let app = try await launch()
        let monitor = NWPathMonitor()
        var paths = monitor.makeAsyncIterator()
        #expect(await paths.next()?.status == .satisfied)
        app.system.network.status = .unsatisfied
        #expect(await paths.next()?.status == .unsatisfied)
        app.system.network.interfaces = [.wiredEthernet]
        app.system.network.status = .satisfied
        #expect(await paths.next()?.usesInterfaceType(.wiredEthernet) == true)
        monitor.cancel()
        #expect(await paths.next() == nil)
    }

    @Test func aSequenceThatBeginsDuringAChangeHidesItFromNoOther() async throws {
        let app = try await launch()
        let monitor = NWPathMonitor()
        // This observer is called before that of the monitor.
        let observation = NetworkObservation(app.system.network) { _ = monitor.makeAsyncIterator() }
        var paths = monitor.makeAsyncIterator()
        #expect(await paths.next()?.status == .satisfied)
        app.system.network.status = .unsatisfied
        observation.cancel()
        monitor.cancel()
        #expect(await paths.next()?.status == .unsatisfied)
    }

    @Test func theMainQueueCallsOnTheMainThread() async throws {
        let app = try await launch()
        let calls = QueueRecorder<Bool>()
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { _ in calls.record(Thread.isMainThread) }
        monitor.start(queue: .main)
        try await app.settle()
        #expect(calls.values == [true] && monitor.queue?.label == DispatchQueue.main.label)
    }

    @Test func anAppShowsTheNetwork() async throws {
        let app = try await TestApp.launch(showing: { NetworkController() })
        try await app.settle()
        #expect(app.exists("Online"))
        app.system.network.status = .unsatisfied
        try await app.settle()
        #expect(app.exists("Offline"))
    }
}

/// A screen that shows whether the network can be used.
private final class NetworkController: UIViewController {
    private let label = UILabel()
    private let monitor = NWPathMonitor()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        view.addSubview(label)
        monitor.pathUpdateHandler = { [weak self] path in
            DispatchQueue.main.async { self?.label.text = path.status == .satisfied ? "Online" : "Offline" }
        }
        monitor.start(queue: DispatchQueue(label: "monitor"))
    }
}
