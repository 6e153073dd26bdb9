/// The placeholder content of an empty screen, as a value: an image, text, secondary text, and up to two buttons.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
@MainActor public struct UIContentUnavailableConfiguration: @MainActor UIContentConfiguration {
    enum Kind: Hashable {
        case empty, loading, search
    }

    let kind: Kind
    /// The image above the text; `nil` by default.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The text; `nil` by default.
    public var text: String?
    /// The attributed text, which takes precedence over ``text``; `nil` by default.
    public var attributedText: NSAttributedString?
    /// The appearance of the text.
    public var textProperties: TextProperties
    /// The secondary text; `nil` by default.
    public var secondaryText: String?
    /// The attributed secondary text, which takes precedence over ``secondaryText``; `nil` by default.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The configuration of the button below the text, shown if it has a title or an image; plain by default.
    public var button = UIButton.Configuration.plain()
    /// The behaviour of the button.
    public var buttonProperties = ButtonProperties()
    /// The configuration of the second button below the first, shown if it has a title or an image; plain by default.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The behaviour of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The alignment of the content; centred by default.
    public var alignment = Alignment.center
    /// The axes on which the content also respects the superview's margins; both by default.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
    /// The margins of the content, in points; 20 at the sides by default.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    /// The distance between image and text, in points; 15 by default.
    public var imageToTextPadding: CGFloat = 15 {
        willSet { NumberCheck.finite(newValue, "UIContentUnavailableConfiguration.imageToTextPadding") }
    }
    /// The distance between text and secondary text, in points; 6 by default.
    public var textToSecondaryTextPadding: CGFloat = 6 {
        willSet { NumberCheck.finite(newValue, "UIContentUnavailableConfiguration.textToSecondaryTextPadding") }
    }
    /// The distance between the last text and the button, in points; 15 by default.
    public var textToButtonPadding: CGFloat = 15 {
        willSet { NumberCheck.finite(newValue, "UIContentUnavailableConfiguration.textToButtonPadding") }
    }
    /// The distance between the buttons, in points; 8 by default.
    public var buttonToSecondaryButtonPadding: CGFloat = 8 {
        willSet { NumberCheck.finite(newValue, "UIContentUnavailableConfiguration.buttonToSecondaryButtonPadding") }
    }
    /// The background; clear by default.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether ``updated(for:)`` inserts the search text into the default text; `true` for search configurations.
    var insertsSearchText = false

    private init(_ kind: Kind) {
        self.kind = kind
        let title = UIFont.preferredFont(forTextStyle: .title2)
        textProperties = TextProperties(font: .systemFont(ofSize: title.pointSize, weight: .bold), color: .label)
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }

    /// Returns a configuration without content. An image that the app adds is large and grey.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

    /// Returns a configuration with an activity indicator instead of the image, and "Loading…" in small grey text.
    public static func loading() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration(.loading)
        result.text = "Loading…"
        result.textProperties = result.secondaryTextProperties
        result.imageToTextPadding = 8
        return result
    }

    /// Returns a configuration with a magnifying glass and "No Results". ``updated(for:)`` adds the search text.
    public static func search() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration(.search)
        result.image = UIImage(systemName: "magnifyingglass")
        result.text = defaultSearchText
        result.secondaryText = "Check the spelling or try a new search."
        result.insertsSearchText = true
        return result
    }

    private static let defaultSearchText = "No Results"

    /// Creates a view that shows the configuration.
    public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration for a state. The text of a search configuration contains the search text, unless the
    /// app has changed the text.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard insertsSearchText, let state = state as? UIContentUnavailableConfigurationState else { return self }
        guard text == Self.defaultSearchText || text == lastGeneratedText else { return self }
        var result = self
        result.lastGeneratedText = state.searchText.flatMap { $0.isEmpty ? nil : "No Results for “\($0)”" }
        result.text = result.lastGeneratedText ?? Self.defaultSearchText
        return result
    }

    /// The last text that ``updated(for:)`` generated from a search text.
    private var lastGeneratedText: String?
}
