import Dispatch
import SystemServices
import Testing

/// The record of calls on other queues, which all tests of the process use.
@Suite struct PendingCallsTests {
    @Test func aCallOnAQueueIsPendingUntilItsEnd() async {
        let queue = DispatchQueue(label: "PendingCallsTests")
        queue.suspend()
        await withCheckedContinuation { continuation in
            PendingCalls.run(on: queue, "a call on a queue") { continuation.resume() }
            #expect(PendingCalls.names.contains("a call on a queue"))
            queue.resume()
        }
        // The next call on the queue begins after the end of the first one.
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
        #expect(!PendingCalls.names.contains("a call on a queue"))
    }
}
