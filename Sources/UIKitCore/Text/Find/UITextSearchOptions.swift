import UIKitEngines

/// The options of a text search.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextsearchoptions
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
    /// The part of a word that has to match.
    public enum WordMatchMethod: Int, Sendable {
        /// Any part of the word.
        case contains = 0
        /// The beginning of the word.
        case startsWith = 1
        /// The whole word.
        case fullWord = 2
    }

    /// The part of a word that has to match; any part by default.
    open private(set) var wordMatchMethod = WordMatchMethod.contains
    /// The options of the string comparison; case-insensitive by default.
    open private(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive

    func search(_ query: String) -> TextSearch {
        var search = TextSearch(query)
        search.options = stringCompareOptions
        search.words =
            switch wordMatchMethod {
            case .contains: .contains
            case .startsWith: .startsWith
            case .fullWord: .fullWord
            }
        return search
    }
}
