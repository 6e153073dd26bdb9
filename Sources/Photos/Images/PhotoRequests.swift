internal import Synchronization
internal import UIKitCore

/// The requests of apps for images and files, which run in the background.
///
/// A request is cancelled between its results: a result after the cancellation is not delivered.
final class PhotoRequests: Sendable {
    private struct State {
        var lastID: PHImageRequestID = 0
        /// The requests without a final result. The value of a cancelled request is `false`.
        var isWanted: [PHImageRequestID: Bool] = [:]
    }

    private let state = Mutex(State())

    /// The requests of all managers.
    static let shared = PhotoRequests()

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
    /// - Parameters:
    ///   - id: The number of the request.
    ///   - queue: The queue of the work; `nil` for the threads that decode images.
    ///   - isPrefetching: Whether images that are needed now are decoded first.
    ///   - work: Called with a function that calls a closure on the main thread.
    func submit(
        _ id: PHImageRequestID, on queue: DispatchQueue? = nil, isPrefetching: Bool = false,
        _ work: @escaping @Sendable (_ deliver: Deliver) -> Void
    ) {
        state.withLock { $0.isWanted[id] = true }
        let token = PendingWork.begin("loading a photo")
        let job: @Sendable () -> Void = {
            work { body in
                let box = UncheckedSendableBox(body)
                DispatchQueue.main.async { MainActor.assumeIsolated { box.value() } }
            }
            DispatchQueue.main.async {
                self.state.withLock { _ = $0.isWanted.removeValue(forKey: id) }
                PendingWork.end(token)
            }
        }
        if let queue {
            queue.async(execute: job)
        } else {
            DecodeWorkers.shared.submit("loading a photo", isPrefetching: isPrefetching, job)
        }
    }
}
