import UIKit

/// Gradients in contexts and in layers.
@MainActor enum GradientSamples {
    private static let sunset: [UIColor] = [.systemYellow, .systemOrange, .systemPink, .systemIndigo]

    static var all: [Sample] {
        [
            Sample("Linear", draw: linear),
            Sample("Slanted, not extended", draw: slanted),
            Sample("Hard stops", draw: hardStops),
            Sample("Radial", draw: radial),
            Sample("Off centre", draw: offCentre),
            Sample("To transparent", draw: fading),
            Sample("Layer, axial", layer(.axial, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 1))),
            Sample("Layer, radial", layer(.radial, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1))),
            Sample("Layer, conic", layer(.conic, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 0.5, y: 0))),
        ]
    }

    private static func gradient(_ colors: [UIColor], at locations: [CGFloat]? = nil) -> CGGradient? {
        CGGradient(colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors.map(\.cgColor), locations: locations)
    }

    private static func linear(_ context: CGContext, _ rect: CGRect) {
        guard let gradient = gradient(sunset) else { return }
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: rect.maxY), options: [])
    }

    private static func slanted(_ context: CGContext, _ rect: CGRect) {
        guard let gradient = gradient([.systemTeal, .systemBlue]) else { return }
        let start = CGPoint(x: rect.width * 0.25, y: rect.height * 0.25)
        context.drawLinearGradient(gradient, start: start, end: CGPoint(x: rect.width * 0.75, y: rect.height * 0.75), options: [])
    }

    private static func hardStops(_ context: CGContext, _ rect: CGRect) {
        let colors: [UIColor] = [.systemRed, .systemRed, .systemYellow, .systemYellow, .systemGreen, .systemGreen]
        guard let gradient = gradient(colors, at: [0, 0.33, 0.33, 0.66, 0.66, 1]) else { return }
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: rect.maxX, y: 0), options: [])
    }

    private static func radial(_ context: CGContext, _ rect: CGRect) {
        guard let gradient = gradient(sunset) else { return }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        context.drawRadialGradient(
            gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: rect.width / 2, options: [])
    }

    private static func offCentre(_ context: CGContext, _ rect: CGRect) {
        guard let gradient = gradient([.white, .systemBlue, .black]) else { return }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        context.addEllipse(in: rect.insetBy(dx: 4, dy: 4))
        context.clip()
        context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: rect.width * 0.35, y: rect.height * 0.32), startRadius: 2, endCenter: center,
            endRadius: rect.width / 2, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    private static func fading(_ context: CGContext, _ rect: CGRect) {
        context.setFillColor(UIColor.systemGray3.cgColor)
        for row in 0..<8 {
            for column in 0..<8 where (row + column).isMultiple(of: 2) {
                let side = rect.width / 8
                context.fill(CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
            }
        }
        guard let gradient = gradient([.systemPink, .systemPink.withAlphaComponent(0)]) else { return }
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: rect.maxX, y: 0), options: [])
    }

    private static func layer(_ type: CAGradientLayerType, from start: CGPoint, to end: CGPoint) -> UIView {
        let view = GradientView()
        view.gradient.type = type
        view.gradient.colors = (type == .conic ? sunset + [.systemYellow] : sunset).map(\.cgColor)
        view.gradient.startPoint = start
        view.gradient.endPoint = end
        view.layer.cornerRadius = 10
        view.layer.masksToBounds = true
        return view
    }
}
