import UIKitEngines

/// A slider whose track is a gradient of the colours that can be selected.
final class ColorSlider: ColorPad {
    /// The value, 0…1.
    private(set) var value: CGFloat = 0
    private let board = ChequeredView()
    private let strip = CAGradientLayer()
    private let knob = CALayer()
    var whenMoved: (@MainActor (CGFloat, Bool) -> Void)?

    /// - Parameter isOpacity: Whether a checkerboard shows through the translucent track.
    init(isOpacity: Bool) {
        super.init(frame: .zero)
        board.isHidden = !isOpacity
        addSubview(board)
        strip.startPoint = CGPoint(x: 0, y: 0.5)
        strip.endPoint = CGPoint(x: 1, y: 0.5)
        knob.borderWidth = 3
        knob.borderColor = UIColor.white.cgColor
        knob.shadowOpacity = 0.3
        knob.shadowRadius = 2
        knob.shadowOffset = .zero
        for part in [strip, knob] as [CALayer] { layer.addSublayer(part) }
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    func show(_ value: CGFloat, from start: UIColor, to end: UIColor, knob color: UIColor) {
        self.value = value
        strip.colors = [start.cgColor, end.cgColor]
        knob.backgroundColor = color.cgColor
        accessibilityValue = "\(Int((value * 100).rounded()))%"
        setNeedsLayout()
    }

    override var ringRadius: CGFloat { bounds.height / 2 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = bounds.height / 2
        board.frame = bounds
        board.layer.cornerRadius = radius
        strip.frame = bounds
        strip.cornerRadius = radius
        knob.bounds = CGRect(x: 0, y: 0, width: max(0, bounds.height - 4), height: max(0, bounds.height - 4))
        knob.cornerRadius = max(0, radius - 2)
        knob.position = CGPoint(x: radius + value * max(0, bounds.width - 2 * radius), y: radius)
    }

    override func pickColor(_ point: CGPoint, isFinal: Bool) {
        let trackLength = bounds.width - bounds.height
        guard trackLength > 0 else { return }
        move(to: (point.x - bounds.height / 2) / trackLength, isFinal: isFinal)
    }

    private func move(to fraction: CGFloat, isFinal: Bool) {
        value = min(max(0, fraction), 1)
        setNeedsLayout()
        whenMoved?(value, !isFinal)
    }

    override func stepByKey(forward: Bool, isVertical: Bool) -> Bool {
        move(to: value + (forward ? 0.05 : -0.05), isFinal: true)
        return true
    }
}
