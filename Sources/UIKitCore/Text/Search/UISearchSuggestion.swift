/// What somebody may want to search for.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisearchsuggestion
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol, Sendable {
    /// The words; `nil` where there are none.
    var localizedSuggestion: String? { get }
    /// What the words mean, for those who do not see the picture; `nil` where there is nothing to say.
    var localizedDescription: String? { get }
    /// What stands before the words; `nil` for nothing.
    var iconImage: UIImage? { get }
    /// What it means to the app.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// `nil`.
    public var localizedDescription: String? { nil }
    /// `nil`.
    public var iconImage: UIImage? { nil }
}

/// A suggestion of words and a picture.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisearchsuggestionitem
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The words with their looks; `nil` where there are none.
    public let localizedAttributedSuggestion: NSAttributedString?
    /// What the words mean, for those who do not see the picture.
    public let localizedDescription: String?
    /// What stands before the words.
    public let iconImage: UIImage?
    /// What it means to the app; `nil` by default.
    open var representedObject: Any?

    /// The words without their looks.
    public var localizedSuggestion: String? { localizedAttributedSuggestion?.string }

    /// Makes a suggestion.
    ///
    /// - Parameters:
    ///   - localizedSuggestion: the words.
    ///   - localizedDescription: what they mean, for those who do not see the picture.
    ///   - iconImage: what stands before the words.
    public convenience init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.init(
            localizedAttributedSuggestion: NSAttributedString(string: localizedSuggestion), localizedDescription: localizedDescription,
            iconImage: iconImage)
    }

    /// Makes a suggestion whose words have looks.
    ///
    /// - Parameters:
    ///   - localizedAttributedSuggestion: the words.
    ///   - localizedDescription: what they mean, for those who do not see the picture.
    ///   - iconImage: what stands before the words.
    public init(localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.localizedAttributedSuggestion = localizedAttributedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }
}

/// Hears of a search field what there is beside its text.
///
/// The method is optional. Set it as the field's `delegate`.
/// - Source: https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// One of ``UISearchTextField/searchSuggestions`` was chosen; the text is as it was.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// Does nothing.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}

extension UISearchTextField {
    /// What is offered below the field while it is edited, the first on top; `nil` or empty, which is nothing, by default.
    ///
    /// Set it when the text changes. A suggestion that is chosen is told of to the delegate, and the list goes until they are set again.
    /// - Source: https://developer.apple.com/documentation/uikit/uisearchtextfield/searchsuggestions
    public var searchSuggestions: [any UISearchSuggestion]? {
        get { suggestions.items }
        set { suggestions.items = newValue }
    }
}

extension UISearchController {
    /// What is offered below the field while it is edited, the first on top; `nil` or empty, which is nothing, by default.
    ///
    /// ``searchResultsUpdater`` is told of one that is chosen.
    /// - Source: https://developer.apple.com/documentation/uikit/uisearchcontroller/searchsuggestions
    public var searchSuggestions: [any UISearchSuggestion]? {
        get { searchBar.searchTextField.searchSuggestions }
        set { searchBar.searchTextField.searchSuggestions = newValue }
    }
}
