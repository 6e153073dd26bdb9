import CoreGraphics

/// A custom symbol, read from a template of the SF Symbols app: outlines for weights and scales.
///
/// A template need not contain all 27 variants. A missing weight is interpolated between the two nearest of the
/// ultralight, regular and black outlines, in proportion to the stem widths. A missing scale is derived by scaling
/// the outline of another scale. If neither is possible, the outline of the nearest weight is used.
/// - Source: https://developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app
package final class SymbolTemplate: Sendable {
    /// A combination of weight and scale; there are 27.
    struct Variant: Hashable, Sendable {
        static let weights = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
        static let scales = ["S", "M", "L"]

        /// The weight from 1, ultralight, to 9, black.
        let weight: Int
        /// The scale from 1, small, to 3, large.
        let scale: Int
    }

    /// The weights between which other weights are interpolated.
    private static let masters = (light: 1, regular: 4, black: 9)

    private let outlines: [Variant: SymbolOutline]

    /// Creates a template.
    ///
    /// - Precondition: There is at least one outline.
    init(_ outlines: [Variant: SymbolOutline]) {
        precondition(!outlines.isEmpty, "SymbolTemplate: no outline. A template has one at least.")
        self.outlines = outlines
    }

    /// Whether the symbol has its own colours.
    package var hasColors: Bool { outlines.values.contains { $0.colors.contains { $0 != nil } } }

    /// Returns the outline for a weight from 1 to 9 and a scale from 1 to 3.
    package func outline(weight: Int, scale: Int) -> SymbolOutline {
        let (weight, scale) = (min(max(weight, 1), 9), min(max(scale, 1), 3))
        // Other scales are derived from the smallest available one, with which templates begin.
        let scales = [scale] + [1, 2, 3].filter { $0 != scale }
        for source in scales {
            let found = outlines[Variant(weight: weight, scale: source)] ?? mixed(weight, source)
            if let found { return sized(found, from: source, to: scale) }
        }
        for source in scales {
            let weights = outlines.keys.filter { $0.scale == source }.map(\.weight)
            let nearest = weights.min { (abs($0 - weight), $0) < (abs($1 - weight), $1) }
            if let found = nearest.flatMap({ outlines[Variant(weight: $0, scale: source)] }) {
                return sized(found, from: source, to: scale)
            }
        }
        preconditionFailure("SymbolTemplate: no outline. A template has one at least.")
    }

    private func sized(_ outline: SymbolOutline, from source: Int, to scale: Int) -> SymbolOutline {
        source == scale ? outline : outline.scaled(by: SymbolMetrics.factor(scale: scale) / SymbolMetrics.factor(scale: source))
    }

    /// Returns an outline interpolated between two masters, in proportion to the stem widths of a font of that
    /// weight.
    private func mixed(_ weight: Int, _ scale: Int) -> SymbolOutline? {
        let isLight = weight < Self.masters.regular
        let ends = isLight ? (Self.masters.light, Self.masters.regular) : (Self.masters.regular, Self.masters.black)
        guard let from = outlines[Variant(weight: ends.0, scale: scale)], let to = outlines[Variant(weight: ends.1, scale: scale)] else {
            return nil
        }
        func stem(_ weight: Int) -> CGFloat { SymbolStroke(weight: weight, scale: scale).width }
        return from.mixed(with: to, at: (stem(weight) - stem(ends.0)) / (stem(ends.1) - stem(ends.0)))
    }
}

extension SymbolTemplate: Hashable {
    /// Whether two templates are identical.
    package static func == (one: SymbolTemplate, other: SymbolTemplate) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
