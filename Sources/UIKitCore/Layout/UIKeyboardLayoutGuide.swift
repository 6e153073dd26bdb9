/// Follows the on-screen keyboard: its upper edge is where the keyboard's is, within the owning view.
///
/// While no keyboard is shown the guide stands along the lower edge of the safe area, or of the view.
///
/// > Difference from Apple: a keyboard that floats or is split counts as docked where it reaches the lower edge of the view, and as
/// > none elsewhere, unless ``followsUndockedKeyboard`` is set.
///
/// - Source: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that does not reach the lower edge of the view; `false` by default.
    open var followsUndockedKeyboard = false {
        didSet { if followsUndockedKeyboard != oldValue { refresh() } }
    }
    /// Whether the guide ends at the safe area, and not at the view's lower edge, while no keyboard is shown; `true` by default.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { refresh() } }
    }

    /// How far above the keyboard a finger takes hold of it, in points, in scroll views with an interactive `keyboardDismissMode` in the view;
    /// 0 by default. For a bar that stands on the guide: its height.
    open var keyboardDismissPadding: CGFloat = 0

    override var nearEdges: NSDirectionalRectEdge {
        guard let owningView, let keyboard = place(in: owningView), keyboard.maxY < owningView.bounds.maxY else { return .bottom }
        var edges: NSDirectionalRectEdge = []
        let bounds = owningView.bounds
        if keyboard.minY - bounds.minY <= Self.nearness { edges.insert(.top) }
        if bounds.maxY - keyboard.maxY <= Self.nearness { edges.insert(.bottom) }
        let isMirrored = owningView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if keyboard.minX - bounds.minX <= Self.nearness { edges.insert(isMirrored ? .trailing : .leading) }
        if bounds.maxX - keyboard.maxX <= Self.nearness { edges.insert(isMirrored ? .leading : .trailing) }
        return edges
    }

    override func refresh() {
        super.refresh()
        updateTrackedConstraints()
    }

    /// Within so many points a floating keyboard is near an edge. Ours: Apple gives no number.
    private static let nearness: CGFloat = 44

    /// What of the owning view the guide leaves free, by edge.
    func insets(in view: UIView) -> UIEdgeInsets {
        let bounds = view.bounds
        let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        let floor = bounds.maxY - bottomOfWindow(in: view)
        let idle = UIEdgeInsets(top: bounds.height - rest, left: 0, bottom: floor, right: 0)
        guard let keyboard = place(in: view) else { return idle }
        if keyboard.maxY < bounds.maxY {
            guard followsUndockedKeyboard else { return idle }
            return UIEdgeInsets(
                top: keyboard.minY - bounds.minY, left: keyboard.minX - bounds.minX, bottom: bounds.maxY - keyboard.maxY,
                right: bounds.maxX - keyboard.maxX)
        }
        return UIEdgeInsets(top: bounds.height - max(rest, bounds.maxY - keyboard.minY), left: 0, bottom: floor, right: 0)
    }

    /// The guide ends where the window does, even where the view ends above that.
    private func bottomOfWindow(in view: UIView) -> CGFloat {
        guard let window = view.window else { return view.bounds.maxY }
        return max(view.bounds.maxY, view.convert(CGPoint(x: 0, y: window.bounds.maxY), from: window).y)
    }

    /// The keyboard in points of a view; `nil` if it covers nothing of it.
    private func place(in view: UIView) -> CGRect? {
        guard let window = view.window, let frame = ApplicationHost.current?.keyboard.frame else { return nil }
        let origin = window.convert(frame.origin, from: UIWindow?.none)
        let place = view.convert(CGRect(origin: origin, size: frame.size), from: window)
        return place.intersects(view.bounds) ? place : nil
    }
}
