/// A content configuration with an image, text and secondary text, as in list cells.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The image, at the leading edge. Defaults to `nil`.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The text. Defaults to `nil`.
    public var text: String?
    /// The attributed text, which takes precedence over ``text``. Defaults to `nil`.
    public var attributedText: NSAttributedString?
    /// The properties of the text.
    public var textProperties: TextProperties
    /// The secondary text. Defaults to `nil`.
    public var secondaryText: String?
    /// The attributed secondary text, which takes precedence over ``secondaryText``. Defaults to `nil`.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The axes on which the margins of the content are at least the layout margins of the superview. Defaults to the
    /// horizontal axis.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The margins of the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        willSet { NumberCheck.finite(newValue, "UIListContentConfiguration.directionalLayoutMargins") }
    }
    /// Whether the secondary text is beside the text, at the trailing edge, if both fit. Defaults to `false`.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between the image and the text, in points.
    public var imageToTextPadding: CGFloat = TableMetrics.imageGap {
        willSet { NumberCheck.finite(newValue, "UIListContentConfiguration.imageToTextPadding") }
    }
    /// The minimum distance between the text and the secondary text side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8 {
        willSet { NumberCheck.finite(newValue, "UIListContentConfiguration.textToSecondaryTextHorizontalPadding") }
    }
    /// The vertical distance between the text and the secondary text, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 2 {
        willSet { NumberCheck.finite(newValue, "UIListContentConfiguration.textToSecondaryTextVerticalPadding") }
    }
    /// The minimum height of the content, in points.
    var minimumHeight: CGFloat = TableMetrics.rowHeight

    private init(_ style: UIFont.TextStyle, _ secondStyle: UIFont.TextStyle, top: CGFloat = 11, bottom: CGFloat = 11) {
        textProperties = TextProperties(style)
        secondaryTextProperties = TextProperties(secondStyle)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: 8, bottom: bottom, trailing: 8)
    }

    /// Returns the configuration of a cell, with the secondary text below the text.
    public static func cell() -> UIListContentConfiguration { subtitleCell() }

    /// Returns the configuration of a cell with smaller secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .caption1) }

    /// Returns the configuration of a cell with grey secondary text at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        var result = UIListContentConfiguration(.body, .body)
        result.secondaryTextProperties.color = .secondaryLabel
        result.prefersSideBySideTextAndSecondaryText = true
        return result
    }

    /// Returns the configuration of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .caption1) }

    /// Returns the configuration of a sidebar cell with secondary text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .footnote) }

    /// Returns the configuration of a sidebar cell with an image of an avatar's size.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { makeAccompaniedCell(.sidebarCell()) }

    /// Returns the configuration of a sidebar cell with secondary text, and with an image of an avatar's size.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { makeAccompaniedCell(.sidebarSubtitleCell()) }

    private static func makeAccompaniedCell(_ base: UIListContentConfiguration) -> UIListContentConfiguration {
        var result = base
        result.imageProperties.maximumSize = TableMetrics.avatarSize
        result.imageProperties.reservedLayoutSize = TableMetrics.avatarSize
        return result
    }

    /// Returns the configuration of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        var result = header(.subheadline, top: 5, bottom: 5)
        result.textProperties.font = .systemFont(
            ofSize: UIFont.preferredFont(forTextStyle: .subheadline).pointSize, weight: .semibold)
        return result
    }

    /// Returns the configuration of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { header(.footnote, top: 5, bottom: 5) }

    /// Returns the configuration of a header in a grouped list, whose text is uppercase.
    public static func groupedHeader() -> UIListContentConfiguration {
        var result = header(.footnote, top: TableMetrics.groupHeaderTop, bottom: TableMetrics.groupHeaderBottom)
        result.textProperties.transform = .uppercase
        return result
    }

    /// Returns the configuration of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        header(.footnote, top: TableMetrics.groupFooterTop, bottom: TableMetrics.groupFooterBottom)
    }

    /// Returns the configuration of a header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        var result = header(.headline, top: 11, bottom: 11)
        result.textProperties.color = .label
        return result
    }

    /// Returns the configuration of a large section header, as in inset grouped lists.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        var result = header(.title3, top: 11, bottom: 8)
        result.textProperties.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title3).pointSize, weight: .bold)
        result.textProperties.color = .label
        return result
    }

    /// Returns the configuration of an even larger header, as for the first section of an inset grouped list.
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
        result.minimumHeight = TableMetrics.plainHeaderHeight
        return result
    }

    /// Returns a new view that shows the configuration.
    @MainActor public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration for a state. A disabled view has paler text.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var result = self
        let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        result.textProperties.isDisabled = isDisabled
        result.secondaryTextProperties.isDisabled = isDisabled
        return result
    }
}
