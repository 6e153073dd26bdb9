/// The font sizes and leadings of iOS' text styles at each of the user's text sizes.
///
/// - Source: https://developer.apple.com/design/human-interface-guidelines/typography (iOS Dynamic Type sizes)
enum DynamicType {
    private static let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]

    /// The font sizes, in points: a row for each category in the order of `UIContentSizeCategory.ordered`, a column
    /// for each style.
    private static let sizes: [[CGFloat]] = [
        [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
        [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
        [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
        [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
        [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
        [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
        [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
        [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
        [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
        [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
        [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
        [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
    ]

    /// The distances between baselines, in points, with rows and columns as in `sizes`.
    private static let leadings: [[CGFloat]] = [
        [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13],
        [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13],
        [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13],
        [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13],
        [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18],
        [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20],
        [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22],
        [52, 46, 41, 38, 34, 34, 32, 31, 29, 28, 25],
        [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30],
        [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35],
        [66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41],
        [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48],
    ]

    /// Scales a length from the default text size to another text size, in proportion to the style's leading. Rounds
    /// the result to whole pixels.
    ///
    /// - Parameters:
    ///   - value: The length at the default text size, in points.
    ///   - scale: The pixels per point; values below 1 are replaced by 1.
    static func scaled(_ value: CGFloat, by style: UIFont.TextStyle, _ category: UIContentSizeCategory, scale: CGFloat) -> CGFloat {
        let factor = entry(leadings, style, category) / entry(leadings, style, .large)
        guard factor != 1 else { return value }
        let scale = max(1, scale)
        return (value * factor * scale).rounded() / scale
    }

    static func size(of style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat { entry(sizes, style, category) }

    private static func entry(_ table: [[CGFloat]], _ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
        let row = UIContentSizeCategory.ordered.firstIndex(of: category) ?? 3
        let column = styles.firstIndex(of: style) ?? 5
        return table[row][column]
    }
}
