/// The options with which an alert is shown.
@MainActor struct AlertOptions {
    /// The time after which an alert without buttons dismisses itself; `nil` for never.
    var autoDismiss: Duration?
    /// The view controller that shows the alert; `nil` for an alert of the application.
    weak var presenter: UIViewController?
    /// The item at which an action sheet on a tablet points.
    weak var source: (any UIPopoverPresentationControllerSourceItem)?
    /// The view below the message.
    var accessory: UIView?
    /// Called when a button has ended the alert.
    var onButton: (@MainActor () -> Void)?
}

extension Alerts {
    /// Observes the view controller that shows an alert. `ended` is called when the controller leaves for good, alone
    /// or with its container. `ended` is also called if the controller is deallocated, or is in no hierarchy two frames
    /// after this call.
    ///
    /// - Returns: A closure that removes the observers.
    static func follow(_ presenter: UIViewController, _ ended: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        let removePeriodObserver = presenter.observe(.presence, begin: {}, finish: ended)
        // The controller retains the observer, so that both are deallocated together.
        let deinitObserver = DeinitObserver { Task { @MainActor in ended() } }
        let removeDeinitObserver = Hooks.userInfoStorage(of: presenter).observeController { _, _ in
            withExtendedLifetime(deinitObserver) {}
        }
        return {
            removePeriodObserver()
            removeDeinitObserver()
        }
    }

    /// Calls `body` in each of the next two frames, and whenever a view controller appears.
    ///
    /// - Returns: A closure that ends the calls.
    static func onAppearances(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        let isActive = SharedFlag()
        let remove = Hooks.applicationStorage?.observeController { _, event in
            switch event {
            case .willAppear, .isAppearing, .didAppear: body()
            default: break
            }
        }
        Hooks.inNextFrame {
            guard isActive.value else { return }
            body()
            Hooks.inSecondFrame { if isActive.value { body() } }
        }
        return {
            isActive.value = false
            remove?()
        }
    }
}

/// A flag that several closures share.
@MainActor private final class SharedFlag {
    var value = true
}

extension UIViewController {
    /// The window of the controller, of its containers, or of the controllers below or above it; `nil` if none of them
    /// is in a window.
    var nearestWindow: UIWindow? {
        var current: UIViewController? = self
        while let controller = current {
            if let window = controller.viewIfLoaded?.window { return window }
            current = controller.parent ?? controller.presentingViewController
        }
        return presentedViewController?.viewIfLoaded?.window
    }
}
