import Testing
import UIKit

/// The sizes and leadings of the text styles, as Apple publishes them.
///
/// - Source: https://developer.apple.com/design/human-interface-guidelines/typography (Specifications)
@MainActor @Suite struct DynamicTypeTableTests {
    private struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let category: UIContentSizeCategory
        /// The size and leading of each style, in the order of ``styles``.
        let values: String
        var testDescription: String { name }
    }

    private static let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]

    private nonisolated static let usual = "34/41 28/34 22/28 20/25 17/22 17/22 16/21 15/20 13/18 12/16 11/13"

    private nonisolated static let rows: [Row] = [
        Row(
            name: "xSmall", category: .extraSmall,
            values: "31/38 25/31 19/24 17/22 14/19 14/19 13/18 12/16 12/16 11/13 11/13"),
        Row(
            name: "Small", category: .small,
            values: "32/39 26/32 20/25 18/23 15/20 15/20 14/19 13/18 12/16 11/13 11/13"),
        Row(
            name: "Medium", category: .medium,
            values: "33/40 27/33 21/26 19/24 16/21 16/21 15/20 14/19 12/16 11/13 11/13"),
        Row(name: "Large", category: .large, values: usual),
        Row(
            name: "xLarge", category: .extraLarge,
            values: "36/43 30/37 24/30 22/28 19/24 19/24 18/23 17/22 15/20 14/19 13/18"),
        Row(
            name: "xxLarge", category: .extraExtraLarge,
            values: "38/46 32/39 26/32 24/30 21/26 21/26 20/25 19/24 17/22 16/21 15/20"),
        Row(
            name: "xxxLarge", category: .extraExtraExtraLarge,
            values: "40/48 34/41 28/34 26/32 23/29 23/29 22/28 21/28 19/24 18/23 17/22"),
        Row(
            name: "AX1", category: .accessibilityMedium,
            values: "44/52 38/46 34/41 31/38 28/34 28/34 26/32 25/31 23/29 22/28 20/25"),
        Row(
            name: "AX2", category: .accessibilityLarge,
            values: "48/57 43/51 39/47 37/44 33/40 33/40 32/39 30/37 27/33 26/32 24/30"),
        Row(
            name: "AX3", category: .accessibilityExtraLarge,
            values: "52/61 48/57 44/52 43/51 40/48 40/48 38/46 36/43 33/40 32/39 29/35"),
        Row(
            name: "AX4", category: .accessibilityExtraExtraLarge,
            values: "56/66 53/62 50/59 49/58 47/56 47/56 44/52 42/50 38/46 37/44 34/41"),
        Row(
            name: "AX5", category: .accessibilityExtraExtraExtraLarge,
            values: "60/70 58/68 56/66 55/65 53/62 53/62 51/60 49/58 44/52 43/51 40/48"),
    ]

    private static func pairs(_ text: String) -> [(size: CGFloat, leading: CGFloat)] {
        text.split(separator: " ").map { pair in
            let numbers = pair.split(separator: "/").compactMap { Double($0) }
            return (numbers[0], numbers[1])
        }
    }

    @Test(arguments: rows) private func `A8 each text style has Apple's size and leading at each text size`(row: Row) {
        let traits = UITraitCollection { traits in
            traits.preferredContentSizeCategory = row.category
            traits.displayScale = 3
        }
        let (values, usual) = (Self.pairs(row.values), Self.pairs(Self.usual))
        #expect(values.count == Self.styles.count)
        for (index, style) in Self.styles.enumerated() {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            #expect(font.pointSize == values[index].size, "\(style.rawValue)")
            // A length of the style's leading grows as the leading does.
            let metrics = UIFontMetrics(forTextStyle: style)
            let leading = metrics.scaledValue(for: usual[index].leading, compatibleWith: traits)
            #expect(abs(leading - values[index].leading) < 0.001, "\(style.rawValue): \(leading)")
        }
    }
}
