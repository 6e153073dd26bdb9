import UIKitEngines

/// Finds the views that Tab can reach.
///
/// The view tree is traversed from the frontmost modal view, or from the window. Text input views, and controls in
/// windows with full keyboard navigation, are candidates. One item of each focus group is added, and all candidates
/// are sorted in reading order. A candidate is reachable if it can become first responder and is enabled. It must
/// also be visible through all clipping superviews, or be revealed by scrolling.
@MainActor enum FocusCandidates {
    /// Returns the text input views of a window in reading order, including those that are not reachable now.
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

    /// Returns the Tab stops of a window in reading order: the text input views, and one item of each focus group.
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

    /// Returns whether Tab may stop at an object now.
    static func isStop(_ object: NSObject) -> Bool {
        if let responder = object as? UIResponder, isReachable(responder) { return true }
        if let view = object as? UIView { return FocusTree.isEligible(view) }
        return (object as? any UIFocusItem)?.canBecomeFocused ?? false
    }

    /// Returns whether a view is visible and accepts touches. A modal view prevents this for all views outside it.
    static func isSeen(_ view: UIView) -> Bool {
        guard let window = view.window, isShown(view) else { return false }
        return view.isDescendant(of: root(of: window))
    }

    /// Returns the view to which Tab is confined: the frontmost modal view, or the window.
    static func root(of view: UIView) -> UIView {
        for child in view.subviews.reversed() where !child.isHidden && child.alpha > 0.01 {
            let found = root(of: child)
            if found !== child || child.accessibilityViewIsModal { return found }
        }
        return view
    }

    /// Returns whether a control is part of another control or of a text input view, such as a field's clear button.
    private static func isPart(_ view: UIView) -> Bool {
        // The components of a date picker receive the focus one by one, instead of the picker itself.
        if view is DatePill { return false }
        return view.superview?.firstInChain { $0 is UIControl || $0 is any UIKeyInput } != nil
    }

    /// Returns the text fields of a window in the order of the view tree, including hidden ones.
    static func allTextFields(in window: UIWindow) -> [UITextField] {
        var fields: [UITextField] = []
        visit(window) { if let field = $0 as? UITextField { fields.append(field) } }
        return fields
    }

    /// Returns whether a responder can become first responder and is visible: shown, enabled, and in a window. It
    /// must be inside the window's bounds, unless scrolling reveals it.
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
