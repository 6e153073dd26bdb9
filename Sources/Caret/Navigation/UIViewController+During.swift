/// A part of a controller's life.
public enum ControllerPeriod: Hashable, Sendable {
    /// From when the view is about to come to when it has gone.
    case appearance
    /// From now, or from when it is asked for, to when the controller has left for good: popped, dismissed, or put out of its window's root,
    /// also with the container that holds it. A controller that stands nowhere two frames later has left, too. The period begins anew when
    /// the view comes back.
    case presence
}

extension UserInfoHost where Self: UIViewController {
    /// Adds handlers for a part of the controller's life, again whenever it begins, and ends them with it.
    ///
    /// ```swift
    /// during(.appearance) { screen in
    ///     screen.slider.on(.valueChanged, screen, call: Screen.show)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - period: if the controller is in it now, `body` runs at once.
    ///   - file: where it is asked for; leave it out.
    ///   - line: likewise.
    ///   - body: adds handlers with `on`; what it adds is ended with the period. The controller keeps it, and hands itself in.
    @discardableResult public func during(
        _ period: ControllerPeriod, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Self) -> Void
    ) -> Subscription {
        let subscription = Subscription(site: "\(file):\(line)") { true }
        subscription.noteCaptures(of: body)
        var scope: HandlerScope?
        let begin: @MainActor () -> Void = { [weak self] in
            guard scope == nil, let self, subscription.isDue() else { return }
            let fresh = HandlerScope()
            scope = fresh
            fresh.collect { body(self) }
        }
        let finish: @MainActor () -> Void = {
            scope?.end()
            scope = nil
        }
        let end = watch(period, begin: begin, finish: finish)
        subscription.attached(
            {
                end()
                finish()
            }, notedIn: userInfoStorage)
        return subscription
    }
}
