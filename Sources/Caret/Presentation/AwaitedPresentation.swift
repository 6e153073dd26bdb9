/// A presented view controller whose result a task awaits.
@MainActor final class AwaitedPresentation<Value> {
    private var result: Value?
    private var hasResult = false
    private var hasEnded = false
    private var waiter: CheckedContinuation<Void, Never>?
    private var presented: PresentedController?
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
        owner.present(controller, animated: true)
        let presented = PresentedController(controller, by: owner)
        self.presented = presented
        observers.append(presented.observeEnds { [weak self] in self?.endIfDismissed() })
        // UIKit refuses some presentations and reports the reason.
        endIfDismissed()
    }

    private func endIfDismissed() {
        guard presented?.current == nil else { return }
        // Pickers send their result after they have been dismissed, in the same turn.
        Hooks.inNextFrame { [weak self] in self?.end() }
    }

    private func finish(with value: Value) {
        guard !hasResult else { return }
        hasResult = true
        result = value
        finish()
    }

    /// Ends the presentation when the controller has been dismissed.
    private func finish() {
        guard let presented, let presenter = presented.presenter else { return end() }
        if presenter.nearestWindow?.windowScene?.activationState == .unattached {
            // An animation would not end in a scene that was disconnected.
            presenter.dismiss(animated: false)
            return end()
        }
        guard presented.isBeingDismissed else { return presenter.dismiss(animated: true) }
        // The end of a dismissal that has begun is awaited. The user may cancel a dismissal that a gesture began.
        _ = presented.current?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
            if context.isCancelled { self?.finish() }
        }
    }

    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        waiter?.resume()
        waiter = nil
    }
}
