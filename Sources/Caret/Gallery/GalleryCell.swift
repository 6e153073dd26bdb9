/// A page of a gallery: the app's view, which a pinch or double tap zooms.
final class GalleryCell: UICollectionViewCell {
    /// The zoom scale to which a double tap zooms, if the maximum scale allows it.
    private static let tapZoom: CGFloat = 2

    private let scroller = UIScrollView()
    private var page: UIView?
    private weak var taps: UITapGestureRecognizer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.showsHorizontalScrollIndicator = false
        scroller.showsVerticalScrollIndicator = false
        // A page that is not zoomed does not scroll, so that the gallery receives drags.
        scroller.isScrollEnabled = false
        contentView.addSubview(scroller)
        scroller.answer(.viewForZooming, self) { cell in cell.page }
        scroller.on(.didZoom, self) { cell in cell.handleZoom() }
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.on(.tap, self) { cell, _ in cell.handleTwoTaps() }
        contentView.addGestureRecognizer(tap)
        taps = tap
    }

    required init?(coder: NSCoder) { nil }

    func show(_ page: UIView, maximumZoom: CGFloat) {
        release()
        self.page = page
        scroller.maximumZoomScale = max(1, maximumZoom)
        scroller.addSubview(page)
        setNeedsLayout()
        fit()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if scroller.frame != contentView.bounds { fit() }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        release()
    }

    private func release() {
        scroller.setZoomScale(1, animated: false)
        page?.removeFromSuperview()
        page = nil
    }

    /// Resets the zoom and sets the size of the page to that of the cell.
    private func fit() {
        scroller.setZoomScale(1, animated: false)
        scroller.frame = contentView.bounds
        scroller.contentSize = contentView.bounds.size
        page?.frame = contentView.bounds
    }

    private func handleTwoTaps() {
        guard scroller.maximumZoomScale > 1, let page, let taps else { return }
        guard scroller.zoomScale == 1 else { return scroller.setZoomScale(1, animated: true) }
        let zoom = min(Self.tapZoom, scroller.maximumZoomScale)
        let (point, size) = (taps.location(in: page), CGSize(width: bounds.width / zoom, height: bounds.height / zoom))
        scroller.zoom(
            to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height), animated: true)
    }

    private func handleZoom() {
        scroller.isScrollEnabled = scroller.zoomScale > 1
    }
}
