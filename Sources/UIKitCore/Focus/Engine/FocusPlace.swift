/// An item of the focus where a walk through the tree found it.
@MainActor struct FocusPlace {
    let item: any UIFocusItem
    /// The container that listed the item; `nil` for subviews.
    var container: (any UIFocusItemContainer)?
    /// The innermost view that the item is, or is in.
    let host: UIView

    /// The frame of the item, in points of the window.
    var frame: CGRect {
        if let view = item as? UIView { return view.convert(view.bounds, to: nil) }
        guard let container else { return host.convert(item.frame, to: nil) }
        guard let window = host.window else { return item.frame }
        return container.coordinateSpace.convert(item.frame, to: window)
    }

    /// Whether the focus may come to the item, and a person sees what it is in.
    var isEligible: Bool { item.canBecomeFocused && FocusCandidates.isSeen(host) }

    /// Whether Tab stops at the item by itself, and no arrow.
    var isTabStop: Bool { (item as? UIView)?.isTabStop ?? false }

    /// Scrolls the item into the visible part of the containers around it.
    func scrollIntoView() {
        if let view = item as? UIView { return view.scrollIntoView() }
        guard let scroll = container as? any UIFocusItemScrollableContainer else { return host.scrollIntoView() }
        let (frame, visible) = (item.frame, CGRect(origin: scroll.contentOffset, size: scroll.visibleSize))
        var offset = scroll.contentOffset
        offset.x += max(0, frame.maxX - visible.maxX) - max(0, visible.minX - frame.minX)
        offset.y += max(0, frame.maxY - visible.maxY) - max(0, visible.minY - frame.minY)
        if offset != scroll.contentOffset { scroll.contentOffset = offset }
    }
}
