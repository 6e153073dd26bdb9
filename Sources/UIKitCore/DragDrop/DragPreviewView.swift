/// The preview of an item under the touch: a snapshot with a shadow.
@MainActor final class DragPreviewView: UIView {
    private let content = UIView()
    /// The origin of the visible part in the lifted view, in points.
    private let origin: CGPoint

    /// Creates the preview of a view.
    ///
    /// - Returns: `nil` for an empty view.
    init?(_ view: UIView, _ parameters: UIPreviewParameters) {
        let path = parameters.visiblePath
        let shown = path?.bounds ?? view.bounds
        guard shown.width > 0, shown.height > 0 else { return nil }
        guard let picture = view.snapshotView(afterScreenUpdates: true) else { return nil }
        origin = shown.origin
        super.init(frame: CGRect(origin: .zero, size: shown.size))
        isUserInteractionEnabled = false
        accessibilityIdentifier = "DragPreview"
        layer.zPosition = 1000
        content.frame = bounds
        content.clipsToBounds = true
        content.backgroundColor = parameters.backgroundColor ?? Self.background(of: view)
        picture.frame = CGRect(origin: CGPoint(x: view.bounds.minX - shown.minX, y: view.bounds.minY - shown.minY), size: view.bounds.size)
        content.addSubview(picture)
        addSubview(content)
        show(path, parameters, shown, radius: view.layer.cornerRadius)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the screen's background colour for a view without a background; otherwise `nil`.
    private static func background(of view: UIView) -> UIColor? {
        view.backgroundColor == nil || view.backgroundColor == .clear ? .systemBackground : nil
    }

    private func show(_ path: UIBezierPath?, _ parameters: UIPreviewParameters, _ shown: CGRect, radius: CGFloat) {
        var move = CGAffineTransform(translationX: -shown.minX, y: -shown.minY)
        content.layer.cornerRadius = path == nil ? max(radius, Self.radius) : 0
        content.layer.cornerCurve = .continuous
        layer.shadowColor = .black
        layer.shadowOpacity = 0
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 6)
        let outline = (parameters.shadowPath ?? path)?.cgPath.copy(using: &move)
        layer.shadowPath = outline ?? UIBezierPath(roundedRect: bounds, cornerRadius: content.layer.cornerRadius).cgPath
        guard let path else { return }
        let mask = CAShapeLayer()
        mask.path = path.cgPath.copy(using: &move)
        content.layer.mask = mask
    }

    /// The corner radius, in points, of a preview whose view has no corner radius.
    private static let radius: CGFloat = 8

    func setLifted(_ isLifted: Bool) {
        transform = isLifted ? CGAffineTransform(scaleX: 1.04, y: 1.04) : .identity
        layer.shadowOpacity = isLifted ? 0.28 : 0
    }

    /// Applies the parameters of the drop location.
    private func wear(_ parameters: UIPreviewParameters) {
        if let color = parameters.backgroundColor { content.backgroundColor = color }
        guard let path = parameters.visiblePath else { return }
        var move = CGAffineTransform(translationX: -origin.x, y: -origin.y)
        let mask = CAShapeLayer()
        mask.path = path.cgPath.copy(using: &move)
        content.layer.mask = mask
    }

    /// Moves to the location, or fades out for `nil`.
    func putDown(at place: DragPlace?) {
        layer.shadowOpacity = 0
        guard let place else {
            alpha = 0
            transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
            return
        }
        if let look = place.parameters { wear(look) }
        center = place.center
        transform = place.transform
        if place.transform.a < 0.5 { alpha = 0 }
    }
}

/// The badge at the corner of a drag, which shows the number of items and the proposed operation.
@MainActor final class DragBadge: UIView {
    private let label = UILabel()
    private let symbol = UIImageView()
    private static let height: CGFloat = 24

    var count = 1 { didSet { update() } }
    var operation = UIDropOperation.cancel { didSet { if operation != oldValue { update() } } }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.height, height: Self.height))
        isUserInteractionEnabled = false
        accessibilityIdentifier = "DragBadge"
        layer.zPosition = 1001
        layer.cornerRadius = Self.height / 2
        label.font = .systemFont(ofSize: 14, weight: .semibold)
        label.textColor = .white
        symbol.tintColor = .white
        symbol.contentMode = .center
        addSubview(label)
        addSubview(symbol)
        update()
    }

    required init?(coder: NSCoder) { nil }

    private var sign: String? {
        switch operation {
        case .copy: "plus"
        case .forbidden: "nosign"
        case .cancel, .move: nil
        }
    }

    private func update() {
        isHidden = sign == nil && count < 2
        backgroundColor = operation == .copy ? .systemGreen : operation == .forbidden ? .systemGray : .systemBlue
        label.text = count > 1 ? "\(count)" : nil
        let look = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
        symbol.image = sign.flatMap { UIImage(systemName: $0, withConfiguration: look) }
        let words = count > 1 ? label.sizeThatFits(CGSize(width: 100, height: Self.height)).width.rounded(.up) : 0
        let mark: CGFloat = sign == nil ? 0 : Self.height
        let pad: CGFloat = words > 0 ? (mark > 0 ? 4 : 8) : 0
        bounds.size = CGSize(width: max(Self.height, words + mark + pad * 2), height: Self.height)
        symbol.frame = CGRect(x: words > 0 ? 2 : 0, y: 0, width: mark, height: Self.height)
        label.frame = CGRect(x: mark > 0 ? mark : (bounds.width - words) / 2, y: 0, width: words, height: Self.height)
    }

    func place(at corner: CGPoint) { center = corner }
}
