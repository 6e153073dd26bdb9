/// An image, words and second words as lists show them, as a value.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The image before the words. Defaults to `nil`.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// The words. Defaults to `nil`.
    public var text: String?
    /// The words with attributes; win over ``text``. Defaults to `nil`.
    public var attributedText: NSAttributedString?
    /// How the words look.
    public var textProperties: TextProperties
    /// The second words. Defaults to `nil`.
    public var secondaryText: String?
    /// The second words with attributes; win over ``secondaryText``. Defaults to `nil`.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second words look.
    public var secondaryTextProperties: TextProperties
    /// The axes on which content keeps clear of the margins of the view around, too. Defaults to the horizontal one.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// How far content is from the edges, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        willSet { NumberCheck.finite(newValue, "UIListContentConfiguration.directionalLayoutMargins") }
    }
    /// Whether the second words stand beside the first where there is room. Defaults to `false`.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Between image and words, in points.
    public var imageToTextPadding: CGFloat = TableMetrics.imageGap {
        willSet { NumberCheck.finite(newValue, "UIListContentConfiguration.imageToTextPadding") }
    }
    /// Between words beside each other, at least, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8 {
        willSet { NumberCheck.finite(newValue, "UIListContentConfiguration.textToSecondaryTextHorizontalPadding") }
    }
    /// Between words above each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 2 {
        willSet { NumberCheck.finite(newValue, "UIListContentConfiguration.textToSecondaryTextVerticalPadding") }
    }
    /// How high the content is at least, in points.
    var minimumHeight: CGFloat = TableMetrics.rowHeight

    private init(_ style: UIFont.TextStyle, _ secondStyle: UIFont.TextStyle, top: CGFloat = 11, bottom: CGFloat = 11) {
        textProperties = TextProperties(style)
        secondaryTextProperties = TextProperties(secondStyle)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: 8, bottom: bottom, trailing: 8)
    }

    /// The look of a cell: words, and second words below.
    public static func cell() -> UIListContentConfiguration { subtitleCell() }

    /// The look of a cell with smaller second words below the first.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .caption1) }

    /// The look of a cell with a grey value at its end.
    public static func valueCell() -> UIListContentConfiguration {
        var result = UIListContentConfiguration(.body, .body)
        result.secondaryTextProperties.color = .secondaryLabel
        result.prefersSideBySideTextAndSecondaryText = true
        return result
    }

    /// The look of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .caption1) }

    /// The look of a cell with a small image, beside a sidebar.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .footnote) }

    /// The look of a cell in a sidebar, whose image is as large as an avatar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { accompanied(.sidebarCell()) }

    /// The look of a cell in a sidebar with smaller second words, whose image is as large as an avatar.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { accompanied(.sidebarSubtitleCell()) }

    private static func accompanied(_ base: UIListContentConfiguration) -> UIListContentConfiguration {
        var result = base
        result.imageProperties.maximumSize = TableMetrics.avatar
        result.imageProperties.reservedLayoutSize = TableMetrics.avatar
        return result
    }

    /// The look of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        var result = header(.subheadline, top: 5, bottom: 5)
        result.textProperties.font = .systemFont(
            ofSize: UIFont.preferredFont(forTextStyle: .subheadline).pointSize, weight: .semibold)
        return result
    }

    /// The look of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { header(.footnote, top: 5, bottom: 5) }

    /// The look of a header in a grouped list, in capital letters.
    public static func groupedHeader() -> UIListContentConfiguration {
        var result = header(.footnote, top: TableMetrics.groupHeaderTop, bottom: TableMetrics.groupHeaderBottom)
        result.textProperties.transform = .uppercase
        return result
    }

    /// The look of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        header(.footnote, top: TableMetrics.groupFooterTop, bottom: TableMetrics.groupFooterBottom)
    }

    /// The look of a header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        var result = header(.headline, top: 11, bottom: 11)
        result.textProperties.color = .label
        return result
    }

    /// A large header of a section, as over groups of cards.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        var result = header(.title3, top: 11, bottom: 8)
        result.textProperties.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title3).pointSize, weight: .bold)
        result.textProperties.color = .label
        return result
    }

    /// A header that is larger still, as over the first group of a screen.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        var result = header(.title2, top: 11, bottom: 8)
        result.textProperties.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold)
        result.textProperties.color = .label
        return result
    }

    private static func header(_ style: UIFont.TextStyle, top: CGFloat, bottom: CGFloat) -> UIListContentConfiguration {
        var result = UIListContentConfiguration(style, .footnote, top: top, bottom: bottom)
        result.textProperties.color = .secondaryLabel
        result.secondaryTextProperties.color = .secondaryLabel
        result.minimumHeight = TableMetrics.plainHeader
        return result
    }

    /// A new view that shows the configuration.
    @MainActor public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration for a state: what cannot be used is paler.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var result = self
        let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        result.textProperties.isDisabled = isDisabled
        result.secondaryTextProperties.isDisabled = isDisabled
        return result
    }
}
