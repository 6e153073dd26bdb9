/// A view that blurs the content behind it, or draws its own content in colours of the background.
///
/// Add subviews to ``contentView``. The blur contains only the content behind the view's own bounds, as drawn in each
/// frame. The view and its superviews may be faded and have round corners.
///
/// > Difference from Apple: In a view with a 3D rotation, or rasterised by `shouldRasterize`, the effect applies only
/// > to content of that view.
/// - Source: https://developer.apple.com/documentation/uikit/uivisualeffectview
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// The superview of the content, which fills the view.
    public let contentView = UIView()
    private let backdropView = UIView()
    private var currentEffect: UIVisualEffect?

    /// Creates a view of size zero with an effect; `nil` for none.
    public init(effect: UIVisualEffect?) {
        currentEffect = effect
        super.init(frame: .zero)
        prepare()
    }

    /// Creates a view without an effect, with a frame in points.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates a view of size zero without an effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        NibCoder.read(coder, into: self, at: UIVisualEffectView.self)
    }

    /// The effect; `nil`, none, by default. Blurs animate from and to `nil` and between styles; vibrancy changes at
    /// once.
    open var effect: UIVisualEffect? {
        get { currentEffect }
        set {
            guard newValue != currentEffect else { return }
            currentEffect = newValue
            applyEffect()
        }
    }

    // MARK: - Subviews

    /// - Precondition: Add subviews to ``contentView``.
    open override func addSubview(_ view: UIView) { refuse(view) }

    /// - Precondition: Add subviews to ``contentView``.
    open override func insertSubview(_ view: UIView, at index: Int) { refuse(view) }

    /// - Precondition: Add subviews to ``contentView``.
    open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { refuse(view) }

    /// - Precondition: Add subviews to ``contentView``.
    open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { refuse(view) }

    private func refuse(_ view: UIView) -> Never {
        preconditionFailure("UIVisualEffectView: \(view) was added to the view itself. Add it to the contentView.")
    }

    private func prepare() {
        for view in [backdropView, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insert(view, at: subviews.count)
        }
        backdropView.isUserInteractionEnabled = false
        applyEffect()
    }

    // MARK: - The effect

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyEffect()
    }

    private func applyEffect() {
        let effect = currentEffect?.layerEffect(traitCollection)
        let isVibrancy = effect?.drawsOffscreen ?? false
        backdropView.layer.effect = isVibrancy ? nil : effect
        contentView.layer.effect = isVibrancy ? effect : nil
    }
}
