import UIKitEngines

/// Finds the views that Tab can reach.
///
/// The view tree is traversed from the frontmost modal view, or from the window. Text input views, and controls in
/// windows with full keyboard navigation, are candidates. One item of each focus group is added, and all candidates
/// are sorted in reading order. A candidate is reachable if it is enabled and can become first responder. It must also
/// be visible, not clipped by its superviews, or scrolling must be able to reveal it.
@MainActor enum FocusCandidates {
    /// Returns the text input views of a window in reading order, and with full keyboard navigation its controls.
    /// Includes views that are not reachable now.
    static func fields(in window: UIWindow) -> [UIResponder] {
        var locatedFields: [ReadingOrder.Element<UIResponder>] = []
        let includesControls = window.keyboardNavigation == .controls
        visit(root(of: window)) { view in
            let isControl = view is UIControl || view is PickerWheel
            guard view is any UIKeyInput || (includesControls && isControl && !isSubcontrol(view)) else { return }
            guard view.isEligibleForFirstResponder || view.isFirstResponder else { return }
            locatedFields.append(ReadingOrder.Element(view, view.convert(view.bounds, to: window)))
        }
        return ReadingOrder.sorted(locatedFields, isMirrored: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Returns the Tab stops of a window in reading order: the views of ``fields(in:)``, and one item of each focus
    /// group.
    static func tabStops(in window: UIWindow) -> [NSObject] {
        let fields = fields(in: window)
        let fieldIDs = Set(fields.map(ObjectIdentifier.init))
        let entries = window.focusGroupEntries(except: fieldIDs)
        guard !entries.isEmpty else { return fields }
        var stops = fields.map { field in
            ReadingOrder.Element<NSObject>(field, (field as? UIView).map { $0.convert($0.bounds, to: window) } ?? .zero)
        }
        for entry in entries {
            if let item = entry.item as? NSObject { stops.append(ReadingOrder.Element(item, entry.frame)) }
        }
        return ReadingOrder.sorted(stops, isMirrored: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Returns whether Tab may stop at an object now.
    static func isTabStop(_ object: NSObject) -> Bool {
        if let responder = object as? UIResponder, isReachable(responder) { return true }
        if let view = object as? UIView { return FocusTree.isEligible(view) }
        return (object as? any UIFocusItem)?.canBecomeFocused ?? false
    }

    /// Returns whether a view is visible and accepts touches. If there is a modal view, all views outside it count as
    /// invisible.
    static func isVisible(_ view: UIView) -> Bool {
        guard let window = view.window, isUnclipped(view) else { return false }
        return view.isDescendant(of: root(of: window))
    }

    /// Returns the view to which Tab is confined: the frontmost modal view, or the window.
    static func root(of view: UIView) -> UIView {
        for child in view.subviews.reversed() where !child.isHidden && child.alpha > 0.01 {
            let childRoot = root(of: child)
            if childRoot !== child || child.accessibilityViewIsModal { return childRoot }
        }
        return view
    }

    /// Returns whether a control is part of another control or of a text input view, such as a field's clear button.
    private static func isSubcontrol(_ view: UIView) -> Bool {
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
        return isVisible(view)
    }

    /// Returns whether a view and its superviews are shown and enabled, and no superview clips the view away. A scroll
    /// view clips only what it cannot reveal.
    private static func isUnclipped(_ view: UIView) -> Bool {
        var rect = view.bounds
        var current = view
        while true {
            guard !current.isHidden, current.alpha >= 0.01, current.isUserInteractionEnabled else { return false }
            if current is UIWindow { return current.bounds.intersects(rect) }
            if current !== view, let scrollView = current as? UIScrollView {
                guard CGRect(origin: .zero, size: scrollView.contentSize).union(scrollView.bounds).intersects(rect) else { return false }
                rect = scrollView.bounds
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
