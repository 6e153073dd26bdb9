/// A guide that follows the on-screen keyboard: its upper edge is that of the keyboard, within the owning view.
///
/// While no keyboard is shown, the guide begins at the lower edge of the safe area, or of the view.
///
/// > Difference from Apple: A floating or split keyboard counts as docked if it reaches the lower edge of the view.
/// > Otherwise it is ignored, unless ``followsUndockedKeyboard`` is set.
///
/// - Source: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that does not reach the lower edge of the view; `false` by default.
    open var followsUndockedKeyboard = false {
        didSet { if followsUndockedKeyboard != oldValue { refresh() } }
    }
    /// Whether the guide begins at the lower edge of the safe area, instead of the view, while no keyboard is shown;
    /// `true` by default.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { refresh() } }
    }

    /// The distance above the keyboard at which a touch begins to drag the keyboard, in points; 0 by default. Applies
    /// to scroll views with an interactive `keyboardDismissMode`. Usually the height of a bar above the guide.
    open var keyboardDismissPadding: CGFloat = 0

    override var nearEdges: NSDirectionalRectEdge {
        guard let owningView, let keyboard = keyboardFrame(in: owningView), keyboard.maxY < owningView.bounds.maxY else { return .bottom }
        var edges: NSDirectionalRectEdge = []
        let bounds = owningView.bounds
        if keyboard.minY - bounds.minY <= Self.nearEdgeDistance { edges.insert(.top) }
        if bounds.maxY - keyboard.maxY <= Self.nearEdgeDistance { edges.insert(.bottom) }
        let isMirrored = owningView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if keyboard.minX - bounds.minX <= Self.nearEdgeDistance { edges.insert(isMirrored ? .trailing : .leading) }
        if bounds.maxX - keyboard.maxX <= Self.nearEdgeDistance { edges.insert(isMirrored ? .leading : .trailing) }
        return edges
    }

    override func refresh() {
        super.refresh()
        updateTrackedConstraints()
    }

    /// The maximum distance of a floating keyboard that is near an edge, in points. Apple documents no value.
    private static let nearEdgeDistance: CGFloat = 44

    /// Returns the insets of the guide in the owning view.
    func insets(in view: UIView) -> UIEdgeInsets {
        let bounds = view.bounds
        let safeAreaBottom = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        let bottom = bounds.maxY - windowBottom(in: view)
        let insetsWithoutKeyboard = UIEdgeInsets(top: bounds.height - safeAreaBottom, left: 0, bottom: bottom, right: 0)
        guard let keyboard = keyboardFrame(in: view) else { return insetsWithoutKeyboard }
        if keyboard.maxY < bounds.maxY {
            guard followsUndockedKeyboard else { return insetsWithoutKeyboard }
            return UIEdgeInsets(
                top: keyboard.minY - bounds.minY, left: keyboard.minX - bounds.minX, bottom: bounds.maxY - keyboard.maxY,
                right: bounds.maxX - keyboard.maxX)
        }
        return UIEdgeInsets(top: bounds.height - max(safeAreaBottom, bounds.maxY - keyboard.minY), left: 0, bottom: bottom, right: 0)
    }

    /// Returns the lower edge of the window or of the view, whichever is lower, in the view's coordinates. The guide
    /// ends there.
    private func windowBottom(in view: UIView) -> CGFloat {
        guard let window = view.window else { return view.bounds.maxY }
        return max(view.bounds.maxY, view.convert(CGPoint(x: 0, y: window.bounds.maxY), from: window).y)
    }

    /// Returns the keyboard's frame in a view's coordinates; `nil` if the keyboard does not cover the view.
    private func keyboardFrame(in view: UIView) -> CGRect? {
        guard let window = view.window, let frame = ApplicationHost.current?.keyboardFrameTracker.frame else { return nil }
        let origin = window.convert(frame.origin, from: UIWindow?.none)
        let rect = view.convert(CGRect(origin: origin, size: frame.size), from: window)
        return rect.intersects(view.bounds) ? rect : nil
    }
}
