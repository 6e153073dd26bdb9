internal import Synchronization
internal import SystemServices

/// A request to the store. Apps use a subclass.
///
/// - Source: https://developer.apple.com/documentation/storekit/skrequest
// Unchecked: the delegate is set before the start, and the state is protected by a lock.
open class SKRequest: NSObject, @unchecked Sendable {
    /// The receiver of the result. Held weakly.
    open weak var delegate: (any SKRequestDelegate)?
    private let isRunning = Mutex(false)

    /// Starts the request, which lives until its end. The delegate is called on the main thread.
    open func start() {
        let isFirst = isRunning.withLock { isRunning in
            defer { isRunning = true }
            return !isRunning
        }
        guard isFirst else { return }
        let result = begin()
        MainQueue.runLater("a request of StoreKit") {
            guard self.end() else { return }
            if let error = result {
                self.delegate?.request(self, didFailWithError: error)
            } else {
                self.deliver()
                self.delegate?.requestDidFinish(self)
            }
        }
    }

    /// Ends the request. The delegate is not called.
    open func cancel() { _ = end() }

    /// Performs the request. Returns the reason of a failure.
    func begin() -> SKError? { nil }

    /// Passes the result to the delegate.
    @MainActor func deliver() {}

    private func end() -> Bool {
        isRunning.withLock { isRunning in
            defer { isRunning = false }
            return isRunning
        }
    }
}

/// A receiver of the result of an ``SKRequest``. Called on the main thread.
///
/// - Source: https://developer.apple.com/documentation/storekit/skrequestdelegate
public protocol SKRequestDelegate: NSObjectProtocol {
    /// Called after a success.
    func requestDidFinish(_ request: SKRequest)
    /// Called with an ``SKError``.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    /// Does nothing.
    public func requestDidFinish(_ request: SKRequest) {}
    /// Does nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
