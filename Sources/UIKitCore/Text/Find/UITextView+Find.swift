/// Find and replace in the text.
extension UITextView {
    /// Whether Command-F or Control-F searches the text; `false` by default.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/isfindinteractionenabled
    public var isFindInteractionEnabled: Bool {
        get { view.finder != nil }
        set {
            guard newValue != isFindInteractionEnabled else { return }
            if newValue {
                let finder = TextFinder()
                view.finder = finder
                addInteraction(finder.interaction)
            } else if let finder = view.finder {
                removeInteraction(finder.interaction)
                view.finder = nil
            }
        }
    }

    /// The find interaction; `nil` unless ``isFindInteractionEnabled``.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/findinteraction
    public var findInteraction: UIFindInteraction? { view.finder?.interaction }

    /// Returns whether a menu offers a find action; `nil` for other actions.
    func offersSearch(_ action: Selector) -> Bool? {
        switch action.description {
        case "find:", "findNext:", "findPrevious:": isFindInteractionEnabled
        case "findAndReplace:": isFindInteractionEnabled && isEditable
        case "useSelectionForFind:": isFindInteractionEnabled && !editor.caret.isEmpty && !editor.isSecure
        default: nil
        }
    }

    /// Sets the search text to the selected text.
    func searchSelection() {
        guard !editor.caret.isEmpty, !editor.isSecure else { return }
        findInteraction?.searchText = (editor.string as NSString).substring(with: NSRange(editor.caret.range))
    }
}

/// The delegate that creates the find sessions of a text view.
@MainActor final class TextFinder: NSObject, UIFindInteractionDelegate {
    private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map(TextFindSession.init)
    }
}
