/// Colours with positions along a line.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cggradient
public final class CGGradient: Sendable {
    /// The colours, in the order of their positions.
    package let colors: [CGColor]
    /// The position of each colour, 0…1, in ascending order.
    package let locations: [CGFloat]

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - space: The space of interpolation. It is ignored, because all interpolation uses sRGB.
    ///   - colors: At least one ``CGColor``. Other values make the result `nil`.
    ///   - locations: The position of each colour, 0…1; `nil` for evenly spaced colours.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        let list = colors.compactMap { $0 as? CGColor }
        guard !list.isEmpty, list.count == colors.count else { return nil }
        guard locations.map({ $0.count == colors.count && $0.allSatisfy(\.isFinite) }) ?? true else { return nil }
        let steps = CGFloat(max(1, list.count - 1))
        self.init(list, locations ?? list.indices.map { CGFloat($0) / steps })
    }

    /// Sorts the stops by position. Stops at the same position keep their order.
    private init(_ colors: [CGColor], _ locations: [CGFloat]) {
        let order = locations.indices.sorted { (locations[$0], $0) < (locations[$1], $1) }
        self.colors = order.map { colors[$0] }
        self.locations = order.map { min(max(locations[$0], 0), 1) }
    }

    /// Creates a gradient from components of a space, each colour followed by alpha. Returns `nil` if there are too few
    /// components, or if the number of locations is not `count`.
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

/// Options for the extension of a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates the set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first colour extends before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour extends after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
