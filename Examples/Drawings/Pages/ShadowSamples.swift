import UIKit

/// Shadows of layers and in contexts.
@MainActor enum ShadowSamples {
    static var all: [Sample] {
        [
            Sample("Radius 2", card { $0.shadowRadius = 2 }),
            Sample("Radius 10", card { $0.shadowRadius = 10 }),
            Sample("Offset 6, 8", card { $0.shadowOffset = CGSize(width: 6, height: 8) }),
            Sample("Coloured", card { $0.shadowColor = UIColor.systemPink.cgColor }),
            Sample("Own path", card { $0.shadowPath = UIBezierPath(ovalIn: CGRect(x: 4, y: 58, width: 64, height: 24)).cgPath }),
            Sample("Of a shape", shape()),
            Sample("Context", draw: contextShadow),
            Sample("Each by itself", draw: separate),
            Sample("As one layer", draw: together),
        ]
    }

    /// Black shadows need a lighter background, in dark mode too.
    private static var ground: UIColor { UIColor { $0.userInterfaceStyle == .dark ? .systemGray3 : .clear } }

    private static func card(_ change: (CALayer) -> Void) -> UIView {
        let view = InsetView(by: 20)
        view.backgroundColor = ground
        let layer = view.content.layer
        layer.cornerRadius = 12
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.5
        layer.shadowRadius = 5
        layer.shadowOffset = CGSize(width: 0, height: 3)
        view.content.backgroundColor = .systemTeal
        change(layer)
        return view
    }

    private static func shape() -> UIView {
        let view = InsetView(by: 16)
        view.backgroundColor = ground
        let star = CAShapeLayer()
        star.path = Shapes.star(in: CGRect(x: 0, y: 0, width: 78, height: 78)).cgPath
        star.fillColor = UIColor.systemYellow.cgColor
        star.shadowOpacity = 0.6
        star.shadowRadius = 4
        star.shadowOffset = CGSize(width: 0, height: 3)
        view.content.layer.addSublayer(star)
        return view
    }

    private static func contextShadow(_ context: CGContext, _ rect: CGRect) {
        context.setShadow(offset: CGSize(width: 4, height: 4), blur: 6, color: UIColor.systemIndigo.cgColor)
        context.setFillColor(UIColor.systemMint.cgColor)
        context.fillEllipse(in: rect.insetBy(dx: 22, dy: 22))
    }

    private static func separate(_ context: CGContext, _ rect: CGRect) {
        context.setShadow(offset: CGSize(width: 0, height: 4), blur: 8)
        discs(context, rect)
    }

    private static func together(_ context: CGContext, _ rect: CGRect) {
        context.setShadow(offset: CGSize(width: 0, height: 4), blur: 8)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        discs(context, rect)
        context.endTransparencyLayer()
    }

    private static func discs(_ context: CGContext, _ rect: CGRect) {
        let side = rect.width * 0.5
        for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue].enumerated() {
            context.setFillColor(color.cgColor)
            let step = CGFloat(index) * rect.width * 0.17
            context.fillEllipse(in: CGRect(x: 8 + step, y: 8 + step, width: side, height: side))
        }
    }
}
