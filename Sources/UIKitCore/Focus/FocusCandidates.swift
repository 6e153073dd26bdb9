import UIKitEngines

/// Who may be reached by Tab.
@MainActor enum FocusCandidates {
    /// What takes text in a window, in reading order, whether it can be reached just now or not.
    static func fields(in window: UIWindow) -> [UIResponder] {
        var places: [ReadingOrder.Place<UIResponder>] = []
        let controlsCount = window.keyboardNavigation == .controls
        visit(root(of: window)) { view in
            let isControl = view is UIControl || view is PickerWheel
            guard view is any UIKeyInput || (controlsCount && isControl && !isPart(view)) else { return }
            guard view.isEligibleForFirstResponder || view.isFirstResponder else { return }
            places.append(ReadingOrder.Place(view, view.convert(view.bounds, to: window)))
        }
        return ReadingOrder.sorted(places, isMirrored: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Where Tab stops in a window: at what takes text, and at one item of each group of what can have the focus; in reading order.
    static func stops(in window: UIWindow) -> [NSObject] {
        let fields = fields(in: window)
        let known = Set(fields.map(ObjectIdentifier.init))
        let entries = window.focusGroupEntries(except: known)
        guard !entries.isEmpty else { return fields }
        var places = fields.map { field in
            ReadingOrder.Place<NSObject>(field, (field as? UIView).map { $0.convert($0.bounds, to: window) } ?? .zero)
        }
        for entry in entries {
            if let item = entry.item as? NSObject { places.append(ReadingOrder.Place(item, entry.frame)) }
        }
        return ReadingOrder.sorted(places, isMirrored: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Whether Tab may stop somewhere now.
    static func isStop(_ object: NSObject) -> Bool {
        if let responder = object as? UIResponder, isReachable(responder) { return true }
        if let view = object as? UIView { return FocusTree.isEligible(view) }
        return (object as? any UIFocusItem)?.canBecomeFocused ?? false
    }

    /// Whether a person would see a view, and may touch it: what is modal keeps all others from that.
    static func isSeen(_ view: UIView) -> Bool {
        guard let window = view.window, isShown(view) else { return false }
        return view.isDescendant(of: root(of: window))
    }

    /// Where Tab stays: in the frontmost view that is modal, or in the window.
    static func root(of view: UIView) -> UIView {
        for child in view.subviews.reversed() where !child.isHidden && child.alpha > 0.01 {
            let found = root(of: child)
            if found !== child || child.accessibilityViewIsModal { return found }
        }
        return view
    }

    /// Whether a control belongs to another or to a text, as a field's button that clears it.
    private static func isPart(_ view: UIView) -> Bool {
        // The words of a date picker are reached one by one; the picker itself is not.
        if view is DatePill { return false }
        return view.superview?.firstInChain { $0 is UIControl || $0 is any UIKeyInput } != nil
    }

    /// The text fields of a window in the order of the view tree, hidden ones included.
    static func allTextFields(in window: UIWindow) -> [UITextField] {
        var fields: [UITextField] = []
        visit(window) { if let field = $0 as? UITextField { fields.append(field) } }
        return fields
    }

    /// Whether somebody can be first responder and a person would see it: shown, enabled, in a window, and not outside of its bounds but
    /// for what can be scrolled in.
    static func isReachable(_ responder: UIResponder) -> Bool {
        guard responder.isEligibleForFirstResponder, responder.chainWindow != nil else { return false }
        guard let view = responder as? UIView else { return true }
        guard view.window != nil, (view as? UIControl)?.isEnabled ?? true else { return false }
        return isSeen(view)
    }

    private static func isShown(_ view: UIView) -> Bool {
        var rect = view.bounds
        var current = view
        while true {
            guard !current.isHidden, current.alpha >= 0.01, current.isUserInteractionEnabled else { return false }
            if current is UIWindow { return current.bounds.intersects(rect) }
            if current !== view, let scroll = current as? UIScrollView {
                guard CGRect(origin: .zero, size: scroll.contentSize).union(scroll.bounds).intersects(rect) else { return false }
                rect = scroll.bounds
            } else if current !== view, current.clipsToBounds, !current.bounds.intersects(rect) {
                return false
            }
            guard let parent = current.superview else { return false }
            rect = parent.convert(rect, from: current)
            current = parent
        }
    }

    private static func visit(_ view: UIView, _ body: (UIView) -> Void) {
        body(view)
        for child in view.subviews { visit(child, body) }
    }
}
