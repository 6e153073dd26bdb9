extension CALayer {
    /// Whether a change of a property searches for an action; `false` if the current transaction disables actions.
    var wantsActions: Bool { !CATransaction.current.disablesActions }

    /// Searches in the documented order: the delegates, ``actions``, ``style``, the class, and then the implicit
    /// animation. An `NSNull` ends the search without an action.
    func searchAction(forKey event: String) -> (any CAAction)? {
        for source in [delegate, secondaryDelegate] {
            if let action = source?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = styleAction(event) { return action is NSNull ? nil : action }
        if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
        return implicitAction(forKey: event)
    }

    private func implicitAction(forKey event: String) -> (any CAAction)? {
        // A layer that no frame has shown has no start value for an animation.
        guard node != nil, links.tree != nil, values.value(forKeyPath: event) != nil else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = CATransaction.current.duration ?? 0.25
        animation.timingFunction = CATransaction.current.timingFunction ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Runs an action after the change. A basic animation without values starts at the previously presented value.
    func run(_ action: (any CAAction)?, forKey key: String, from before: AnimatableValue?) {
        guard let action else { return }
        if let animation = action as? CABasicAnimation, animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil {
            animation.fromValue = before?.boxed
        }
        action.run(forKey: key, object: self, arguments: nil)
    }
}

extension AnimatableValue {
    /// The value in the form of an animation's `fromValue`.
    package var boxed: Any {
        switch self {
        case .number(let value): NSNumber(value: value)
        case .point(let value): CGPoint(x: value.x, y: value.y)
        case .rect(let value): CGRect(value)
        case .color(let value): CGColor(rgba: value)
        case .transform(let value): value
        case .path(let value): value
        case .image(let value): value
        case .list(let values): values.map(\.boxed)
        }
    }
}
