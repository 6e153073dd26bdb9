import UIKitEngines

/// A control that selects a colour from all hues, side by side, each from white at the top to black at the bottom.
final class ColorSpectrumView: ColorPad, ColorFace {
    var onSelect: (@MainActor (ColorChoice, Bool) -> Void)?
    private var choice = ColorChoice(red: 1, green: 1, blue: 1)
    /// The location of the knob in unit coordinates. Stored because white and black do not determine a hue.
    private var knobLocation = CGPoint.zero
    private let hueLayer = CAGradientLayer()
    private let lightnessLayer = CAGradientLayer()
    private let knobLayer = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        clipsToBounds = true
        hueLayer.startPoint = CGPoint(x: 0, y: 0.5)
        hueLayer.endPoint = CGPoint(x: 1, y: 0.5)
        hueLayer.colors = (0...6).map { UIColor(hue: min(CGFloat($0) / 6, 0.9999), saturation: 1, brightness: 1, alpha: 1).cgColor }
        // White fades out in the upper half, and black fades in in the lower half.
        let components: [(white: CGFloat, alpha: CGFloat)] = [(1, 1), (1, 0), (0, 0), (0, 1)]
        lightnessLayer.colors = components.map { UIColor(white: $0.white, alpha: $0.alpha).cgColor }
        lightnessLayer.locations = [0, 0.5, 0.5, 1]
        knobLayer.borderWidth = 3
        knobLayer.borderColor = UIColor.white.cgColor
        knobLayer.shadowOpacity = 0.3
        knobLayer.shadowRadius = 2
        knobLayer.shadowOffset = .zero
        for part in [hueLayer, lightnessLayer, knobLayer] as [CALayer] { layer.addSublayer(part) }
        accessibilityIdentifier = "ColorSpectrum"
    }

    required init?(coder: NSCoder) { nil }

    func show(_ choice: ColorChoice) {
        if !ColorSpectrum.color(x: knobLocation.x, y: knobLocation.y).hasSameRGB(choice) {
            let location = ColorSpectrum.point(of: choice)
            self.knobLocation = CGPoint(x: location.x, y: location.y)
        }
        self.choice = choice
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hueLayer.frame = bounds
        lightnessLayer.frame = bounds
        knobLayer.bounds = CGRect(x: 0, y: 0, width: 28, height: 28)
        knobLayer.cornerRadius = 14
        knobLayer.position = CGPoint(x: knobLocation.x * bounds.width, y: knobLocation.y * bounds.height)
        knobLayer.backgroundColor = choice.opaque.cgColor
    }

    override func pickColor(_ point: CGPoint, isFinal: Bool) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        pick(CGPoint(x: point.x / bounds.width, y: point.y / bounds.height), isFinal: isFinal)
    }

    private func pick(_ point: CGPoint, isFinal: Bool) {
        knobLocation = CGPoint(x: min(max(0, point.x), 1), y: min(max(0, point.y), 1))
        var color = ColorSpectrum.color(x: knobLocation.x, y: knobLocation.y)
        color.alpha = choice.alpha
        choice = color
        setNeedsLayout()
        onSelect?(color, !isFinal)
    }

    override func stepByKey(forward: Bool, isVertical: Bool) -> Bool {
        let step: CGFloat = forward ? 0.02 : -0.02
        pick(
            isVertical ? CGPoint(x: knobLocation.x, y: knobLocation.y - step) : CGPoint(x: knobLocation.x + step, y: knobLocation.y),
            isFinal: true)
        return true
    }
}
