import UIKitEngines

/// Tab navigation in lists. The next rows may have no cells yet.
///
/// The list is scrolled ahead by up to three pages, without visible movement, until a field in the Tab order is
/// found. The field becomes first responder, the original offset is restored, and the field is then scrolled into
/// view with animation. If Tab enters a list from outside, navigation begins at the list's first field, or with
/// Shift+Tab at its last field.
extension UIWindow {
    /// The maximum number of pages by which a list is scrolled ahead to find a field.
    private static let maximumPages = 3

    /// Moves to the next field in the first responder's list, even if it is not visible yet. Returns whether there is
    /// such a field.
    func moveFocusWithinList(_ direction: FocusRing.Direction) -> Bool {
        guard let current = firstResponder as? UIView, let list = current.enclosingList else { return false }
        let originalOffset = list.contentOffset
        let currentFrame = list.convert(current.bounds, from: current)
        list.scroll.isMeasuringAhead = true
        if !list.bounds.intersects(currentFrame) {
            list.scrollRectToVisible(currentFrame, animated: false)
            list.layoutIfNeeded()
        }
        var nextField: UIView?
        for page in 0...Self.maximumPages {
            if let next = next(from: current, in: list, direction, isPaged: page > 0) {
                nextField = next.becomeFirstResponder() ? next : nil
                break
            }
            guard list.showPage(direction) else { break }
        }
        // The movement to the field is animated from the original offset. Meanwhile the cell is kept, because it
        // contains the first responder.
        if list.contentOffset != originalOffset { list.show(originalOffset) }
        list.scroll.isMeasuringAhead = false
        nextField?.scrollIntoView()
        return nextField != nil
    }

    /// Moves to the first field of the list that contains the stop `next`, or with Shift+Tab to the list's last field.
    /// The field need not be visible. Called when Tab enters a list from outside, or wraps around the window. Returns
    /// whether the field became first responder.
    func enterList(at next: NSObject, from current: NSObject?, _ direction: FocusRing.Direction) -> Bool {
        guard let stop = next as? UIView, stop.focusList == nil, let list = stop.enclosingList else { return false }
        let originalOffset = list.contentOffset
        list.scroll.isMeasuringAhead = true
        list.showEnd(direction)
        var nextField: UIView?
        for _ in 0...Self.maximumPages {
            let fields = FocusCandidates.fields(in: self).compactMap { $0 as? UIView }
            let reachableFields = fields.filter { $0 !== current && $0.isDescendant(of: list) && FocusCandidates.isReachable($0) }
            if let field = direction == .forward ? reachableFields.first : reachableFields.last {
                nextField = field.becomeFirstResponder() ? field : nil
                break
            }
            guard list.showPage(direction) else { break }
        }
        if list.contentOffset != originalOffset { list.show(originalOffset) }
        list.scroll.isMeasuringAhead = false
        nextField?.scrollIntoView()
        return nextField != nil
    }

    /// Returns the next field in the window's order; `nil` if it is outside the list. After paging, only fields in the
    /// list are considered, because the list has moved relative to its surroundings.
    private func next(
        from current: UIView, in list: UIScrollView, _ direction: FocusRing.Direction, isPaged: Bool
    ) -> UIView? {
        let order = FocusCandidates.fields(in: self)
        guard let index = order.firstIndex(where: { $0 === current }) else { return nil }
        let otherFields = direction == .forward ? Array(order[(index + 1)...]) : order[..<index].reversed()
        let views = otherFields.lazy.compactMap { $0 as? UIView }.filter { !isPaged || $0.isDescendant(of: list) }
        guard let next = views.first(where: { FocusCandidates.isReachable($0) }) else { return nil }
        return next.isDescendant(of: list) ? next : nil
    }
}

extension UIView {
    /// The nearest enclosing table or collection view.
    fileprivate var enclosingList: UIScrollView? {
        firstInChain { $0 !== self && ($0 is UITableView || $0 is UICollectionView) } as? UIScrollView
    }
}

extension UIScrollView {
    /// Scrolls to an offset and creates the cells for it.
    fileprivate func show(_ offset: CGPoint) {
        setOffsetAndStop(to: offset)
        layoutIfNeeded()
    }

    /// Scrolls to the start of the content, or to its end for backward navigation.
    fileprivate func showEnd(_ direction: FocusRing.Direction) {
        // The end of a list is known exactly only after its last rows have been measured.
        for _ in 0..<(direction == .forward ? 1 : 2) {
            let insets = adjustedContentInset
            let start = CGPoint(x: -insets.left, y: -insets.top)
            show(extent.clamp(direction == .forward ? start : CGPoint(x: contentSize.width, y: contentSize.height)))
        }
    }

    /// Scrolls to the next or the previous page. Returns whether there is one.
    fileprivate func showPage(_ direction: FocusRing.Direction) -> Bool {
        let sign: CGFloat = direction == .forward ? 1 : -1
        let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
        let step = isVertical ? CGPoint(x: 0, y: bounds.height * sign) : CGPoint(x: bounds.width * sign, y: 0)
        let target = extent.clamp(CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y))
        guard target != contentOffset else { return false }
        show(target)
        return true
    }
}
