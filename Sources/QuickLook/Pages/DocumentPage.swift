internal import CoreGraphics
internal import Dispatch

/// The pages of a PDF document below each other. Pages are drawn when they become visible.
final class DocumentPage: UIScrollView, UIScrollViewDelegate, PreviewContent {
    private static let gap: CGFloat = 8

    private let url: URL
    private let count: Int
    private let ratio: CGFloat
    private var views: [Int: UIImageView] = [:]
    private var insets = UIEdgeInsets.zero

    /// - Parameters:
    ///   - count: The number of pages.
    ///   - size: The size of the first page. Pages of another size are scaled to fit into the space of such a page.
    init(_ url: URL, count: Int, size: CGSize) {
        self.url = url
        self.count = count
        ratio = size.width > 0 ? max(0.05, min(size.height / size.width, 20)) : 1
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        backgroundColor = .systemGray5
        delegate = self
        alwaysBounceVertical = true
    }

    required init?(coder: NSCoder) { nil }

    private var pageSize: CGSize {
        let width = max(0, bounds.width - 2 * Self.gap)
        return CGSize(width: width, height: (width * ratio).rounded())
    }

    private func frame(_ page: Int) -> CGRect {
        CGRect(origin: CGPoint(x: Self.gap, y: Self.gap + CGFloat(page) * (pageSize.height + Self.gap)), size: pageSize)
    }

    func show(between newInsets: UIEdgeInsets) {
        let isAtTop = contentOffset.y <= -insets.top
        insets = newInsets
        contentInset = newInsets
        scrollIndicatorInsets = newInsets
        contentSize = CGSize(width: bounds.width, height: Self.gap + CGFloat(count) * (pageSize.height + Self.gap))
        if isAtTop { contentOffset.y = -newInsets.top }
        for (page, view) in views { view.frame = frame(page) }
        updateViews()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { updateViews() }

    private func updateViews() {
        let step = pageSize.height + Self.gap
        guard bounds.width > 2 * Self.gap, step > Self.gap, count > 0 else { return }
        let first = max(0, min(count - 1, Int(contentOffset.y / step)))
        let last = max(first, min(count - 1, Int((contentOffset.y + bounds.height) / step)))
        for (page, view) in views where !(first...last).contains(page) {
            view.removeFromSuperview()
            views[page] = nil
        }
        for page in first...last where views[page] == nil { addView(page) }
    }

    private func addView(_ page: Int) {
        let view = UIImageView(frame: frame(page))
        view.backgroundColor = .white
        view.contentMode = .scaleAspectFit
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Page \(page + 1) of \(count)"
        views[page] = view
        addSubview(view)
        let token = PendingWork.begin("page \(page + 1) of \(url.lastPathComponent)")
        let (url, width) = (url, Double(pageSize.width) * Double(max(1, traitCollection.displayScale)))
        DispatchQueue.global().async { [weak view] in
            let image = Self.image(url, page: page + 1, width: width)
            Task { @MainActor in
                PendingWork.end(token)
                if let image { view?.image = UIImage(cgImage: image) }
            }
        }
    }

    /// Returns a page as an image with a width in pixels; `nil` for a damaged page.
    private nonisolated static func image(_ url: URL, page: Int, width: Double) -> CGImage? {
        guard let source = try? DrawingSource(url: url, page: page) else { return nil }
        let height = width * Double(source.size.height) / Double(max(1, source.size.width))
        return try? source.draw(PixelSize(width: Int(width.rounded()), height: Int(min(height, 8192).rounded())))
    }
}
