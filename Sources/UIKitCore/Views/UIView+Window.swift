extension UIView {
    /// The window of the view's subviews.
    var windowForSubviews: UIWindow? { self as? UIWindow ?? containingWindow }

    func notifyWillMove(to window: UIWindow?) {
        owner?.viewWillMove(to: window)
        willMove(toWindow: window)
        for view in subviews { view.notifyWillMove(to: window) }
    }

    /// Stores the new window in the view and all its descendants, before any of them is notified.
    func propagateWindow(to window: UIWindow?) {
        // A menu closes together with its source view.
        if let menu = containingWindow?.openMenu, menu.source.view === self, containingWindow !== window { menu.close() }
        containingWindow = window
        if let scale = window?.screen.scale, layer.contentsScale != scale { contentScaleFactor = scale }
        for view in subviews { view.propagateWindow(to: window) }
    }

    func notifyDidMoveToWindow() {
        if containingWindow != nil, MethodOverride.updateProperties.isOverridden(in: type(of: self)) { invalidateProperties() }
        if containingWindow != nil, autoLayout.variables == nil, autoLayout.needsUpdate, makesConstraints { invalidateConstraints() }
        if containingWindow != nil { applyAppearanceProxies(in: owner ?? superview) }
        didMoveToWindow()
        owner?.viewDidMove(to: containingWindow)
        if let associatedObject { (associatedObject as? any ResponderObserver)?.viewDidMove(to: containingWindow) }
        for view in subviews { view.notifyDidMoveToWindow() }
        guard containingWindow != nil, interaction.wantsFirstResponder else { return }
        interaction.wantsFirstResponder = false
        becomeFirstResponder()
    }

    /// Updates the inherited state after the superview changed: traits, tint and safe area.
    func environmentDidChange() {
        let tint = traits.cached?.tint
        invalidateTraits()
        updateTraits()
        inheritedTintDidChange(from: tint)
        superviewSafeAreaDidChange()
    }

    /// Makes the first responder in the view resign when the view leaves its window.
    func resignFirstResponderInTree() {
        // The responder chain of an input accessory view leads to the window of the text input.
        guard containingWindow != nil, let window = chainWindow ?? containingWindow, let responder = window.firstResponder else { return }
        // The responder chain of a presented controller continues at its presenter, not at the superviews of its
        // view.
        let responderView = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        let isInside = responderView?.isDescendant(of: self) ?? false
        guard isInside || responder.firstInChain(where: { $0 === self }) != nil else { return }
        _ = window.withoutRestoringFirstResponder(responder.resignFirstResponder)
        if window.firstResponder === responder { window.revokeFirstResponder() }
    }
}
