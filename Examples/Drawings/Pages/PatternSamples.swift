import UIKit

/// Uses of patterns.
@MainActor enum PatternSamples {
    static var all: [Sample] {
        [
            Sample("Stripes, 45°", filled(with: stripes(angle: .pi / 4, [(8, .systemBlue), (8, .systemTeal)]))),
            Sample("Upright", filled(with: stripes(angle: .pi / 2, [(6, .systemIndigo), (2, .white), (6, .systemPink), (2, .white)]))),
            Sample("Along a path", draw: stripedStar),
            Sample("Coloured tile", draw: dots),
            Sample("Uncoloured, red", draw: { checks($0, $1, tint: .systemRed) }),
            Sample("Uncoloured, green", draw: { checks($0, $1, tint: .systemGreen) }),
            Sample("Phase 0", draw: { phased($0, $1, by: 0) }),
            Sample("Phase 8 points", draw: { phased($0, $1, by: 8) }),
            Sample("A striped line", draw: stripedCurve),
        ]
    }

    private static func stripes(angle: CGFloat, _ stripes: [(CGFloat, UIColor)]) -> UIColor {
        StripeTile(angle: angle, stripes: stripes.map { .init(width: $0, color: $1) }).color()
    }

    private static func filled(with color: UIColor) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        view.layer.cornerRadius = 10
        view.layer.masksToBounds = true
        return view
    }

    private static func stripedStar(_ context: CGContext, _ rect: CGRect) {
        stripes(angle: -.pi / 4, [(5, .systemOrange), (5, .systemYellow)]).setFill()
        Shapes.star(in: rect.insetBy(dx: 2, dy: 2)).fill()
    }

    private static func stripedCurve(_ context: CGContext, _ rect: CGRect) {
        stripes(angle: 0, [(4, .systemPurple), (4, .systemMint)]).setStroke()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 12, y: rect.maxY - 12))
        path.addCurve(
            to: CGPoint(x: rect.maxX - 12, y: 12), controlPoint1: CGPoint(x: rect.midX, y: rect.maxY),
            controlPoint2: CGPoint(x: rect.midX, y: 0))
        path.lineWidth = 18
        path.lineCapStyle = .round
        path.stroke()
    }

    /// A coloured pattern has its own colours; its one component is the alpha.
    private static func dots(_ context: CGContext, _ rect: CGRect) {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, tile in
                tile.setFillColor(UIColor.systemTeal.cgColor)
                tile.fillEllipse(in: CGRect(x: 2, y: 2, width: 8, height: 8))
                tile.setFillColor(UIColor.systemPink.cgColor)
                tile.fillEllipse(in: CGRect(x: 11, y: 11, width: 6, height: 6))
            }, releaseInfo: nil)
        guard
            let pattern = CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 18, height: 18), matrix: .identity, xStep: 18, yStep: 18,
                tiling: .constantSpacing, isColored: true, callbacks: &callbacks),
            let space = CGColorSpace(patternBaseSpace: nil)
        else { return }
        context.setFillColorSpace(space)
        context.setFillPattern(pattern, colorComponents: [1])
        context.fill(rect)
    }

    /// An uncoloured pattern is a stencil: its components are the colour of the base space, and the alpha.
    private static func checks(_ context: CGContext, _ rect: CGRect, tint: UIColor) {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, tile in
                tile.fill([CGRect(x: 0, y: 0, width: 8, height: 8), CGRect(x: 8, y: 8, width: 8, height: 8)])
            }, releaseInfo: nil)
        guard
            let pattern = CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 16, height: 16), matrix: .identity, xStep: 16, yStep: 16,
                tiling: .constantSpacing, isColored: false, callbacks: &callbacks),
            let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()), let components = tint.cgColor.components
        else { return }
        context.setFillColorSpace(space)
        context.setFillPattern(pattern, colorComponents: components)
        context.fill(rect)
    }

    private static func phased(_ context: CGContext, _ rect: CGRect, by phase: CGFloat) {
        context.setPatternPhase(CGSize(width: phase, height: 0))
        stripes(angle: .pi / 2, [(8, .systemGray), (8, .systemGray5)]).setFill()
        context.fill(rect)
    }
}
