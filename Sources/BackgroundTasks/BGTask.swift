internal import CoreGraphics
internal import Dispatch
internal import Synchronization
internal import SystemServices
internal import UIKitCore

/// A task that runs in the background. The launch handler receives a subclass.
///
/// `@unchecked Sendable`: all state is constant or protected by a lock. The expiration handler is called once, as on
/// Apple's systems, on another thread than the one that set it.
/// - Source: https://developer.apple.com/documentation/backgroundtasks/bgtask
open class BGTask: NSObject, @unchecked Sendable {
    private struct State {
        var expirationHandler: (() -> Void)?
        var isCompleted = false
    }

    /// The identifier of the task.
    public final let identifier: String
    private let state = Mutex(UncheckedSendableBox(State()))
    private let service: BackgroundTasksService

    init(_ identifier: String, _ service: BackgroundTasksService) {
        self.identifier = identifier
        self.service = service
        super.init()
    }

    /// Called on a background queue when the time of the task ends; `nil` by default. The handler stops the work and
    /// calls ``setTaskCompleted(success:)``. Set to `nil` before the call.
    open var expirationHandler: (() -> Void)? {
        get { state.withLock { $0.value.expirationHandler } }
        set {
            let handler = UncheckedSendableBox(newValue)
            let former = state.withLock { box in
                let former = UncheckedSendableBox(box.value.expirationHandler)
                box.value.expirationHandler = handler.value
                return former
            }
            // The former handler is released outside of the lock, because it may own objects that use the task.
            withExtendedLifetime(former) {}
        }
    }

    /// Ends the task. A second call is reported and ignored.
    ///
    /// - Parameter success: Whether the task did its work.
    open func setTaskCompleted(success: Bool) {
        let former = state.withLock { box in
            defer { box.value = State(isCompleted: true) }
            return UncheckedSendableBox(box.value)
        }
        // The handler is released outside of the lock, as in `expirationHandler`.
        let isFirst = withExtendedLifetime(former) { !former.value.isCompleted }
        guard isFirst else {
            Diagnostics.report("background", "setTaskCompleted(success:): the task \(identifier) is completed already. Call it once.")
            return
        }
        service.complete(identifier, success: success)
    }

    /// Calls the expiration handler. Without one, the task ends without success.
    func expire() {
        let handler = state.withLock { box -> UncheckedSendableBox<(() -> Void)?> in
            UncheckedSendableBox(box.value.expirationHandler.take())
        }
        guard handler.value != nil else { return setTaskCompleted(success: false) }
        PendingCalls.run(on: DispatchQueue.global(), "the expiration handler of \(identifier)") { handler.value?() }
    }
}
