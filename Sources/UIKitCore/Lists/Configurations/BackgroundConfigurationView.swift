/// The view that shows a background configuration.
final class BackgroundConfigurationView: UIView {
    private let colorView = UIView()
    private var imageView: UIImageView?
    private var effectView: UIVisualEffectView?
    private var configuration = UIBackgroundConfiguration.clear()
    /// The layout margins of the view that has this background.
    var hostMargins = UIEdgeInsets.zero { didSet { if hostMargins != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(colorView)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ new: UIBackgroundConfiguration, tint: UIColor) {
        if configuration.customView !== new.customView { configuration.customView?.removeFromSuperview() }
        configuration = new
        showEffect(new)
        let color = new.resolvedBackgroundColor(for: tint)
        let background = effectView?.contentView ?? colorView
        if background.backgroundColor != color { background.backgroundColor = color }
        colorView.layer.cornerRadius = new.cornerRadius
        colorView.clipsToBounds = new.cornerRadius > 0
        colorView.layer.borderWidth = new.strokeWidth
        colorView.layer.borderColor =
            new.strokeWidth > 0 ? new.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor : nil
        if let view = new.customView, view.superview !== colorView { colorView.addSubview(view) }
        showImage(new)
        setNeedsLayout()
    }

    private func showImage(_ new: UIBackgroundConfiguration) {
        guard let newImage = new.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView()
        imageView = view
        view.image = newImage
        view.contentMode = new.imageContentMode
        if view.superview !== colorView { colorView.insertSubview(view, at: effectView == nil ? 0 : 1) }
    }

    /// Shows or removes the effect view. The effect is below the colour.
    private func showEffect(_ new: UIBackgroundConfiguration) {
        guard let newEffect = new.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        if effectView == nil {
            let view = UIVisualEffectView(effect: newEffect)
            effectView = view
            colorView.insertSubview(view, at: 0)
            colorView.backgroundColor = nil
        }
        if effectView?.effect != newEffect { effectView?.effect = newEffect }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let direction = effectiveUserInterfaceLayoutDirection
        var insets = configuration.backgroundInsets
        let margins = NSDirectionalEdgeInsets(hostMargins, direction: direction)
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        let outset = -configuration.strokeOutset
        colorView.frame = bounds.inset(by: insets.resolved(direction)).shrunk(dx: outset, dy: outset)
        for part in [effectView, imageView] { part?.frame = colorView.bounds }
        configuration.customView?.frame = colorView.bounds
    }
}
