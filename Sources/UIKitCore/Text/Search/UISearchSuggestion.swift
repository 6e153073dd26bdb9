/// A search suggestion.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisearchsuggestion
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol, Sendable {
    /// The text of the suggestion; `nil` for none.
    var localizedSuggestion: String? { get }
    /// The description of the suggestion for assistive technologies; `nil` for none.
    var localizedDescription: String? { get }
    /// The icon before the text; `nil` for none.
    var iconImage: UIImage? { get }
    /// The app's object for the suggestion.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// `nil`.
    public var localizedDescription: String? { nil }
    /// `nil`.
    public var iconImage: UIImage? { nil }
}

/// A search suggestion with text and an icon.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisearchsuggestionitem
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The attributed text of the suggestion; `nil` for none.
    public let localizedAttributedSuggestion: NSAttributedString?
    /// The description of the suggestion for assistive technologies.
    public let localizedDescription: String?
    /// The icon before the text.
    public let iconImage: UIImage?
    /// The app's object for the suggestion; `nil` by default.
    open var representedObject: Any?

    /// The plain text of the suggestion.
    public var localizedSuggestion: String? { localizedAttributedSuggestion?.string }

    /// Creates a suggestion.
    ///
    /// - Parameters:
    ///   - localizedSuggestion: The text.
    ///   - localizedDescription: The description for assistive technologies.
    ///   - iconImage: The icon before the text.
    public convenience init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.init(
            localizedAttributedSuggestion: NSAttributedString(string: localizedSuggestion), localizedDescription: localizedDescription,
            iconImage: iconImage)
    }

    /// Creates a suggestion with attributed text.
    ///
    /// - Parameters:
    ///   - localizedAttributedSuggestion: The text.
    ///   - localizedDescription: The description for assistive technologies.
    ///   - iconImage: The icon before the text.
    public init(localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.localizedAttributedSuggestion = localizedAttributedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }
}

/// The delegate methods of a search field: the methods for a text field, and a method for suggestions.
///
/// All methods are optional. Set the object as the field's `delegate`.
/// - Source: https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Called when one of ``UISearchTextField/searchSuggestions`` was selected; the text stays unchanged.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// Does nothing.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}

extension UISearchTextField {
    /// The suggestions below the field during editing, in order from the top. `nil`, the default, and an empty array
    /// show no suggestions.
    ///
    /// Set this property when the text changes. Selecting a suggestion notifies the delegate and hides the list until
    /// suggestions are set again.
    /// - Source: https://developer.apple.com/documentation/uikit/uisearchtextfield/searchsuggestions
    public var searchSuggestions: [any UISearchSuggestion]? {
        get { suggestions.items }
        set { suggestions.items = newValue }
    }
}

extension UISearchController {
    /// The suggestions below the field during editing, in order from the top. `nil`, the default, and an empty array
    /// show no suggestions.
    ///
    /// Selecting a suggestion notifies ``searchResultsUpdater``.
    /// - Source: https://developer.apple.com/documentation/uikit/uisearchcontroller/searchsuggestions
    public var searchSuggestions: [any UISearchSuggestion]? {
        get { searchBar.searchTextField.searchSuggestions }
        set { searchBar.searchTextField.searchSuggestions = newValue }
    }
}
