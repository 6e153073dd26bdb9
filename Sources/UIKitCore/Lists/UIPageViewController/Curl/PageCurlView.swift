import QuartzCore

/// A page under way: its front, and what is printed on the back, drawn as far as it is turned.
final class PageCurlView: UIView {
    override class var layerClass: AnyClass { PageCurlLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        // The page moves away under the finger.
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// How the page is turned. In an animation block, its progress is animated.
    var curl: PageCurl {
        get { (layer as? PageCurlLayer)?.curl ?? PageCurl() }
        set { (layer as? PageCurlLayer)?.curl = newValue }
    }
}
