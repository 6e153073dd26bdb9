/// A view that displays an image. The layer uses the image's pixels, so that nothing is drawn and no memory is
/// allocated.
///
/// An image that is not decoded yet is decoded when the view is first displayed. If the content mode scales the
/// image, the image is decoded at the view's size. Decoding blocks the main thread; ``ImageCache`` decodes in advance.
/// - Source: https://developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor open class UIImageView: UIView {
    var state = ImageViewState()
    /// The display link of an animation that runs in a window.
    var animationLink: CADisplayLink?

    /// Creates a view with a frame in points and without an image. User interaction is disabled, as by every
    /// initializer.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view with the size of an image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUpImages(with: image, nil)
    }

    /// Creates a view with the size of the first image. The second image is shown while ``isHighlighted`` is `true`.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUpImages(with: image, highlightedImage)
    }

    /// Creates a view of size zero, and reads its properties if `coder` reads a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        NibCoder.read(coder, into: self, at: UIImageView.self)
    }

    /// The image; `nil` by default. Setting it does not change the view's size.
    open var image: UIImage? {
        get { state.image }
        set {
            change { $0.image = newValue }
            updateAutomaticAnimation()
        }
    }

    /// The image that is shown while ``isHighlighted`` is `true`. For `nil`, the default, ``image`` is shown.
    open var highlightedImage: UIImage? {
        get { state.highlightedImage }
        set {
            change { $0.highlightedImage = newValue }
            updateAutomaticAnimation()
        }
    }

    /// Whether the highlighted image is shown; `false` by default.
    open var isHighlighted: Bool {
        get { state.isHighlighted }
        set {
            change { $0.isHighlighted = newValue }
            updateAutomaticAnimation()
        }
    }

    /// The symbol configuration for the attributes that a symbol does not specify; `nil` by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { state.preferredSymbols }
        set { change { $0.preferredSymbols = newValue } }
    }

    /// The images that are shown in sequence while ``isAnimating`` is `true`, instead of ``image``; `nil` by default.
    ///
    /// Setting the images stops the animation.
    open var animationImages: [UIImage]? {
        get { state.animation.images }
        set { changeAnimation { $0.images = newValue } }
    }

    /// The images that are shown in sequence while ``isAnimating`` and ``isHighlighted`` are `true`. For `nil`, the
    /// default, ``animationImages`` are shown.
    ///
    /// Setting the images stops the animation.
    open var highlightedAnimationImages: [UIImage]? {
        get { state.animation.highlightedImages }
        set { changeAnimation { $0.highlightedImages = newValue } }
    }

    /// The duration of all images in seconds. 0, the default, means a thirtieth of a second for each image.
    ///
    /// Setting the duration stops the animation.
    open var animationDuration: TimeInterval {
        get { state.animation.duration }
        set { changeAnimation { $0.duration = newValue.isFinite ? max(0, newValue) : 0 } }
    }

    /// The number of repetitions. 0, the default, means infinitely many.
    ///
    /// Setting the number stops the animation.
    open var animationRepeatCount: Int {
        get { state.animation.repeatCount }
        set { changeAnimation { $0.repeatCount = max(0, newValue) } }
    }

    /// Whether the animation is running.
    open var isAnimating: Bool { state.animation.isRunning }

    /// Starts the animation with the first image. Has no effect without animation images.
    ///
    /// The animation follows the frame clock. It pauses while the view is not in a window.
    open func startAnimating() { beginAnimation() }

    /// Stops the animation and shows ``image``.
    open func stopAnimating() { endAnimation() }

    /// Whether the image is enlarged for accessibility text sizes; `false` by default.
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { state.adjustsForAccessibility }
        set { change { $0.adjustsForAccessibility = newValue } }
    }

    open override var contentMode: ContentMode {
        get { super.contentMode }
        set { changeContentMode { super.contentMode = newValue } }
    }

    /// The size of the image; without an image, there is no intrinsic size.
    open override var intrinsicContentSize: CGSize { displayedSize ?? super.intrinsicContentSize }

    /// Returns the size of the image, regardless of `size`; zero without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { displayedSize ?? .zero }

    /// Sets the image's pixels as the contents of the layer.
    open override func display(_ layer: CALayer) { showContents(in: layer) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        templateColorDidChange()
    }

    /// The traits of the image; `.image` by default.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? image?.accessibilityTraits ?? .image }
        set { super.accessibilityTraits = newValue }
    }
    /// The large content image; by default the image of the view.
    open override var largeContentImage: UIImage? {
        get { super.largeContentImage ?? image }
        set { super.largeContentImage = newValue }
    }
    /// Whether the view is an accessibility element; by default the value of the image.
    open override var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? image?.isAccessibilityElement ?? false }
        set { super.isAccessibilityElement = newValue }
    }
    /// The accessibility label; by default the label of the image.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? image?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
    /// The accessibility hint; by default the hint of the image.
    open override var accessibilityHint: String? {
        get { super.accessibilityHint ?? image?.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }
    /// The accessibility value; by default the value of the image.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? image?.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }
    /// The accessibility language; by default the language of the image.
    open override var accessibilityLanguage: String? {
        get { super.accessibilityLanguage ?? image?.accessibilityLanguage }
        set { super.accessibilityLanguage = newValue }
    }
    /// The identifier for tests; by default the identifier of the image.
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
