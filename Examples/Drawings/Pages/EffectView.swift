import UIKit

/// A colourful picture with an effect over its middle.
final class EffectView: UIView {
    let effectView: UIVisualEffectView

    /// - Parameter content: the views on the effect, with frames of their own.
    init(_ effect: UIVisualEffect, _ content: [UIView]) {
        effectView = UIVisualEffectView(effect: effect)
        super.init(frame: .zero)
        content.forEach(effectView.contentView.addSubview)
        effectView.layer.cornerRadius = 14
        effectView.layer.cornerCurve = .continuous
        effectView.clipsToBounds = true
        addSubview(effectView)
        layer.cornerRadius = 8
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView.frame = bounds.insetBy(dx: 16, dy: 16)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let colors = [UIColor.systemOrange, .systemPink, .systemIndigo, .systemTeal]
        let stops = colors.map(\.cgColor)
        guard let gradient = CGGradient(colorsSpace: nil, colors: stops, locations: [0, 0.35, 0.7, 1]) else { return }
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: bounds.width, y: bounds.height), options: [])
        let discs: [(UIColor, CGFloat, CGFloat, CGFloat)] = [
            (.systemYellow, 0.1, 0.55, 0.42), (.systemGreen, 0.62, 0.08, 0.34), (.white, 0.3, 0.2, 0.16), (.black, 0.56, 0.56, 0.22),
        ]
        for (color, x, y, side) in discs {
            color.setFill()
            context.fillEllipse(
                in: CGRect(x: x * bounds.width, y: y * bounds.height, width: side * bounds.width, height: side * bounds.width))
        }
    }
}
