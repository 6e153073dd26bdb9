/// An image, which the user zooms with two fingers or a double tap.
final class ImagePage: UIScrollView, UIScrollViewDelegate, PreviewContent {
    private static let maximumScale: CGFloat = 5
    private static let doubleTapScale: CGFloat = 2.5

    private let imageView: UIImageView
    private var laidOut: (size: CGSize, insets: UIEdgeInsets)?

    init(_ image: UIImage) {
        imageView = UIImageView(image: image)
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        maximumZoomScale = Self.maximumScale
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        delegate = self
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = "Image"
        imageView.accessibilityTraits = .image
        addSubview(imageView)
    }

    /// Enlarges the image, or returns it to its size.
    func toggleZoom() { setZoomScale(zoomScale > 1 ? 1 : Self.doubleTapScale, animated: true) }

    required init?(coder: NSCoder) { nil }

    func show(between insets: UIEdgeInsets) {
        guard laidOut?.size != bounds.size || laidOut?.insets != insets else { return }
        laidOut = (bounds.size, insets)
        zoomScale = 1
        let area = bounds.size.inset(by: insets)
        guard let size = imageView.image?.size, size.width > 0, size.height > 0, area.width > 0, area.height > 0 else { return }
        let scale = min(area.width / size.width, area.height / size.height, 1)
        imageView.frame.size = CGSize(width: size.width * scale, height: size.height * scale)
        contentSize = imageView.frame.size
        center(in: insets)
    }

    /// Centres an image that is smaller than the area between the bars.
    private func center(in insets: UIEdgeInsets) {
        let area = bounds.size.inset(by: insets)
        let size = imageView.frame.size
        let (x, y) = (max(0, (area.width - size.width) / 2), max(0, (area.height - size.height) / 2))
        contentInset = UIEdgeInsets(top: insets.top + y, left: x, bottom: insets.bottom + y, right: x)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { if let insets = laidOut?.insets { center(in: insets) } }
}

extension CGSize {
    /// Returns the size without the insets; not negative.
    func inset(by insets: UIEdgeInsets) -> CGSize {
        CGSize(width: max(0, width - insets.left - insets.right), height: max(0, height - insets.top - insets.bottom))
    }
}
