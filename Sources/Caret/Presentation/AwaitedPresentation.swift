/// A presented view controller whose result a task awaits.
@MainActor final class AwaitedPresentation<Value> {
    private var result: Value?
    private var hasResult = false
    private var hasEnded = false
    private var waiter: CheckedContinuation<Void, Never>?
    private weak var presented: UIViewController?
    private var observers: [@MainActor () -> Void] = []

    /// Presents a controller as soon as the owner can present, and waits until it was dismissed.
    ///
    /// The controller is dismissed with a result, when the task is cancelled, and when the owner leaves.
    ///
    /// - Parameters:
    ///   - owner: The controller that presents.
    ///   - make: Makes the controller to present. The argument ends the presentation with a result.
    /// - Returns: The result; `nil` if there was none.
    static func run(
        by owner: UIViewController, _ make: @escaping @MainActor (@escaping @MainActor (Value) -> Void) -> UIViewController
    ) async -> Value? {
        let presentation = AwaitedPresentation()
        return await withTaskCancellationHandler {
            await presentation.run(by: owner, make)
        } onCancel: {
            Task { @MainActor in presentation.finish() }
        }
    }

    private func run(
        by owner: UIViewController, _ make: @escaping @MainActor (@escaping @MainActor (Value) -> Void) -> UIViewController
    ) async -> Value? {
        guard !Task.isCancelled else { return nil }
        observers.append(owner.observe(.presence, begin: {}, finish: { [weak self] in self?.finish() }))
        let cancelRequest = PresentationQueue.shared.add(for: owner) { [weak self, weak owner] in
            guard let self, let owner else { return }
            present(make { [weak self] in self?.finish(with: $0) }, by: owner)
        }
        observers.append(cancelRequest)
        if !hasEnded { await withCheckedContinuation { waiter = $0 } }
        for remove in observers { remove() }
        observers = []
        return result
    }

    private func present(_ controller: UIViewController, by owner: UIViewController) {
        // The app may have sent a result already.
        guard !hasEnded else { return }
        presented = controller
        let remove = controller.userInfoStorage.observeController { [weak self] _, event in
            // Pickers send their result after they have been dismissed, in the same turn.
            if case .didLeave = event { Hooks.inNextFrame { self?.end() } }
        }
        observers.append(remove)
        owner.present(controller, animated: true)
        // UIKit refuses some presentations and reports the reason.
        if controller.presentingViewController == nil { end() }
    }

    private func finish(with value: Value) {
        guard !hasResult else { return }
        hasResult = true
        result = value
        finish()
    }

    /// Ends the presentation when the controller has been dismissed.
    private func finish() {
        guard let presented, let presenter = presented.presentingViewController else { return end() }
        // The end of a dismissal that has begun is awaited.
        if !presented.isBeingDismissed { presenter.dismiss(animated: true) }
    }

    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        waiter?.resume()
        waiter = nil
    }
}
