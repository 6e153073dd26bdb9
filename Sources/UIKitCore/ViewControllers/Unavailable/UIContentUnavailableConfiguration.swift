/// What stands in the middle of a screen that has nothing to show: a picture, words, second words, and up to two buttons, as a value.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
@MainActor public struct UIContentUnavailableConfiguration: @MainActor UIContentConfiguration {
    enum Kind: Hashable {
        case empty, loading, search
    }

    let kind: Kind
    /// The picture above the words; `nil` by default.
    public var image: UIImage?
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// The words; `nil` by default.
    public var text: String?
    /// The words with attributes; win over ``text``. `nil` by default.
    public var attributedText: NSAttributedString?
    /// How the words look.
    public var textProperties: TextProperties
    /// The second words; `nil` by default.
    public var secondaryText: String?
    /// The second words with attributes; win over ``secondaryText``. `nil` by default.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second words look.
    public var secondaryTextProperties: TextProperties
    /// How the button below the words looks; shown if it has a title or a picture, and plain by default.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// How the button below that one looks; shown if it has a title or a picture, and plain by default.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// Where the parts stand; in the middle by default.
    public var alignment = Alignment.center
    /// The axes on which the parts keep clear of the margins of the view around, too; both by default.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
    /// How far the parts stay from the edges, in points; 20 at the sides by default.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    /// Between picture and words, in points; 15 by default.
    public var imageToTextPadding: CGFloat = 15 {
        willSet { NumberCheck.finite(newValue, "UIContentUnavailableConfiguration.imageToTextPadding") }
    }
    /// Between words and second words, in points; 6 by default.
    public var textToSecondaryTextPadding: CGFloat = 6 {
        willSet { NumberCheck.finite(newValue, "UIContentUnavailableConfiguration.textToSecondaryTextPadding") }
    }
    /// Between the last words and the button, in points; 15 by default.
    public var textToButtonPadding: CGFloat = 15 {
        willSet { NumberCheck.finite(newValue, "UIContentUnavailableConfiguration.textToButtonPadding") }
    }
    /// Between the buttons, in points; 8 by default.
    public var buttonToSecondaryButtonPadding: CGFloat = 8 {
        willSet { NumberCheck.finite(newValue, "UIContentUnavailableConfiguration.buttonToSecondaryButtonPadding") }
    }
    /// What stands behind all; nothing by default.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether the words are those of the search itself, which name what was looked for.
    var saysWhatWasSought = false

    private init(_ kind: Kind) {
        self.kind = kind
        let title = UIFont.preferredFont(forTextStyle: .title2)
        textProperties = TextProperties(font: .systemFont(ofSize: title.pointSize, weight: .bold), color: .label)
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }

    /// Nothing yet: what the app gives it, below a large grey picture.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

    /// A spinner in the picture's place, and "Loading…" in small grey letters.
    public static func loading() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration(.loading)
        result.text = "Loading…"
        result.textProperties = result.secondaryTextProperties
        result.imageToTextPadding = 8
        return result
    }

    /// A magnifier, and "No Results". ``updated(for:)`` names what was looked for.
    public static func search() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration(.search)
        result.image = UIImage(systemName: "magnifyingglass")
        result.text = plainResult
        result.secondaryText = "Check the spelling or try a new search."
        result.saysWhatWasSought = true
        return result
    }

    private static let plainResult = "No Results"

    /// A new view that shows the configuration.
    public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// The configuration for a state: that of a search names what was looked for, until the app gives it words of its own.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard saysWhatWasSought, let state = state as? UIContentUnavailableConfigurationState else { return self }
        guard text == Self.plainResult || text == lastSought else { return self }
        var result = self
        result.lastSought = state.searchText.flatMap { $0.isEmpty ? nil : "No Results for “\($0)”" }
        result.text = result.lastSought ?? Self.plainResult
        return result
    }

    private var lastSought: String?
}
