import CaretTesting
import Dispatch
import Synchronization
import Testing

@testable import UIKitCore

/// Serialized with the tests of apps, which settle only when no image is being decoded.
@Suite(.app) struct DecodeWorkersTests {
    private final class Meter: Sendable {
        private let running = Mutex((now: 0, most: 0))

        func enter() { running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) } }
        func leave() { running.withLock { $0.now -= 1 } }
        var most: Int { running.withLock { $0.most } }
    }

    @Test func atMostTwoRunAtATimeOnTheirOwnThreads() async {
        let workers = DecodeWorkers(limit: 2)
        let meter = Meter()
        await withTaskGroup { group in
            for _ in 0..<40 {
                group.addTask {
                    let isWorker = await withCheckedContinuation { continuation in
                        workers.submit("count") {
                            meter.enter()
                            let isWorker = DecodeWorkers.isCurrent
                            meter.leave()
                            continuation.resume(returning: isWorker)
                        }
                    }
                    #expect(isWorker)
                }
            }
        }
        #expect(meter.most <= 2)
        #expect(!DecodeWorkers.isCurrent)
    }

    @Test func workThatIsCancelledBeforeItBeginsNeverRuns() async {
        let workers = DecodeWorkers(limit: 1)
        let gate = DispatchSemaphore(value: 0)
        let ran = Mutex(false)
        let name = "taken back by a test"
        workers.submit("gate") { gate.wait() }
        let job = workers.submit(name) { ran.withLock { $0 = true } }
        #expect(PendingWork.names.contains(name))
        #expect(workers.cancel(job))
        #expect(!workers.cancel(job))
        #expect(!PendingWork.names.contains(name))
        gate.signal()
        await withCheckedContinuation { continuation in workers.submit("last") { continuation.resume() } }
        #expect(ran.withLock { !$0 })
    }

    @Test func prefetchingJobsRunAfterOthers() async {
        let workers = DecodeWorkers(limit: 1)
        let gate = DispatchSemaphore(value: 0)
        let names = Mutex<[String]>([])
        workers.submit("gate") { gate.wait() }
        for name in ["a", "b"] { workers.submit(name, isPrefetching: true) { names.withLock { $0.append(name) } } }
        let cancelled = workers.submit("c", isPrefetching: true) { names.withLock { $0.append("c") } }
        workers.submit("d") { names.withLock { $0.append("d") } }
        #expect(workers.cancel(cancelled))
        gate.signal()
        await withCheckedContinuation { continuation in workers.submit("last", isPrefetching: true) { continuation.resume() } }
        #expect(names.withLock { $0 } == ["d", "a", "b"])
    }
}
