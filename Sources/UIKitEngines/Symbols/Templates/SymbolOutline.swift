import CoreGraphics

/// One look of a symbol of an app's own, in hundredths of an em: from its left margin, and downwards from the text's baseline.
package struct SymbolOutline: Sendable {
    /// The height of capitals in templates, which are drawn for text of 100 points.
    static let capHeight: CGFloat = 70.459

    /// Drawn in their order, each over those before it. Never none.
    let layers: [SymbolLayer]
    /// From the left margin to the right.
    package let width: CGFloat

    /// What holds all that is drawn.
    package var ink: CGRect { layers.reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) } }

    /// The same outline larger or smaller, around the middle of capitals.
    func scaled(by factor: CGFloat) -> SymbolOutline {
        let middle = -Self.capHeight / 2
        let transform = CGAffineTransform(factor, 0, 0, factor, 0, middle * (1 - factor))
        return SymbolOutline(layers: layers.map { $0.applying(transform) }, width: width * factor)
    }

    /// The outline at a share of the way to another; `nil` if the two are drawn in other steps.
    func mixed(with other: SymbolOutline, at share: CGFloat) -> SymbolOutline? {
        guard layers.count == other.layers.count else { return nil }
        var mixed: [SymbolLayer] = []
        for (one, two) in zip(layers, other.layers) {
            guard let path = one.path.mixed(with: two.path, at: share) else { return nil }
            mixed.append(SymbolLayer(path: path, style: one.style))
        }
        return SymbolOutline(layers: mixed, width: width + (other.width - width) * share)
    }

    // MARK: - Parts

    /// In one colour: layers that overlap become one shape.
    package var plainParts: [SymbolPart] {
        var parts: [SymbolPart] = []
        for layer in layers {
            guard layer.style.isErasedInOneColor == (parts.last?.effect == .cut), let last = parts.popLast() else {
                parts.append(SymbolPart(ink: layer.ink, effect: layer.style.isErasedInOneColor ? .cut : .paint))
                continue
            }
            parts.append(SymbolPart(ink: last.ink.adding(layer.ink), effect: last.effect))
        }
        return parts
    }

    /// In a colour for each level.
    package var levelParts: [SymbolPart] {
        layers.map { SymbolPart(ink: $0.ink, level: $0.style.level, effect: $0.style.isErasedInLevels ? .cut : .paint) }
    }

    /// In the symbol's own colours: the level of a part is the place of its colour in ``colors``.
    package var coloredParts: [SymbolPart] {
        layers.enumerated().map { SymbolPart(ink: $1.ink, level: $0, effect: $1.style.isErasedInColors ? .cut : .paint) }
    }

    /// The colours of the layers, where a template gives them any; `nil` for a layer without.
    package var colors: [SymbolColor?] { layers.map(\.style.color) }
}

/// A shape of a symbol, and how it is coloured.
struct SymbolLayer: Sendable {
    let path: CGPath
    let style: SymbolStyle

    var ink: SymbolInk { SymbolInk(strokes: nil, fills: path) }

    func applying(_ transform: CGAffineTransform) -> SymbolLayer {
        SymbolLayer(path: withUnsafePointer(to: transform) { path.copy(using: $0) } ?? path, style: style)
    }
}
