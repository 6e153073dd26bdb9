import UIKit

/// Two discs, and the blend of their colours in each mode.
@MainActor enum BlendSamples {
    private static let modes: [(String, CGBlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
        ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn), ("softLight", .softLight),
        ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
        ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity), ("clear", .clear), ("copy", .copy),
        ("sourceIn", .sourceIn), ("sourceOut", .sourceOut), ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
        ("destinationIn", .destinationIn), ("destinationOut", .destinationOut), ("destinationAtop", .destinationAtop), ("xor", .xor),
        ("plusLighter", .plusLighter),
    ]

    static var all: [Sample] {
        modes.map { name, mode in Sample(name) { draw($0, $1, mode) } }
    }

    private static func draw(_ context: CGContext, _ rect: CGRect, _ mode: CGBlendMode) {
        let side = rect.width * 0.64
        context.setFillColor(UIColor.systemOrange.cgColor)
        context.fillEllipse(in: CGRect(x: 1, y: 1, width: side, height: side))
        context.setBlendMode(mode)
        context.setFillColor(UIColor.systemBlue.cgColor)
        context.fillEllipse(in: CGRect(x: rect.maxX - side - 1, y: rect.maxY - side - 1, width: side, height: side))
    }
}
