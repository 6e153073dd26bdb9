/// A view that shows an image, by handing its pixels to the layer: nothing is drawn and no memory of its own is taken.
///
/// An image that is not decoded yet is decoded when the view is first shown, at the size of the view where the content mode scales it.
/// That holds up the main thread; ``ImageCache`` decodes beforehand.
/// - Source: https://developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor open class UIImageView: UIView {
    var state = ImageViewState()
    /// Fires while an animation runs in a window.
    var animationLink: CADisplayLink?

    /// Makes a view of that frame, in points, without an image. It does not answer to touches, as all image views at first.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view as large as the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        begin(with: image, nil)
    }

    /// Makes a view as large as the first image, which shows the second while ``isHighlighted``.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        begin(with: image, highlightedImage)
    }

    /// Makes a view of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        NibCoder.read(coder, into: self, at: UIImageView.self)
    }

    /// What the view shows; `nil` by default. Changing it does not change the view's size.
    open var image: UIImage? {
        get { state.image }
        set {
            change { $0.image = newValue }
            followStillImage()
        }
    }

    /// What the view shows instead while ``isHighlighted``; `nil`, the same, by default.
    open var highlightedImage: UIImage? {
        get { state.highlightedImage }
        set {
            change { $0.highlightedImage = newValue }
            followStillImage()
        }
    }

    /// Whether the highlighted image is shown; `false` by default.
    open var isHighlighted: Bool {
        get { state.isHighlighted }
        set {
            change { $0.isHighlighted = newValue }
            followStillImage()
        }
    }

    /// How symbols look where they do not say it themselves; `nil`, as the image says, by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { state.preferredSymbols }
        set { change { $0.preferredSymbols = newValue } }
    }

    /// Images that are shown one after the other while ``isAnimating``, in place of ``image``; `nil` by default.
    ///
    /// Setting it stops the animation.
    open var animationImages: [UIImage]? {
        get { state.animation.images }
        set { changeAnimation { $0.images = newValue } }
    }

    /// Images that are shown one after the other while ``isAnimating`` and ``isHighlighted``; `nil`, the same, by default.
    ///
    /// Setting it stops the animation.
    open var highlightedAnimationImages: [UIImage]? {
        get { state.animation.highlightedImages }
        set { changeAnimation { $0.highlightedImages = newValue } }
    }

    /// The time for all images, in seconds; 0, a thirtieth of a second for each, by default.
    ///
    /// Setting it stops the animation.
    open var animationDuration: TimeInterval {
        get { state.animation.duration }
        set { changeAnimation { $0.duration = newValue.isFinite ? max(0, newValue) : 0 } }
    }

    /// How often all images are shown; 0, without end, by default.
    ///
    /// Setting it stops the animation.
    open var animationRepeatCount: Int {
        get { state.animation.repeatCount }
        set { changeAnimation { $0.repeatCount = max(0, newValue) } }
    }

    /// Whether the animation images are being shown.
    open var isAnimating: Bool { state.animation.isRunning }

    /// Begins to show the animation images from the first on. Does nothing without any.
    ///
    /// The clock is the frames'. While the view is in no window, no time passes for it.
    open func startAnimating() { beginAnimation() }

    /// Goes back to ``image``.
    open func stopAnimating() { endAnimation() }

    /// Whether the image is larger where text is of an accessibility size; `false` by default.
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { state.adjustsForAccessibility }
        set { change { $0.adjustsForAccessibility = newValue } }
    }

    open override var contentMode: ContentMode {
        get { super.contentMode }
        set { changeContentMode { super.contentMode = newValue } }
    }

    /// The size of the image; none without one.
    open override var intrinsicContentSize: CGSize { shownSize ?? super.intrinsicContentSize }

    /// The size of the image, whatever is offered; nothing without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? .zero }

    /// Hands the image's pixels to the layer.
    open override func display(_ layer: CALayer) { showContents(in: layer) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        templateColorDidChange()
    }

    /// `.image` by default.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? image?.accessibilityTraits ?? .image }
        set { super.accessibilityTraits = newValue }
    }
    /// The image of the view, unless another one was set.
    open override var largeContentImage: UIImage? {
        get { super.largeContentImage ?? image }
        set { super.largeContentImage = newValue }
    }
    /// Whether assistive technology sees the view; by default what the image specifies.
    open override var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? image?.isAccessibilityElement ?? false }
        set { super.isAccessibilityElement = newValue }
    }
    /// The label; by default that of the image.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? image?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
    /// The hint; by default that of the image.
    open override var accessibilityHint: String? {
        get { super.accessibilityHint ?? image?.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }
    /// The value; by default that of the image.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? image?.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }
    /// The language; by default that of the image.
    open override var accessibilityLanguage: String? {
        get { super.accessibilityLanguage ?? image?.accessibilityLanguage }
        set { super.accessibilityLanguage = newValue }
    }
    /// The name for tests; by default that of the image.
    open override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? image?.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        variantMayHaveChanged()
        templateColorDidChange()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { layer.setNeedsDisplay() }
        windowDidChange()
    }
}
