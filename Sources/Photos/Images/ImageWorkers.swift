internal import Synchronization

/// The threads that decode images for apps. There are at most two, so that decoding needs little memory, and a
/// processor remains available for scrolling.
///
/// A request is cancelled between its results: a result after the cancellation is not delivered.
final class ImageWorkers: Sendable {
    private struct State {
        var lastID: PHImageRequestID = 0
        /// The requests without a final result. The value of a cancelled request is `false`.
        var isWanted: [PHImageRequestID: Bool] = [:]
    }

    private let state = Mutex(State())
    private let queue: OperationQueue

    init() {
        queue = OperationQueue()
        queue.name = "Photos.images"
        queue.maxConcurrentOperationCount = 2
        queue.qualityOfService = .userInitiated
    }

    /// The threads of all image managers.
    static let shared = ImageWorkers()

    /// Calls a closure on the main thread.
    typealias Deliver = @Sendable (@escaping @MainActor () -> Void) -> Void

    /// Returns a number for a request.
    func nextID() -> PHImageRequestID {
        state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
    }

    /// Whether a request was not cancelled.
    func isWanted(_ id: PHImageRequestID) -> Bool { state.withLock { $0.isWanted[id] ?? false } }

    /// Whether a request was cancelled before its final result.
    func isCancelled(_ id: PHImageRequestID) -> Bool { state.withLock { $0.isWanted[id] == false } }

    /// Cancels a request that has no final result yet.
    func cancel(_ id: PHImageRequestID) {
        state.withLock { if $0.isWanted[id] != nil { $0.isWanted[id] = false } }
    }

    /// Runs the work of a request. `settle` waits for it.
    ///
    /// - Parameter work: Called on a decoding thread with a function that calls a closure on the main thread.
    func submit(_ id: PHImageRequestID, _ work: @escaping @Sendable (_ deliver: Deliver) -> Void) {
        state.withLock { $0.isWanted[id] = true }
        let token = PendingWork.begin("loading a photo")
        queue.addOperation {
            work { body in
                let box = UncheckedSendableBox(body)
                DispatchQueue.main.async { MainActor.assumeIsolated { box.value() } }
            }
            DispatchQueue.main.async {
                self.state.withLock { _ = $0.isWanted.removeValue(forKey: id) }
                PendingWork.end(token)
            }
        }
    }
}
