extension UIScrollView {
    /// The distance that an arrow key scrolls, 40 points, as in desktop browsers.
    private static let arrowStep: CGFloat = 40

    /// Whether a view in the scroll view is focused. If so, keys first move the focus.
    private var containsFocus: Bool {
        guard let system = window?.focusSystem else { return false }
        return system.listOfHiddenCell === self || system.focusedView?.isDescendant(of: self) == true
    }

    /// Moves the focus, or scrolls, for an arrow, page, Home or End key. Returns `false` if neither is possible.
    func handleKeys(_ presses: Set<UIPress>) -> Bool {
        if containsFocus, window?.moveFocusItem(for: presses) == true { return true }
        guard allowsKeyboardScrolling, isScrollEnabled, let key = presses.first?.key, key.modifierFlags.isEmpty else { return false }
        guard let step = step(for: key.keyCode) else { return false }
        let target = extent.clamp(CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y))
        guard target != contentOffset else { return false }
        animateScroll(to: target, isByUser: true)
        return true
    }

    private func step(for key: UIKeyboardHIDUsage) -> CGPoint? {
        let extent = extent
        let page = CGSize(width: bounds.width, height: bounds.height)
        let arrow = CGPoint(
            x: isPagingEnabled ? page.width : Self.arrowStep, y: isPagingEnabled ? page.height : Self.arrowStep)
        switch key {
        case .keyboardUpArrow: return CGPoint(x: 0, y: -arrow.y)
        case .keyboardDownArrow: return CGPoint(x: 0, y: arrow.y)
        case .keyboardLeftArrow: return CGPoint(x: -arrow.x, y: 0)
        case .keyboardRightArrow: return CGPoint(x: arrow.x, y: 0)
        case .keyboardPageUp: return CGPoint(x: 0, y: -page.height)
        case .keyboardPageDown: return CGPoint(x: 0, y: page.height)
        case .keyboardHome: return CGPoint(x: 0, y: extent.verticalRange.lowerBound - contentOffset.y)
        case .keyboardEnd: return CGPoint(x: 0, y: extent.verticalRange.upperBound - contentOffset.y)
        default: return nil
        }
    }
}
