extension UIScrollView {
    /// Scrolls by a page and announces the new page. Returns `false` if there is no further page.
    func turnPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let area = bounds.inset(by: adjustedContentInset)
        let isVertical = contentSize.height > area.height || contentSize.width <= area.width
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let step: CGPoint
        switch direction {
        case .up: step = CGPoint(x: 0, y: area.height)
        case .down: step = CGPoint(x: 0, y: -area.height)
        case .left: step = CGPoint(x: area.width, y: 0)
        case .right: step = CGPoint(x: -area.width, y: 0)
        case .next: step = isVertical ? CGPoint(x: 0, y: area.height) : CGPoint(x: isMirrored ? -area.width : area.width, y: 0)
        case .previous: step = isVertical ? CGPoint(x: 0, y: -area.height) : CGPoint(x: isMirrored ? area.width : -area.width, y: 0)
        }
        let target = CGPoint(
            x: clamped(contentOffset.x + step.x, isHorizontal: true), y: clamped(contentOffset.y + step.y, isHorizontal: false))
        guard target != contentOffset, isScrollEnabled else { return false }
        setContentOffset(target, animated: true)
        let (length, page) = step.y != 0 ? (contentSize.height, area.height) : (contentSize.width, area.width)
        let start = step.y != 0 ? target.y + adjustedContentInset.top : target.x + adjustedContentInset.left
        let count = max(1, Self.pageCount(in: length, page))
        let index = min(count, Self.pageCount(in: start, page) + 1)
        UIAccessibility.post(notification: .pageScrolled, argument: "Page \(index) of \(count)")
        return true
    }

    /// Returns the number of pages in a length. The number is limited, because the content can be arbitrarily long.
    private static func pageCount(in length: CGFloat, _ page: CGFloat) -> Int {
        Int(min(max((length / max(page, 1)).rounded(.up), -1e9), 1e9))
    }

    /// Returns the nearest valid offset on an axis.
    private func clamped(_ offset: CGFloat, isHorizontal: Bool) -> CGFloat {
        let insets = adjustedContentInset
        let (first, last) =
            isHorizontal
            ? (-insets.left, contentSize.width + insets.right - bounds.width)
            : (-insets.top, contentSize.height + insets.bottom - bounds.height)
        return min(max(offset, first), max(first, last))
    }
}
