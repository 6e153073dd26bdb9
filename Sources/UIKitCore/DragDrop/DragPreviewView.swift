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
        let visibleRect = path?.bounds ?? view.bounds
        guard visibleRect.width > 0, visibleRect.height > 0 else { return nil }
        guard let snapshot = view.snapshotView(afterScreenUpdates: true) else { return nil }
        origin = visibleRect.origin
        super.init(frame: CGRect(origin: .zero, size: visibleRect.size))
        isUserInteractionEnabled = false
        accessibilityIdentifier = "DragPreview"
        layer.zPosition = 1000
        content.frame = bounds
        content.clipsToBounds = true
        content.backgroundColor = parameters.backgroundColor ?? Self.background(of: view)
        snapshot.frame = CGRect(
            origin: CGPoint(x: view.bounds.minX - visibleRect.minX, y: view.bounds.minY - visibleRect.minY), size: view.bounds.size)
        content.addSubview(snapshot)
        addSubview(content)
        applyOutline(path, parameters, visibleRect, radius: view.layer.cornerRadius)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the system's background colour for a view without a background; otherwise `nil`.
    private static func background(of view: UIView) -> UIColor? {
        view.backgroundColor == nil || view.backgroundColor == .clear ? .systemBackground : nil
    }

    /// Sets the corners, the shadow and the mask for the visible part of the view.
    private func applyOutline(_ path: UIBezierPath?, _ parameters: UIPreviewParameters, _ visibleRect: CGRect, radius: CGFloat) {
        var translation = CGAffineTransform(translationX: -visibleRect.minX, y: -visibleRect.minY)
        content.layer.cornerRadius = path == nil ? max(radius, Self.minimumRadius) : 0
        content.layer.cornerCurve = .continuous
        layer.shadowColor = .black
        layer.shadowOpacity = 0
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 6)
        let outline = (parameters.shadowPath ?? path)?.cgPath.copy(using: &translation)
        layer.shadowPath = outline ?? UIBezierPath(roundedRect: bounds, cornerRadius: content.layer.cornerRadius).cgPath
        guard let path else { return }
        let mask = CAShapeLayer()
        mask.path = path.cgPath.copy(using: &translation)
        content.layer.mask = mask
    }

    /// The minimum corner radius of a preview without a visible path, in points.
    private static let minimumRadius: CGFloat = 8

    func setLifted(_ isLifted: Bool) {
        transform = isLifted ? CGAffineTransform(scaleX: 1.04, y: 1.04) : .identity
        layer.shadowOpacity = isLifted ? 0.28 : 0
    }

    /// Applies the parameters of the drop location.
    private func applyParameters(_ parameters: UIPreviewParameters) {
        if let color = parameters.backgroundColor { content.backgroundColor = color }
        guard let path = parameters.visiblePath else { return }
        var translation = CGAffineTransform(translationX: -origin.x, y: -origin.y)
        let mask = CAShapeLayer()
        mask.path = path.cgPath.copy(using: &translation)
        content.layer.mask = mask
    }

    /// Moves the preview to a location, or fades it out for `nil`. Called within an animation.
    func drop(at location: DropLocation?) {
        layer.shadowOpacity = 0
        guard let location else {
            alpha = 0
            transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
            return
        }
        if let parameters = location.parameters { applyParameters(parameters) }
        center = location.center
        transform = location.transform
        if location.transform.a < 0.5 { alpha = 0 }
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

    private var symbolName: String? {
        switch operation {
        case .copy: "plus"
        case .forbidden: "nosign"
        case .cancel, .move: nil
        }
    }

    private func update() {
        isHidden = symbolName == nil && count < 2
        backgroundColor =
            switch operation {
            case .copy: .systemGreen
            case .forbidden: .systemGray
            case .cancel, .move: .systemBlue
            }
        label.text = count > 1 ? "\(count)" : nil
        let configuration = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
        symbol.image = symbolName.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
        let textWidth = count > 1 ? label.sizeThatFits(CGSize(width: 100, height: Self.height)).width.rounded(.up) : 0
        let symbolWidth: CGFloat = symbolName == nil ? 0 : Self.height
        var padding: CGFloat = 0
        if textWidth > 0 { padding = symbolWidth > 0 ? 4 : 8 }
        bounds.size = CGSize(width: max(Self.height, textWidth + symbolWidth + padding * 2), height: Self.height)
        symbol.frame = CGRect(x: textWidth > 0 ? 2 : 0, y: 0, width: symbolWidth, height: Self.height)
        label.frame = CGRect(x: symbolWidth > 0 ? symbolWidth : (bounds.width - textWidth) / 2, y: 0, width: textWidth, height: Self.height)
    }

    func place(at corner: CGPoint) { center = corner }
}
