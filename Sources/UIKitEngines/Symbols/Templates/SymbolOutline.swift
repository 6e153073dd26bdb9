import CoreGraphics

/// One variant of a custom symbol, in hundredths of an em. The origin is at its left margin and baseline; y points
/// down.
package struct SymbolOutline: Sendable {
    /// The cap height in templates, for text of 100 points.
    static let capHeight: CGFloat = 70.459

    /// The layers in drawing order, each over the preceding ones; never empty.
    let layers: [SymbolLayer]
    /// The width from the left to the right margin.
    package let width: CGFloat

    /// The bounds of the ink.
    package var ink: CGRect { layers.reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) } }

    /// Returns the outline scaled around the middle between the baseline and the cap height.
    func scaled(by factor: CGFloat) -> SymbolOutline {
        let middle = -Self.capHeight / 2
        let transform = CGAffineTransform(factor, 0, 0, factor, 0, middle * (1 - factor))
        return SymbolOutline(layers: layers.map { $0.applying(transform) }, width: width * factor)
    }

    /// Returns the interpolation toward another outline; `nil` if the segments of their paths differ.
    func mixed(with other: SymbolOutline, at fraction: CGFloat) -> SymbolOutline? {
        guard layers.count == other.layers.count else { return nil }
        var mixed: [SymbolLayer] = []
        for (one, two) in zip(layers, other.layers) {
            guard let path = one.path.interpolated(to: two.path, at: fraction) else { return nil }
            mixed.append(SymbolLayer(path: path, style: one.style))
        }
        return SymbolOutline(layers: mixed, width: width + (other.width - width) * fraction)
    }

    // MARK: - Parts

    /// The parts in one colour. Overlapping layers become one shape.
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

    /// The parts, each in the colour of its level.
    package var levelParts: [SymbolPart] {
        layers.map { SymbolPart(ink: $0.ink, level: $0.style.level, effect: $0.style.isErasedInLevels ? .cut : .paint) }
    }

    /// The parts in the symbol's own colours. The level of a part is the index of its colour in ``colors``.
    package var coloredParts: [SymbolPart] {
        layers.enumerated().map { SymbolPart(ink: $1.ink, level: $0, effect: $1.style.isErasedInColors ? .cut : .paint) }
    }

    /// The colours of the layers; `nil` for a layer without a colour.
    package var colors: [SymbolColor?] { layers.map(\.style.color) }
}

/// A shape of a symbol, and its style.
struct SymbolLayer: Sendable {
    let path: CGPath
    let style: SymbolStyle

    var ink: SymbolInk { SymbolInk(strokes: nil, fills: path) }

    func applying(_ transform: CGAffineTransform) -> SymbolLayer {
        SymbolLayer(path: withUnsafePointer(to: transform) { path.copy(using: $0) } ?? path, style: style)
    }
}
