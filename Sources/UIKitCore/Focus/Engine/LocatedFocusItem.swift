/// A focus item with its container and view, as found by a traversal of the focus tree.
@MainActor struct LocatedFocusItem {
    let item: any UIFocusItem
    /// The container that listed the item; `nil` for subviews.
    var container: (any UIFocusItemContainer)?
    /// The innermost view that is or contains the item.
    let host: UIView

    /// The frame of the item, in points of the window.
    var frame: CGRect {
        if let view = item as? UIView { return view.convert(view.bounds, to: nil) }
        guard let container else { return host.convert(item.frame, to: nil) }
        guard let window = host.window else { return item.frame }
        return container.coordinateSpace.convert(item.frame, to: window)
    }

    /// Whether the item can become focused and its view is visible.
    var isEligible: Bool { item.canBecomeFocused && FocusCandidates.isVisible(host) }

    /// Whether Tab stops at the item itself. Arrow keys do not move the focus to such an item.
    var isTabStop: Bool { (item as? UIView)?.isTabStop ?? false }

    /// Scrolls the item into the visible part of its containers.
    func scrollIntoView() {
        if let view = item as? UIView { return view.scrollIntoView() }
        guard let container = container as? any UIFocusItemScrollableContainer else { return host.scrollIntoView() }
        let frame = item.frame
        let visibleRect = CGRect(origin: container.contentOffset, size: container.visibleSize)
        var offset = container.contentOffset
        // The view scrolls by the distance by which the item exceeds the visible part at either edge.
        offset.x += max(0, frame.maxX - visibleRect.maxX) - max(0, visibleRect.minX - frame.minX)
        offset.y += max(0, frame.maxY - visibleRect.maxY) - max(0, visibleRect.minY - frame.minY)
        if offset != container.contentOffset { container.contentOffset = offset }
    }
}
