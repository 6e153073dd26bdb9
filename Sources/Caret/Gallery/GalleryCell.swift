/// A page of a gallery: the app's view, which a pinch or double tap zooms.
final class GalleryCell: UICollectionViewCell {
    /// The zoom scale to which a double tap zooms, if the maximum scale allows it.
    private static let doubleTapZoom: CGFloat = 2

    private let scrollView = UIScrollView()
    private var page: UIView?
    private weak var doubleTapRecognizer: UITapGestureRecognizer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        // A page that is not zoomed does not scroll, so that the gallery receives drags.
        scrollView.isScrollEnabled = false
        contentView.addSubview(scrollView)
        scrollView.answer(.viewForZooming, self) { cell in cell.page }
        scrollView.on(.didZoom, self) { cell in cell.handleZoom() }
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.on(.tap, self) { cell, _ in cell.handleDoubleTap() }
        contentView.addGestureRecognizer(tap)
        doubleTapRecognizer = tap
    }

    required init?(coder: NSCoder) { nil }

    func show(_ page: UIView, maximumZoom: CGFloat) {
        removePage()
        self.page = page
        scrollView.maximumZoomScale = max(1, maximumZoom)
        scrollView.addSubview(page)
        setNeedsLayout()
        fitPage()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if scrollView.frame != contentView.bounds { fitPage() }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        removePage()
    }

    private func removePage() {
        scrollView.setZoomScale(1, animated: false)
        page?.removeFromSuperview()
        page = nil
    }

    /// Resets the zoom, and makes the page as large as the cell.
    private func fitPage() {
        scrollView.setZoomScale(1, animated: false)
        scrollView.frame = contentView.bounds
        scrollView.contentSize = contentView.bounds.size
        page?.frame = contentView.bounds
    }

    private func handleDoubleTap() {
        guard scrollView.maximumZoomScale > 1, let page, let doubleTapRecognizer else { return }
        guard scrollView.zoomScale == 1 else { return scrollView.setZoomScale(1, animated: true) }
        let zoom = min(Self.doubleTapZoom, scrollView.maximumZoomScale)
        let point = doubleTapRecognizer.location(in: page)
        let size = CGSize(width: bounds.width / zoom, height: bounds.height / zoom)
        scrollView.zoom(
            to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height), animated: true)
    }

    private func handleZoom() {
        scrollView.isScrollEnabled = scrollView.zoomScale > 1
    }
}
