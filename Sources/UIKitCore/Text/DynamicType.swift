/// The sizes of iOS' text styles at each of the user's text sizes.
///
/// Source: https://developer.apple.com/design/human-interface-guidelines/typography (Specifications, iOS Dynamic Type sizes).
enum DynamicType {
    private static let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]

    /// In points: a row for each category in the order of `UIContentSizeCategory.ordered`, a column for each style.
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

    /// What lengths that belong to a style are multiplied by.
    static func factor(of style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
        size(of: style, category) / size(of: style, .large)
    }

    static func size(of style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
        let row = UIContentSizeCategory.ordered.firstIndex(of: category) ?? 3
        let column = styles.firstIndex(of: style) ?? 5
        return sizes[row][column]
    }
}
