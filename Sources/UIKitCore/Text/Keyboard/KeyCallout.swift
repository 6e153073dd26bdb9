/// The callout above a pressed key on a phone, which shows the letter that the touch covers.
final class KeyCallout: UIView {
    private let text: String
    private let keyFrame: CGRect

    /// Creates the callout of a key.
    ///
    /// - Parameters:
    ///   - key: The frame of the key, in the keyboard's coordinates.
    ///   - width: The width of the keyboard, in points.
    init(_ text: String, over key: CGRect, in width: CGFloat) {
        self.text = text
        let calloutWidth = key.width + 2 * Self.sideOverhang
        let x = min(max(key.midX - calloutWidth / 2, 1), width - calloutWidth - 1)
        let frame = CGRect(x: x, y: key.minY - Self.heightAboveKey, width: calloutWidth, height: Self.heightAboveKey + key.height)
        keyFrame = key.offsetBy(dx: -frame.minX, dy: -frame.minY)
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = .clear
        isOpaque = false
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 2
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowPath = outline.cgPath
    }

    required init?(coder: NSCoder) { nil }

    /// The width by which the callout exceeds the key on each side, and its height above the key; in points.
    private static let sideOverhang: CGFloat = 13
    private static let heightAboveKey: CGFloat = 58

    override func draw(_ rect: CGRect) {
        KeyboardStyle.plain.setFill()
        outline.fill()
        let attributedText = TransientAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 35), .foregroundColor: UIColor.label])
        let size = attributedText.size()
        attributedText.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: (Self.heightAboveKey - 8 - size.height) / 2))
    }

    /// The outline: a rounded box above the key, connected with the key by curves.
    private var outline: UIBezierPath {
        let radius = CGFloat(9)
        let neckY = Self.heightAboveKey - 14
        let footY = keyFrame.minY
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: radius))
        path.addArc(withCenter: CGPoint(x: radius, y: radius), radius: radius, startAngle: .pi, endAngle: 1.5 * .pi, clockwise: true)
        path.addArc(
            withCenter: CGPoint(x: bounds.width - radius, y: radius), radius: radius, startAngle: 1.5 * .pi, endAngle: 0, clockwise: true)
        path.addLine(to: CGPoint(x: bounds.width, y: neckY - 8))
        path.addCurve(
            to: CGPoint(x: keyFrame.maxX, y: footY + 8), controlPoint1: CGPoint(x: bounds.width, y: neckY + 6),
            controlPoint2: CGPoint(x: keyFrame.maxX, y: neckY + 4))
        let corner = KeyboardStyle.radius
        path.addArc(
            withCenter: CGPoint(x: keyFrame.maxX - corner, y: keyFrame.maxY - corner), radius: corner, startAngle: 0, endAngle: .pi / 2,
            clockwise: true)
        path.addArc(
            withCenter: CGPoint(x: keyFrame.minX + corner, y: keyFrame.maxY - corner), radius: corner, startAngle: .pi / 2, endAngle: .pi,
            clockwise: true)
        path.addLine(to: CGPoint(x: keyFrame.minX, y: footY + 8))
        path.addCurve(
            to: CGPoint(x: 0, y: neckY - 8), controlPoint1: CGPoint(x: keyFrame.minX, y: neckY + 4),
            controlPoint2: CGPoint(x: 0, y: neckY + 6))
        path.close()
        return path
    }
}
