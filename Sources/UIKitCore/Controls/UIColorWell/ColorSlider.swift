import UIKitEngines

/// A slider whose track is a gradient of the colours that can be selected.
final class ColorSlider: ColorPad {
    /// The value, 0…1.
    private(set) var value: CGFloat = 0
    private let checkerboard = ChequeredView()
    private let gradientLayer = CAGradientLayer()
    private let knobLayer = CALayer()
    var onMove: (@MainActor (CGFloat, Bool) -> Void)?

    /// - Parameter isOpacity: Whether a checkerboard shows through the translucent track.
    init(isOpacity: Bool) {
        super.init(frame: .zero)
        checkerboard.isHidden = !isOpacity
        addSubview(checkerboard)
        gradientLayer.startPoint = CGPoint(x: 0, y: 0.5)
        gradientLayer.endPoint = CGPoint(x: 1, y: 0.5)
        knobLayer.borderWidth = 3
        knobLayer.borderColor = UIColor.white.cgColor
        knobLayer.shadowOpacity = 0.3
        knobLayer.shadowRadius = 2
        knobLayer.shadowOffset = .zero
        for part in [gradientLayer, knobLayer] as [CALayer] { layer.addSublayer(part) }
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    func show(_ value: CGFloat, from start: UIColor, to end: UIColor, knob color: UIColor) {
        self.value = value
        gradientLayer.colors = [start.cgColor, end.cgColor]
        knobLayer.backgroundColor = color.cgColor
        accessibilityValue = "\(Int((value * 100).rounded()))%"
        setNeedsLayout()
    }

    override var ringRadius: CGFloat { bounds.height / 2 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = bounds.height / 2
        checkerboard.frame = bounds
        checkerboard.layer.cornerRadius = radius
        gradientLayer.frame = bounds
        gradientLayer.cornerRadius = radius
        knobLayer.bounds = CGRect(x: 0, y: 0, width: max(0, bounds.height - 4), height: max(0, bounds.height - 4))
        knobLayer.cornerRadius = max(0, radius - 2)
        knobLayer.position = CGPoint(x: radius + value * max(0, bounds.width - 2 * radius), y: radius)
    }

    override func pickColor(_ point: CGPoint, isFinal: Bool) {
        let trackLength = bounds.width - bounds.height
        guard trackLength > 0 else { return }
        move(to: (point.x - bounds.height / 2) / trackLength, isFinal: isFinal)
    }

    private func move(to fraction: CGFloat, isFinal: Bool) {
        value = min(max(0, fraction), 1)
        setNeedsLayout()
        onMove?(value, !isFinal)
    }

    override func stepByKey(forward: Bool, isVertical: Bool) -> Bool {
        move(to: value + (forward ? 0.05 : -0.05), isFinal: true)
        return true
    }
}
