import QuartzCore

/// The turning page with its front and back, drawn for the progress of the turn.
final class PageCurlView: UIView {
    override class var layerClass: AnyClass { PageCurlLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        // Touches must reach the pages below, because the turning page moves under the touch.
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// The parameters of the curl. Within an animation block, the progress is animated.
    var curl: PageCurl {
        get { (layer as? PageCurlLayer)?.curl ?? PageCurl() }
        set { (layer as? PageCurlLayer)?.curl = newValue }
    }
}
