import UIKit

/// A label for each text style.
@MainActor enum TextStyles {
    nonisolated static let all: [(name: String, style: UIFont.TextStyle)] = [
        ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3), ("Headline", .headline),
        ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption 1", .caption1),
        ("Caption 2", .caption2),
    ]

    static func label(_ style: UIFont.TextStyle) -> UIView {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.text = "Sphinx of quartz 0123"
        label.sizeToFit()
        return label
    }
}
