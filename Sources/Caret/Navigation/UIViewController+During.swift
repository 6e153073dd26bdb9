/// A period of a controller's life.
public enum ControllerPeriod: Hashable, Sendable {
    /// From the time when the view is about to appear until it has disappeared.
    case appearance
    /// From the time when the handlers are added until the controller leaves for good. A controller leaves
    /// when it, or its container, is popped, dismissed or replaced as the root of its window. A controller also leaves
    /// if it is in no hierarchy two frames after the period began or its view disappeared. The period begins again
    /// when the view reappears.
    case presence
    /// From the first appearance of the view until the controller leaves for good, as ``presence`` ends. Another
    /// controller may cover this controller meanwhile.
    case visit
}

extension UserInfoHost where Self: UIViewController {
    /// Adds handlers each time a period of the controller's life begins, and removes them when the period ends.
    ///
    /// ```swift
    /// during(.appearance) { screen in
    ///     screen.slider.on(.valueChanged, screen, call: Screen.show)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - period: The period. If it has already begun, `body` runs at once.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Adds handlers with `on`, which are removed when the period ends. The controller retains the closure
    ///     and is passed to it.
    @discardableResult public func during(
        _ period: ControllerPeriod, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Self) -> Void
    ) -> Subscription {
        let subscription = Subscription(file, line)
        subscription.recordCaptures(of: body)
        var scope: HandlerScope?
        let begin: @MainActor () -> Void = { [weak self] in
            guard scope == nil, let self, subscription.beginCall() else { return }
            let newScope = HandlerScope()
            scope = newScope
            newScope.collect { body(self) }
        }
        let finish: @MainActor () -> Void = {
            scope?.end()
            scope = nil
        }
        let removeObservers = observe(period, begin: begin, finish: finish)
        subscription.didAttach(
            {
                removeObservers()
                finish()
            }, registeredIn: userInfoStorage)
        return subscription
    }
}
