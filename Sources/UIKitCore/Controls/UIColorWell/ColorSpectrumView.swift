import UIKitEngines

/// A control that selects a colour from all hues, side by side, each from white at the top to black at the bottom.
final class ColorSpectrumView: ColorPad, ColorFace {
    var whenChosen: (@MainActor (ColorChoice, Bool) -> Void)?
    private var choice = ColorChoice(red: 1, green: 1, blue: 1)
    /// The location of the knob in unit coordinates. Stored because white and black do not determine a hue.
    private var place = CGPoint.zero
    private let hues = CAGradientLayer()
    private let lights = CAGradientLayer()
    private let knob = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        clipsToBounds = true
        hues.startPoint = CGPoint(x: 0, y: 0.5)
        hues.endPoint = CGPoint(x: 1, y: 0.5)
        hues.colors = (0...6).map { UIColor(hue: min(CGFloat($0) / 6, 0.9999), saturation: 1, brightness: 1, alpha: 1).cgColor }
        let components: [(CGFloat, CGFloat)] = [(1, 1), (1, 0), (0, 0), (0, 1)]
        lights.colors = components.map { UIColor(white: $0.0, alpha: $0.1).cgColor }
        lights.locations = [0, 0.5, 0.5, 1]
        knob.borderWidth = 3
        knob.borderColor = UIColor.white.cgColor
        knob.shadowOpacity = 0.3
        knob.shadowRadius = 2
        knob.shadowOffset = .zero
        for part in [hues, lights, knob] as [CALayer] { layer.addSublayer(part) }
        accessibilityIdentifier = "ColorSpectrum"
    }

    required init?(coder: NSCoder) { nil }

    func show(_ choice: ColorChoice) {
        if !ColorSpectrum.color(x: place.x, y: place.y).isLike(choice) {
            let location = ColorSpectrum.place(of: choice)
            self.place = CGPoint(x: location.x, y: location.y)
        }
        self.choice = choice
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hues.frame = bounds
        lights.frame = bounds
        knob.bounds = CGRect(x: 0, y: 0, width: 28, height: 28)
        knob.cornerRadius = 14
        knob.position = CGPoint(x: place.x * bounds.width, y: place.y * bounds.height)
        knob.backgroundColor = choice.opaque.cgColor
    }

    override func pickColor(_ point: CGPoint, isFinal: Bool) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        pick(CGPoint(x: point.x / bounds.width, y: point.y / bounds.height), isFinal: isFinal)
    }

    private func pick(_ point: CGPoint, isFinal: Bool) {
        place = CGPoint(x: min(max(0, point.x), 1), y: min(max(0, point.y), 1))
        var color = ColorSpectrum.color(x: place.x, y: place.y)
        color.alpha = choice.alpha
        choice = color
        setNeedsLayout()
        whenChosen?(color, !isFinal)
    }

    override func stepByKey(forward: Bool, isVertical: Bool) -> Bool {
        let step: CGFloat = forward ? 0.02 : -0.02
        pick(isVertical ? CGPoint(x: place.x, y: place.y - step) : CGPoint(x: place.x + step, y: place.y), isFinal: true)
        return true
    }
}
