extension UIViewController {
    /// Presents a controller in a popover, and waits until it has been dismissed.
    ///
    /// ```swift
    /// await popover(HelpController(), from: helpButton)
    /// ```
    ///
    /// In a compact width, the popover is a sheet. If this controller is busy, because it presents another controller
    /// or takes part in a transition, the popover appears afterwards. The popover is dismissed when the task is
    /// cancelled, and when this controller leaves.
    ///
    /// - Parameters:
    ///   - controller: The controller to present.
    ///   - source: The view or bar button item at which the popover points.
    ///   - directions: The permitted directions of the arrow; all by default.
    public func popover(
        _ controller: UIViewController, from source: any UIPopoverPresentationControllerSourceItem,
        arrows directions: UIPopoverArrowDirection = .any
    ) async {
        // The type `Never` fits a popover without a result.
        let _: Never? = await popover(controller, from: source, arrows: directions) { _, _ in }
    }

    /// Presents a controller in a popover, and waits for its result.
    ///
    /// ```swift
    /// let size: Int? = await popover(SizeController(), from: sizeButton) { sizes, finish in
    ///     sizes.slider.on(.valueChanged) { value in finish(Int(value)) }
    /// }
    /// ```
    ///
    /// In a compact width, the popover is a sheet. If this controller is busy, because it presents another controller
    /// or takes part in a transition, the popover appears afterwards. The popover is dismissed when the task is
    /// cancelled, and when this controller leaves.
    ///
    /// - Parameters:
    ///   - controller: The controller to present.
    ///   - source: The view or bar button item at which the popover points.
    ///   - directions: The permitted directions of the arrow; all by default.
    ///   - connect: Called once, before the controller is presented, with the controller and a closure that dismisses
    ///     it with a result. The first result counts.
    /// - Returns: The result; `nil` if the user dismissed the popover, or it ended with the task or this controller.
    public func popover<Controller: UIViewController, Value>(
        _ controller: Controller, from source: any UIPopoverPresentationControllerSourceItem,
        arrows directions: UIPopoverArrowDirection = .any,
        _ connect: @MainActor (Controller, _ finish: @escaping @MainActor (Value) -> Void) -> Void
    ) async -> Value? {
        let result = DeferredResult<Value>()
        connect(controller) { result.send($0) }
        return await AwaitedPresentation.run(by: self) { finish in
            result.receiver = finish
            controller.modalPresentationStyle = .popover
            controller.popoverPresentationController?.sourceItem = source
            controller.popoverPresentationController?.permittedArrowDirections = directions
            return controller
        }
    }
}

/// Forwards a result to a presentation, which may begin after the result was sent.
@MainActor private final class DeferredResult<Value> {
    var receiver: (@MainActor (Value) -> Void)? { didSet { if let earlyValue { receiver?(earlyValue) } } }
    private var earlyValue: Value?

    func send(_ value: Value) {
        if let receiver { receiver(value) } else { earlyValue = earlyValue ?? value }
    }
}
