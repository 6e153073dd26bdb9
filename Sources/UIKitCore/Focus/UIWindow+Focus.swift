// Tab navigation. If the app specifies an order that contains the first responder, Tab moves in that order. Otherwise,
// if the first responder is in a list, that list is searched for the next field. If neither leads to a field, the next
// reachable stop of the window in reading order is focused, or becomes first responder. If the stop is in a list, Tab
// enters the list. At the end of an order, navigation wraps around. In the mode of iOS 5 and 6, every field is queried
// instead.

import UIKitEngines

extension UIWindow {
    /// Moves the focus to the next field for Tab, and to the previous one for Shift+Tab. Returns whether the key was
    /// handled.
    func moveFocus(for presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key, key.keyCode == .keyboardTab else { return false }
        let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        guard modifiers.isSubset(of: .shift) else { return false }
        return moveFocus(modifiers.contains(.shift) ? .backward : .forward)
    }

    @discardableResult package func moveFocus(_ direction: FocusRing.Direction) -> Bool {
        switch focus.navigation {
        case .fieldQueries: return moveByQueries(direction)
        case .readingOrder, .controls: break
        }
        if let current = firstResponder, let order = order(listing: current) {
            return advance(from: current, in: order, direction)
        }
        if moveFocusWithinList(direction) { return true }
        let stops = FocusCandidates.tabStops(in: self)
        let current = focusSystem.focusedItem as? NSObject ?? (firstResponder is UIViewController ? nil : firstResponder)
        var order: [NSObject] = stops
        if current == nil, !stops.isEmpty, let startingOrder { order = startingOrder }
        let next = FocusRing.next(from: current, in: order, direction) { FocusCandidates.isTabStop($0) }
        guard let next else { return false }
        if enterList(at: next, from: current, direction) { return true }
        return focus(on: next, direction == .forward ? .next : .previous)
    }

    /// Moves to the next field after Return, if the app specifies an order that contains the field. Returns whether
    /// there is such an order.
    func advanceInExplicitOrder(from responder: UIResponder) -> Bool {
        guard let order = order(listing: responder) else { return false }
        return advance(from: responder, in: order, .forward)
    }

    /// Hides the ring around the first responder while a pointer is used. The first responder does not change, and
    /// the next key shows the ring again.
    func hideKeyRing() {
        switch firstResponder {
        case let control as UIControl: _ = control.hideFocusRing(true)
        case let wheel as PickerWheel: wheel.removeKeyRing()
        default: break
        }
    }

    /// Moves forward or backward in a circular order. If no member of the order is reachable, the first responder
    /// resigns.
    @discardableResult package func advance(from current: UIResponder, in order: [UIResponder], _ direction: FocusRing.Direction) -> Bool {
        let next = FocusRing.next(from: current, in: order, direction) { FocusCandidates.isReachable($0) }
        if let next { return focus(on: next, direction == .forward ? .next : .previous) }
        if !FocusCandidates.isReachable(current) { current.resignFirstResponder() }
        return true
    }

    /// Makes an object first responder or focuses it, and scrolls it into view.
    private func focus(on object: NSObject, _ heading: UIFocusHeading) -> Bool {
        if let item = object as? any UIFocusItem, item.canBecomeFocused {
            guard focusSystem.move(to: item, heading) else { return false }
        } else {
            guard let responder = object as? UIResponder, responder.becomeFirstResponder() else { return false }
        }
        if let view = object as? UIView { view.scrollIntoView() }
        return true
    }

    /// Returns whether Tab moves the focus out of a text view, instead of inserting a tab.
    func acceptsTab(from responder: UIResponder) -> Bool {
        switch focus.navigation {
        case .controls: true
        case .readingOrder: order(listing: responder) != nil
        case .fieldQueries: false
        }
    }

    /// Returns the order that the app specifies on the nearest responder in the chain, if it lists the given
    /// responder.
    private func order(listing responder: UIResponder) -> [UIResponder]? {
        let provider = responder.firstInChain { $0.explicitFocusOrder?.contains { $0 === responder } ?? false }
        return provider?.explicitFocusOrder
    }

    /// The order that the app specifies for the visible content. It applies while there is no first responder.
    private var startingOrder: [UIResponder]? {
        deepestActionResponder.firstInChain { $0.explicitFocusOrder?.isEmpty == false }?.explicitFocusOrder
    }

    // MARK: - Field queries, as in iOS 5 and 6

    private func moveByQueries(_ direction: FocusRing.Direction) -> Bool {
        let fields = FocusCandidates.allTextFields(in: self)
        guard !fields.isEmpty else { return false }
        let current = firstResponder.map(ObjectIdentifier.init)
        let editableFields = Set(fields.filter { $0.mayBeginEditing() }.map(ObjectIdentifier.init))
        let fieldsByID = Dictionary(fields.map { (ObjectIdentifier($0), $0) }) { first, _ in first }
        let chosenField = focus.queries.choose(from: current, fields: fields.map(ObjectIdentifier.init), willing: editableFields, direction)
        { id in
            guard let field = fieldsByID[id] else { return true }
            return !FocusCandidates.isReachable(field)
        }
        // `becomeFirstResponder()` makes the second query itself.
        if let chosenField {
            fieldsByID[chosenField]?.becomeFirstResponder()
        } else if let current, let editedField = fieldsByID[current], fields.allSatisfy({ !FocusCandidates.isReachable($0) }) {
            // If no field is reachable, editing ends, as in an explicit order.
            editedField.resignFirstResponder()
        }
        return true
    }

    /// Called when a field began editing, regardless of the reason.
    func fieldDidBegin() {
        focus.queries.didBegin()
    }
}

extension UIResponder {
    /// Makes the next responder in an order first responder.
    package func advanceFocus(in order: [UIResponder]) {
        chainWindow?.advance(from: self, in: order, .forward)
    }
}

extension UIView {
    /// Scrolls all enclosing scroll views so that the view is visible, with a small margin.
    func scrollIntoView() {
        var view = superview
        while let current = view {
            if let scrollView = current as? UIScrollView {
                let rect = scrollView.convert(bounds, from: self).insetBy(dx: 0, dy: -8)
                scrollView.scrollRectToVisible(rect, animated: true)
            }
            view = current.superview
        }
    }
}
