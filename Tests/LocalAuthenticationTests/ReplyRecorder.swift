import Foundation
import LocalAuthentication
import Synchronization

/// Records the replies to evaluations, on any thread.
final class ReplyRecorder: Sendable {
    private let state = Mutex<[LAError.Code?]>([])
    private let threads = Mutex<[Bool]>([])

    /// The codes of the errors in order; `nil` for a success.
    var codes: [LAError.Code?] { state.withLock { $0 } }
    /// Whether each reply was called on the main thread.
    var isMain: [Bool] { threads.withLock { $0 } }

    /// Records a reply. A success with an error, or a failure without one, is recorded as `invalidContext`.
    func record(_ success: Bool, _ error: (any Error)?) {
        let code = (error as? LAError)?.code
        state.withLock { $0.append(success == (error == nil) ? code : .invalidContext) }
        threads.withLock { $0.append(Thread.isMainThread) }
    }

    /// Evaluates a policy with a reason.
    func evaluate(_ context: LAContext, _ policy: LAPolicy, reason: String = "Open your diary.") {
        context.evaluatePolicy(policy, localizedReason: reason) { self.record($0, $1) }
    }
}
