/// The pages of the items beside each other. Only the visible page and its neighbours exist.
final class PreviewPager: UIView, UIScrollViewDelegate {
    var onScroll: (@MainActor (Int) -> Void)?
    var onTap: (@MainActor () -> Void)?
    /// The insets of the area between the bars.
    var insets = UIEdgeInsets.zero {
        didSet { if insets != oldValue { for page in pages.values { page.insets = insets } } }
    }

    private let scrollView = UIScrollView()
    private let url: @MainActor (Int) -> URL?
    private var pages: [Int: PreviewPage] = [:]
    private var count = 0
    private var index = 0
    private var laidOutSize = CGSize.zero

    init(_ url: @escaping @MainActor (Int) -> URL?) {
        self.url = url
        super.init(frame: .zero)
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        addSubview(scrollView)
        let doubleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        doubleTap.cancelsTouchesInView = false
        doubleTap.addAction { [weak self] _ in
            guard let self else { return }
            pages[index]?.handleDoubleTap()
        }
        addGestureRecognizer(doubleTap)
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        tap.require(toFail: doubleTap)
        tap.addAction { [weak self] _ in self?.onTap?() }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// Removes all pages, and shows a page.
    func reload(count: Int, at index: Int) {
        for page in pages.values { page.removeFromSuperview() }
        pages = [:]
        self.count = count
        self.index = index
        setNeedsLayout()
        laidOutSize = .zero
    }

    func reloadPage(_ index: Int) {
        pages.removeValue(forKey: index)?.removeFromSuperview()
        updatePages()
    }

    func scroll(to index: Int) {
        self.index = index
        scrollView.contentOffset = CGPoint(x: x(index), y: 0)
        updatePages()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != laidOutSize else { return }
        scrollView.frame = bounds
        scrollView.contentSize = CGSize(width: bounds.width * CGFloat(count), height: bounds.height)
        scrollView.contentOffset = CGPoint(x: x(index), y: 0)
        // Set last, because the scroll view adapts its offset to the new size, which changes no index.
        laidOutSize = bounds.size
        updatePages()
    }

    /// The position of a page. From right to left, the first page is the rightmost.
    private func x(_ index: Int) -> CGFloat { bounds.width * CGFloat(position(index)) }

    private func position(_ index: Int) -> Int {
        effectiveUserInterfaceLayoutDirection == .leftToRight ? index : max(0, count - 1 - index)
    }

    private func updatePages() {
        guard count > 0, bounds.width > 0 else { return }
        let needed = max(0, index - 1)...min(count - 1, index + 1)
        for (number, page) in pages where !needed.contains(number) {
            page.removeFromSuperview()
            pages[number] = nil
        }
        for number in needed {
            let page = pages[number] ?? PreviewPage(url(number))
            if pages[number] == nil { scrollView.addSubview(page) }
            pages[number] = page
            page.insets = insets
            page.frame = CGRect(x: x(number), y: 0, width: bounds.width, height: bounds.height)
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard bounds.width > 0, count > 0, bounds.size == laidOutSize else { return }
        let place = min(max(0, Int((scrollView.contentOffset.x / bounds.width).rounded())), count - 1)
        let newIndex = position(place)
        guard newIndex != index else { return }
        index = newIndex
        updatePages()
        onScroll?(newIndex)
    }
}
