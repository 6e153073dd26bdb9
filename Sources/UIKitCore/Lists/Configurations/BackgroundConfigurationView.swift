/// The view that shows a background configuration.
final class BackgroundConfigurationView: UIView {
    private let plate = UIView()
    private var image: UIImageView?
    private var effect: UIVisualEffectView?
    private var configuration = UIBackgroundConfiguration.clear()
    /// The layout margins of the view that has this background.
    var hostMargins = UIEdgeInsets.zero { didSet { if hostMargins != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(plate)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ new: UIBackgroundConfiguration, tint: UIColor) {
        if configuration.customView !== new.customView { configuration.customView?.removeFromSuperview() }
        configuration = new
        showEffect(new)
        let color = new.resolvedBackgroundColor(for: tint)
        let background = effect?.contentView ?? plate
        if background.backgroundColor != color { background.backgroundColor = color }
        plate.layer.cornerRadius = new.cornerRadius
        plate.clipsToBounds = new.cornerRadius > 0
        plate.layer.borderWidth = new.strokeWidth
        plate.layer.borderColor =
            new.strokeWidth > 0 ? new.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor : nil
        if let view = new.customView, view.superview !== plate { plate.addSubview(view) }
        showImage(new)
        setNeedsLayout()
    }

    private func showImage(_ new: UIBackgroundConfiguration) {
        guard let newImage = new.image else {
            image?.removeFromSuperview()
            image = nil
            return
        }
        let view = image ?? UIImageView()
        image = view
        view.image = newImage
        view.contentMode = new.imageContentMode
        if view.superview !== plate { plate.insertSubview(view, at: effect == nil ? 0 : 1) }
    }

    /// Shows or removes the effect view. The effect is below the colour.
    private func showEffect(_ new: UIBackgroundConfiguration) {
        guard let newEffect = new.visualEffect else {
            effect?.removeFromSuperview()
            effect = nil
            return
        }
        if effect == nil {
            let view = UIVisualEffectView(effect: newEffect)
            effect = view
            plate.insertSubview(view, at: 0)
            plate.backgroundColor = nil
        }
        if effect?.effect != newEffect { effect?.effect = newEffect }
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
        plate.frame = bounds.inset(by: insets.resolved(direction)).shrunk(dx: outset, dy: outset)
        for part in [effect, image] { part?.frame = plate.bounds }
        configuration.customView?.frame = plate.bounds
    }
}
