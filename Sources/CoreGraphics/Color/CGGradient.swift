/// Colours along a line.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cggradient
public final class CGGradient: Sendable {
    /// In the order of their places.
    package let colors: [CGColor]
    /// 0…1, growing; one for each colour.
    package let locations: [CGFloat]

    /// Makes a gradient.
    ///
    /// - Parameters:
    ///   - space: where colours are mixed; everything is mixed in sRGB.
    ///   - colors: ``CGColor``s, at least one; anything else gives `nil`.
    ///   - locations: one for each colour, 0…1; `nil` spreads them evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        let list = colors.compactMap { $0 as? CGColor }
        guard !list.isEmpty, list.count == colors.count else { return nil }
        guard locations.map({ $0.count == colors.count && $0.allSatisfy(\.isFinite) }) ?? true else { return nil }
        let steps = CGFloat(max(1, list.count - 1))
        self.init(list, locations ?? list.indices.map { CGFloat($0) / steps })
    }

    /// Stops are kept in the order of their places; those at the same place stay in the order given.
    private init(_ colors: [CGColor], _ locations: [CGFloat]) {
        let order = locations.indices.sorted { (locations[$0], $0) < (locations[$1], $1) }
        self.colors = order.map { colors[$0] }
        self.locations = order.map { min(max(locations[$0], 0), 1) }
    }

    /// Makes a gradient from components of a space, each colour's followed by alpha; `nil` where the counts do not fit.
    public convenience init?(colorSpace space: CGColorSpace, colorComponents: [CGFloat], locations: [CGFloat]?, count: Int) {
        let width = space.numberOfComponents + 1
        guard count > 0, colorComponents.count >= count * width else { return nil }
        let colors = (0..<count).compactMap { index in
            CGColor(colorSpace: space, components: Array(colorComponents[index * width..<(index + 1) * width]))
        }
        guard colors.count == count else { return nil }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes the set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
