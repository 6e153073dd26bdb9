import CaretTesting
import Synchronization
import Testing

@testable import SystemConfiguration

/// The callbacks of targets.
@MainActor @Suite(.app) struct ReachabilityCallbackTests {
    private let recorder = FlagsRecorder()

    private func launch() async throws -> TestApp { try await TestApp.launch(showing: { UIViewController() }) }

    @Test func theCallbackIsCalledOnTheQueueForEachChange() async throws {
        let app = try await launch()
        let target = try #require(Reach.address())
        recorder.observe(target)
        #expect(SCNetworkReachabilitySetDispatchQueue(target, recorder.queue))
        try await app.settle()
        #expect(recorder.values == [])
        app.system.network.status = .unsatisfied
        try await app.settle()
        app.system.network.isConstrained = true
        try await app.settle()
        app.system.network.status = .satisfied
        try await app.settle()
        #expect(recorder.values == [[], .reachable] && recorder.isOnQueue == [true, true])
        #expect(app.system.requests.requests(to: "network").map(\.text) == ["monitors the reachability of the Internet"])
    }

    @Test func aChangeThatIsUndoneMeanwhileIsNotReported() async throws {
        let app = try await launch()
        let target = try #require(Reach.address())
        recorder.observe(target)
        SCNetworkReachabilitySetDispatchQueue(target, recorder.queue)
        recorder.queue.suspend()
        app.system.network.status = .unsatisfied
        app.system.network.status = .satisfied
        recorder.queue.resume()
        try await app.settle()
        #expect(recorder.values == [])
    }

    @Test func theCallbackOfANameIsCalledAfterTheResolution() async throws {
        let app = try await launch()
        let target = try #require(Reach.name("invalidhost"))
        recorder.observe(target)
        SCNetworkReachabilitySetDispatchQueue(target, recorder.queue)
        try await app.settle()
        #expect(recorder.values == [[]] && recorder.isOnQueue == [true])
        let known = try #require(Reach.name("example.com"))
        recorder.observe(known)
        SCNetworkReachabilitySetDispatchQueue(known, recorder.queue)
        try await app.settle()
        #expect(recorder.values == [[], .reachable])
        app.system.network.unresolvableHosts = ["example.com"]
        try await app.settle()
        #expect(recorder.values == [[], .reachable, []])
    }

    @Test func aLateResultOfAnEarlierResolutionIsIgnored() async throws {
        let app = try await launch()
        let target = try #require(Reach.name("example.com"))
        recorder.observe(target)
        SCNetworkReachabilitySetDispatchQueue(target, recorder.queue)
        try await app.settle()
        let (generation, last) = target.state.withLock { ($0.generation, $0.lastReading) }
        target.update(generation, last - 1, resolved: [])
        try await app.settle()
        #expect(last > 0 && recorder.values == [.reachable] && Reach.flags(target) == .reachable)
        target.update(generation, last + 1, resolved: [])
        try await app.settle()
        #expect(recorder.values == [.reachable, []])
    }

    @Test func theCallsEndWithTheQueueOrTheCallback() async throws {
        let app = try await launch()
        let target = try #require(Reach.address())
        recorder.observe(target)
        SCNetworkReachabilitySetDispatchQueue(target, recorder.queue)
        #expect(!SCNetworkReachabilitySetDispatchQueue(target, .main) && SCError() == Int32(kSCStatusInvalidArgument))
        #expect(!SCNetworkReachabilityScheduleWithRunLoop(target, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue))
        #expect(SCNetworkReachabilitySetDispatchQueue(target, nil))
        app.system.network.status = .unsatisfied
        try await app.settle()
        #expect(recorder.values == [] && !SCNetworkReachabilitySetDispatchQueue(target, nil))
        SCNetworkReachabilitySetDispatchQueue(target, recorder.queue)
        SCNetworkReachabilitySetCallback(target, nil, nil)
        app.system.network.status = .satisfied
        try await app.settle()
        #expect(recorder.values == [])
        recorder.observe(target)
        app.system.network.status = .unsatisfied
        try await app.settle()
        #expect(recorder.values == [[]])
    }

    @Test func aReleasedTargetCallsNothing() async throws {
        let app = try await launch()
        var target = Reach.address()
        weak let released = target
        recorder.observe(try #require(target))
        SCNetworkReachabilitySetDispatchQueue(try #require(target), recorder.queue)
        target = nil
        app.system.network.status = .unsatisfied
        try await app.settle()
        #expect(recorder.values == [] && released == nil)
    }

    @Test func theMainRunLoopCallsOnTheMainThread() async throws {
        let app = try await launch()
        let target = try #require(Reach.address())
        // The callback captures a value, which a C function could not.
        let record = ThreadRecorder()
        SCNetworkReachabilitySetCallback(target, { _, _, _ in record.add(Thread.isMainThread) }, nil)
        let mode = CFRunLoopMode.commonModes.rawValue
        #expect(SCNetworkReachabilityScheduleWithRunLoop(target, CFRunLoopGetMain(), mode))
        #expect(!SCNetworkReachabilitySetDispatchQueue(target, recorder.queue))
        app.system.network.status = .unsatisfied
        try await app.settle()
        #expect(record.values == [true])
        #expect(!SCNetworkReachabilityUnscheduleFromRunLoop(target, CFRunLoopGetMain(), CFRunLoopMode.defaultMode.rawValue))
        #expect(SCNetworkReachabilityUnscheduleFromRunLoop(target, CFRunLoopGetMain(), mode))
        app.system.network.status = .satisfied
        try await app.settle()
        #expect(record.values == [true])
    }

    @Test func anotherRunLoopIsRefused() async throws {
        let app = try await launch()
        let target = try #require(Reach.address())
        let record = ThreadRecorder()
        let done = DispatchSemaphore(value: 0)
        Thread {
            record.add(SCNetworkReachabilityScheduleWithRunLoop(target, CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue))
            record.add(SCError() == Int32(kSCStatusFailed))
            done.signal()
        }.start()
        done.wait()
        #expect(record.values == [false, true])
        #expect(app.diagnostics.contains { $0.code == "reachability-run-loop" })
    }
}

/// Facts about the threads of calls.
private final class ThreadRecorder: Sendable {
    private let state = Mutex<[Bool]>([])

    var values: [Bool] { state.withLock { $0 } }

    func add(_ value: Bool) { state.withLock { $0.append(value) } }
}
