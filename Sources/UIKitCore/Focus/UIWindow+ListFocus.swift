import UIKitEngines

/// Tab in lists, whose next rows have no cells yet.
extension UIWindow {
    /// How far ahead a list is looked through, in screens of it.
    private static let pages = 3

    /// Goes on to the next field of the list that the first responder is in, also where that is not on the screen yet. Returns whether there
    /// is one.
    func moveFocusWithinList(_ direction: FocusRing.Direction) -> Bool {
        guard let current = firstResponder as? UIView, let list = current.enclosingList else { return false }
        let start = list.contentOffset
        let place = list.convert(current.bounds, from: current)
        list.scroll.isLookingAhead = true
        if !list.bounds.intersects(place) {
            list.scrollRectToVisible(place, animated: false)
            list.layoutIfNeeded()
        }
        var taker: UIView?
        for page in 0...Self.pages {
            if let next = next(from: current, in: list, direction, isPaged: page > 0) {
                taker = next.becomeFirstResponder() ? next : nil
                break
            }
            guard list.showPage(direction) else { break }
        }
        // It is seen to scroll there. The cell stays meanwhile, as it is typed into.
        if list.contentOffset != start { list.show(start) }
        list.scroll.isLookingAhead = false
        taker?.scrollIntoView()
        return taker != nil
    }

    /// Goes on to the first field of a list that the next stop is in, or with Shift+Tab to the last one, also where that field is not on the
    /// screen: so it is when Tab comes to a list from outside, and when it goes around from the other end. Returns whether there is one.
    func enterList(at next: NSObject, from current: NSObject?, _ direction: FocusRing.Direction) -> Bool {
        guard let stop = next as? UIView, stop.focusList == nil, let list = stop.enclosingList else { return false }
        let start = list.contentOffset
        list.scroll.isLookingAhead = true
        list.showEnd(direction)
        var taker: UIView?
        for _ in 0...Self.pages {
            let fields = FocusCandidates.fields(in: self).compactMap { $0 as? UIView }
            let reachable = fields.filter { $0 !== current && $0.isDescendant(of: list) && FocusCandidates.isReachable($0) }
            if let field = direction == .forward ? reachable.first : reachable.last {
                taker = field.becomeFirstResponder() ? field : nil
                break
            }
            guard list.showPage(direction) else { break }
        }
        if list.contentOffset != start { list.show(start) }
        list.scroll.isLookingAhead = false
        taker?.scrollIntoView()
        return taker != nil
    }

    /// What follows in the window's order; once the list was paged, what follows in the list, since that has moved under what is around it.
    private func next(
        from current: UIView, in list: UIScrollView, _ direction: FocusRing.Direction, isPaged: Bool
    ) -> UIView? {
        let order = FocusCandidates.fields(in: self)
        guard let index = order.firstIndex(where: { $0 === current }) else { return nil }
        let others = direction == .forward ? Array(order[(index + 1)...]) : order[..<index].reversed()
        let views = others.lazy.compactMap { $0 as? UIView }.filter { !isPaged || $0.isDescendant(of: list) }
        guard let next = views.first(where: { FocusCandidates.isReachable($0) }) else { return nil }
        return next.isDescendant(of: list) ? next : nil
    }
}

extension UIView {
    /// The nearest table or collection view around the view.
    fileprivate var enclosingList: UIScrollView? {
        firstInChain { $0 !== self && ($0 is UITableView || $0 is UICollectionView) } as? UIScrollView
    }
}

extension UIScrollView {
    /// Has content at an offset, with cells for it.
    fileprivate func show(_ offset: CGPoint) {
        jump(to: offset)
        layoutIfNeeded()
    }

    /// Shows the beginning of the content, or for the way back its end.
    fileprivate func showEnd(_ direction: FocusRing.Direction) {
        // The end of a list is known once the rows there have been measured.
        for _ in 0..<(direction == .forward ? 1 : 2) {
            let insets = adjustedContentInset
            let start = CGPoint(x: -insets.left, y: -insets.top)
            show(extent.clamp(direction == .forward ? start : CGPoint(x: contentSize.width, y: contentSize.height)))
        }
    }

    /// Shows the next or the former screen of content. Returns whether there is one.
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
