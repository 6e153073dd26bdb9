/// The description of an intent for the user.
///
/// - Source: https://developer.apple.com/documentation/appintents/intentdescription
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    /// The text.
    public let descriptionText: LocalizedStringResource
    /// The name of the category; `nil` by default.
    public let categoryName: LocalizedStringResource?
    /// Words that help to find the intent; empty by default.
    public let searchKeywords: [LocalizedStringResource]
    /// The name of the returned value; `nil` by default.
    public let resultValueName: LocalizedStringResource?

    /// Creates a description.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    /// Creates a description from a literal.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    /// Creates a description from a literal with interpolations.
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A text that the system speaks or shows.
///
/// - Source: https://developer.apple.com/documentation/appintents/intentdialog
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// The text that is spoken.
    private let full: LocalizedStringResource

    /// Creates a text.
    public init(_ resource: LocalizedStringResource) { full = resource }

    /// Creates a text that is spoken. The supporting text, which iOS shows beside other content, is not used.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { self.full = full }

    /// Creates a text from a literal, or from a text of the app.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    /// Creates a text from a literal with interpolations.
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    /// The spoken text in the user's language.
    var text: String { String(localized: full) }
}
