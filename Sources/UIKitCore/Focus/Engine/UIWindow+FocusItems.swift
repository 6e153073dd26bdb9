import UIKitEngines

/// The handling of arrow keys and Return for the focused item.
extension UIWindow {
    /// Handles a key for the focus. Returns whether the key was handled.
    func moveFocusItem(for presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key, key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty else { return false }
        if let direction = DirectionalFocusSearch.Direction(key.keyCode) { return moveFocusItem(direction) }
        guard [.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar].contains(key.keyCode) else { return false }
        guard let cell = focusSystem.focusedView, let list = cell.focusList, let path = list.focusPath(of: cell) else { return false }
        list.selectByKey(path)
        return true
    }

    /// Moves the focus within its group. Returns whether arrow keys apply to the focused item.
    func moveFocusItem(_ direction: DirectionalFocusSearch.Direction) -> Bool {
        if let list = focusSystem.listOfHiddenCell as? any FocusableList, let path = list.focusState.list.lastFocusedPath {
            list.giveFocus(to: path, [])
        }
        guard let current = focusSystem.focusedItem, (current as? UIView)?.isTabStop != true else { return false }
        if let list = (current as? UIView)?.focusList, FocusTree.group(of: current) == FocusTree.group(of: list) {
            if let cell = current as? UIView, list.moveFocus(from: cell, direction) { return true }
        } else if let next = neighbor(of: current, direction) {
            if focusSystem.move(to: next.item, direction.heading) { next.scrollIntoView() }
            return true
        }
        NotificationCenter.default.post(name: UIFocusSystem.movementDidFailNotification, object: current)
        return true
    }

    /// Returns the next item in a direction: an item of the same group, or the target of a focus guide.
    private func neighbor(of current: any UIFocusItem, _ direction: DirectionalFocusSearch.Direction) -> LocatedFocusItem? {
        let group = FocusTree.group(of: current)
        var candidates: [ReadingOrder.Element<LocatedFocusItem>] = []
        var start: CGRect?
        FocusTree.visit(self) { candidate in
            if candidate.item === current {
                start = candidate.frame
            } else if !candidate.isTabStop, candidate.isEligible, FocusTree.group(of: candidate.item) == group {
                candidates.append(ReadingOrder.Element(candidate, candidate.frame))
            }
            guard let view = candidate.item as? UIView else { return }
            for case let guide as UIFocusGuide in view.layoutGuides where guide.isEnabled {
                let target = guide.preferredFocusEnvironments.lazy.compactMap { FocusTree.target(in: $0) as? UIView }.first
                if let target, target !== current {
                    let candidate = LocatedFocusItem(item: target, host: target)
                    candidates.append(ReadingOrder.Element(candidate, view.convert(guide.layoutFrame, to: self)))
                }
            }
        }
        return start.flatMap { DirectionalFocusSearch.next(from: $0, direction, among: candidates) }
    }

    /// Returns the item of each group that Tab selects: the focused item, or the item with the highest priority.
    func focusGroupEntries(except others: Set<ObjectIdentifier>) -> [LocatedFocusItem] {
        var entries: [String: LocatedFocusItem] = [:]
        var names: [String] = []
        for candidate in FocusTree.locatedItems(in: self) where !candidate.isTabStop && !others.contains(ObjectIdentifier(candidate.item)) {
            let group = FocusTree.group(of: candidate.item)
            guard let entry = entries[group] else {
                names.append(group)
                entries[group] = candidate
                continue
            }
            let focused = focusSystem.focusedItem
            let isFocused = candidate.item === focused
            if isFocused || (entry.item !== focused && candidate.item.focusGroupPriority > entry.item.focusGroupPriority) {
                entries[group] = candidate
            }
        }
        return names.compactMap { entries[$0] }
    }
}

extension UIView {
    /// Whether Tab stops at the view itself: a text input view, or a control that can become first responder. Arrow
    /// keys do not move the focus to such a view.
    var isTabStop: Bool { self is any UIKeyInput || (self is UIControl && isEligibleForFirstResponder) }
}

extension DirectionalFocusSearch.Direction {
    init?(_ key: UIKeyboardHIDUsage) {
        switch key {
        case .keyboardUpArrow: self = .up
        case .keyboardDownArrow: self = .down
        case .keyboardLeftArrow: self = .left
        case .keyboardRightArrow: self = .right
        default: return nil
        }
    }

    var heading: UIFocusHeading {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }
}
