extension InterfaceFont {
    /// Returns the tracking of the system font: the space that is added after each letter, in points; negative for
    /// tighter letters.
    ///
    /// - Parameters:
    ///   - face: The face for the size.
    ///   - size: The font size, in points.
    ///   - weight: The weight, 100…1000.
    static func tracking(_ face: Face, size: CGFloat, weight: Int) -> CGFloat {
        let (anchors, weights) = face == .text ? (textAnchors, textWeights) : (displayAnchors, displayWeights)
        return (value(of: anchors, at: size) + value(of: weights, at: CGFloat(weight))) * size / 1000
    }

    /// Font sizes in points, and the tracking of the regular weight in thousandths of the size.
    ///
    /// Up to 17 points, the values are about San Francisco's published tracking plus 15, because Inter's letters are
    /// closer by themselves. From 17 to 28 points, San Francisco's letters also become narrower with the size. There,
    /// the values give lines of Inter, or from 20 points on of Inter Display, the same length. The values from 11 to 40
    /// points are a regression of recorded widths of labels (see ``Corrections``).
    ///
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/typography (Specifications, tracking
    ///   values).
    private static let textAnchors: Table = [
        (6, 56), (7, 49), (8, 41), (9, 34), (10, 27), (11, 20), (12, 14), (13, 8.7), (14, 3.4), (15, -1.1), (16, -5.5), (17, -11.1),
        (18, -12.6), (19, -16.5), (20, -21.5),
    ]
    private static let displayAnchors: Table = [
        (20, 23), (22, 18), (25, 16), (28, 14.5), (32, 13.2), (34, 12.5), (38, 11), (43, 9.7), (48, 8.5), (53, 7.3), (58, 6), (96, 1),
    ]

    /// Weights, and their addition to the tracking in thousandths of the size: Inter's bold letters are narrower than
    /// San Francisco's.
    private static let textWeights: Table = [(300, -1), (400, 0), (500, 6), (600, 9), (700, 16), (900, 26)]
    private static let displayWeights: Table = [(300, 0), (400, 0), (500, 5.5), (600, 8), (700, 14), (900, 24)]

    /// The points of a piecewise linear function. Both the tables and their reader have this type, because Swift would
    /// convert an array without labels at each call.
    private typealias Table = [(x: CGFloat, y: CGFloat)]

    /// Interpolates linearly between the neighbours of `x` in a table. Beyond the ends, returns the value of the end.
    private static func value(of table: Table, at x: CGFloat) -> CGFloat {
        guard let first = table.first, let last = table.last, x > first.x else { return table.first?.y ?? 0 }
        guard x < last.x, let next = table.firstIndex(where: { $0.x > x }) else { return last.y }
        let (low, high) = (table[next - 1], table[next])
        return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
    }
}
