import UIKitEngines

/// A paging scroll view that shows a month, with the previous and the next month on the adjacent pages.
final class MonthPager: UIScrollView, UIScrollViewDelegate {
    private var months: [MonthView] = []
    private var currentStyle: MonthView.Style?
    private(set) var grid: MonthGrid?
    /// The index of the page with the displayed month.
    private var currentIndex = 0
    var onTurn: (@MainActor (MonthGrid) -> Void)?
    var onTap: (@MainActor (MonthGrid, Int) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollHub.delegate = self
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self, weak tap] _ in if let self, let tap { self.handleTap(tap.location(in: self)) } }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a month, and the adjacent months within the limits.
    func show(_ grid: MonthGrid, _ monthStyle: MonthView.Style) {
        self.grid = grid
        currentStyle = monthStyle
        let pages = [-1, 0, 1].map { grid.month(after: $0) }.enumerated()
            .filter { $0.offset == 1 || monthStyle.limits.allows(from: $0.element.start, to: $0.element.end) }
        currentIndex = pages.firstIndex { $0.offset == 1 } ?? 0
        while months.count < pages.count {
            let month = MonthView()
            months.append(month)
            addSubview(month)
        }
        for (pageIndex, month) in months.enumerated() {
            month.isHidden = pageIndex >= pages.count
            if pageIndex < pages.count { month.show(pages[pageIndex].element, monthStyle) }
        }
        monthCount = pages.count
        layOutMonths()
    }

    private var monthCount = 0

    var hasPrevious: Bool { currentIndex > 0 }
    var hasNext: Bool { currentIndex < monthCount - 1 }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func x(of page: Int) -> CGFloat { CGFloat(isMirrored ? monthCount - 1 - page : page) * bounds.width }

    private func layOutMonths() {
        guard bounds.width > 0 else { return }
        for (page, month) in months.enumerated() where page < monthCount {
            let frame = CGRect(x: x(of: page), y: 0, width: bounds.width, height: bounds.height)
            if month.frame != frame { month.frame = frame }
        }
        contentSize = CGSize(width: bounds.width * CGFloat(monthCount), height: bounds.height)
        setOffsetAndStop(to: CGPoint(x: x(of: currentIndex), y: 0))
    }

    override var frame: CGRect {
        didSet { if frame.size != oldValue.size { layOutMonths() } }
    }

    /// Scrolls to the next or the previous month.
    func turn(forward: Bool) {
        guard forward ? hasNext : hasPrevious else { return }
        setContentOffset(CGPoint(x: x(of: currentIndex + (forward ? 1 : -1)), y: 0), animated: true)
    }

    private func handleTap(_ point: CGPoint) {
        for month in months where !month.isHidden && month.frame.contains(point) {
            guard let grid = month.grid, let day = month.day(at: convert(point, to: month)) else { continue }
            onTap?(grid, day)
        }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { scrollingDidEnd() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { scrollingDidEnd() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if !decelerate { scrollingDidEnd() } }

    /// If a touch stops a page at its final position, none of the delegate methods above is called when the touch
    /// ends.
    override func contentWasReleased() { scrollingDidEnd() }

    override func userScrollAnimationDidEnd() { scrollingDidEnd() }

    private func scrollingDidEnd() {
        guard !isTracking, bounds.width > 0, let monthStyle = currentStyle else { return }
        let page = Int((contentOffset.x / bounds.width).rounded())
        let pageIndex = isMirrored ? monthCount - 1 - page : page
        guard pageIndex != currentIndex, months.indices.contains(pageIndex), let grid = months[pageIndex].grid else { return }
        show(grid, monthStyle)
        onTurn?(grid)
    }
}
