import UIKitEngines

/// How a text is searched.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextsearchoptions
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
    /// Which part of a word has to fit.
    public enum WordMatchMethod: Int, Sendable {
        /// Any part.
        case contains = 0
        /// Its beginning.
        case startsWith = 1
        /// All of it.
        case fullWord = 2
    }

    /// Which part of a word has to fit; any by default.
    open private(set) var wordMatchMethod = WordMatchMethod.contains
    /// How letters are compared; without regard to capitals by default.
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
