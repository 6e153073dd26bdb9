import Caret
import UIKit

/// Pictures behind masks.
@MainActor enum MaskSamples {
    static var all: [Sample] {
        [
            Sample("Clipped to a path", draw: clippedToStar),
            Sample("Even-odd", draw: ring),
            Sample("Image as a mask", draw: clippedToImage),
            Sample("Shape layer", masked { $0.layer.mask = shapeMask() }),
            Sample("Gradient layer", masked { $0.layer.mask = gradientMask() }),
            Sample("A label as a mask", masked { $0.mask = labelMask() }),
            Sample("Two corners", masked(corners)),
            Sample("Continuous corners", masked(continuousCorners)),
            Sample("Stroke of a path", draw: clippedToStroke),
        ]
    }

    private static func paint(_ context: CGContext, _ rect: CGRect) {
        let colors = [UIColor.systemPink, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple]
        let width = rect.width / CGFloat(colors.count)
        for (index, color) in colors.enumerated() {
            context.setFillColor(color.cgColor)
            context.fill(CGRect(x: CGFloat(index) * width, y: 0, width: width + 0.5, height: rect.height))
        }
    }

    private static func masked(_ change: (UIView) -> Void) -> UIView {
        let view = UIView(draw: paint)
        change(view)
        return view
    }

    private static func clippedToStar(_ context: CGContext, _ rect: CGRect) {
        Shapes.star(in: rect).addClip()
        paint(context, rect)
    }

    private static func ring(_ context: CGContext, _ rect: CGRect) {
        context.addEllipse(in: rect.insetBy(dx: 4, dy: 4))
        context.addEllipse(in: rect.insetBy(dx: 26, dy: 26))
        context.clip(using: .evenOdd)
        paint(context, rect)
    }

    private static func clippedToImage(_ context: CGContext, _ rect: CGRect) {
        let mask = UIGraphicsImageRenderer(size: rect.size).image { renderer in
            for line in 0..<8 {
                UIColor.black.withAlphaComponent(CGFloat(line + 1) / 8).setFill()
                renderer.fill(CGRect(x: 0, y: CGFloat(line) * rect.height / 8, width: rect.width, height: rect.height / 8 - 2))
            }
        }
        guard let image = mask.cgImage else { return }
        context.clip(to: rect, mask: image)
        paint(context, rect)
    }

    private static func clippedToStroke(_ context: CGContext, _ rect: CGRect) {
        let path = UIBezierPath(ovalIn: rect.insetBy(dx: 18, dy: 18)).cgPath
        context.addPath(path.copy(strokingWithWidth: 22, lineCap: .round, lineJoin: .round, miterLimit: 10))
        context.clip()
        paint(context, rect)
    }

    private static func shapeMask() -> CALayer {
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: CGRect(x: 6, y: 20, width: 98, height: 70)).cgPath
        return mask
    }

    private static func gradientMask() -> CALayer {
        let mask = CAGradientLayer()
        mask.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
        mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        return mask
    }

    private static func labelMask() -> UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 30, width: 110, height: 50))
        label.text = "Mask"
        label.font = .systemFont(ofSize: 42, weight: .heavy)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        return label
    }

    private static func corners(_ view: UIView) {
        view.layer.cornerRadius = 32
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        view.layer.masksToBounds = true
    }

    private static func continuousCorners(_ view: UIView) {
        view.layer.cornerRadius = 36
        view.layer.cornerCurve = .continuous
        view.layer.masksToBounds = true
    }
}
