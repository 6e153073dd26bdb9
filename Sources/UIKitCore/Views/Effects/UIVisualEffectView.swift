/// A view that blurs what lies behind it, or has what is in it take colours from there.
///
/// What is to be seen on it belongs into ``contentView``. Only what lies behind its own bounds is in the blur, as it is drawn in each
/// frame; the view itself and those around it may be faded and have round corners.
///
/// > Difference from Apple: in a view that is turned in space, or kept as a picture by `shouldRasterize`, only what that view draws lies
/// > behind.
/// - Source: https://developer.apple.com/documentation/uikit/uivisualeffectview
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// Where subviews go; it fills the view.
    public let contentView = UIView()
    private let backdropView = UIView()
    private var currentEffect: UIVisualEffect?

    /// Makes a view of no size with an effect; `nil` for none.
    public init(effect: UIVisualEffect?) {
        currentEffect = effect
        super.init(frame: .zero)
        prepare()
    }

    /// Makes a view without an effect, of a frame in points.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Makes a view of no size without an effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        NibCoder.read(coder, into: self, at: UIVisualEffectView.self)
    }

    /// What is done; `nil`, nothing, by default. A blur is animatable, to and from nothing and between styles; vibrancy changes at once.
    open var effect: UIVisualEffect? {
        get { currentEffect }
        set {
            guard newValue != currentEffect else { return }
            currentEffect = newValue
            applyEffect()
        }
    }

    // MARK: - Subviews

    /// - Precondition: subviews belong into ``contentView``.
    open override func addSubview(_ view: UIView) { refuse(view) }

    /// - Precondition: subviews belong into ``contentView``.
    open override func insertSubview(_ view: UIView, at index: Int) { refuse(view) }

    /// - Precondition: subviews belong into ``contentView``.
    open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { refuse(view) }

    /// - Precondition: subviews belong into ``contentView``.
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
        let isVibrancy = effect?.joins ?? false
        backdropView.layer.effect = isVibrancy ? nil : effect
        contentView.layer.effect = isVibrancy ? effect : nil
    }
}
