/// A criterion by which a user moves through an element's contents: headings, links, or a criterion that the app
/// defines.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// A closure that finds the next or the previous item; returns `nil` if there is none.
    public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The direction of a search.
    public enum Direction: Int, Sendable {
        /// Toward the previous item.
        case previous = 0
        /// Toward the next item.
        case next = 1
    }

    /// The kinds of items that assistive technology supports.
    public enum SystemRotorType: Int, Sendable {
        /// The rotor is of no system type and has a name.
        case none = 0
        /// Links.
        case link
        /// Visited links.
        case visitedLink
        /// Headings of all levels.
        case heading
        /// Headings of the first level.
        case headingLevel1
        /// Headings of the second level.
        case headingLevel2
        /// Headings of the third level.
        case headingLevel3
        /// Headings of the fourth level.
        case headingLevel4
        /// Headings of the fifth level.
        case headingLevel5
        /// Headings of the sixth level.
        case headingLevel6
        /// Bold text.
        case boldText
        /// Italic text.
        case italicText
        /// Underlined text.
        case underlineText
        /// Misspelled words.
        case misspelledWord
        /// Images.
        case image
        /// Text fields.
        case textField
        /// Tables.
        case table
        /// Lists.
        case list
        /// Landmarks of the screen.
        case landmark
    }

    private var attributedText: NSAttributedString
    /// The system type of the rotor; `.none` by default.
    public let systemRotorType: SystemRotorType
    /// The closure that finds items.
    open var itemSearchBlock: Search

    /// Creates a rotor with a name.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }
    /// Creates a rotor with a name.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        attributedText = attributedName
        systemRotorType = .none
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }
    /// Creates a rotor of a system type, for which assistive technology provides the name.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        attributedText = NSAttributedString(string: "")
        systemRotorType = type
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// The localized name of the rotor; empty for a system type.
    open var name: String {
        get { attributedText.string }
        set { attributedText = NSAttributedString(string: newValue) }
    }
    /// ``name`` with attributes for speech.
    open var attributedName: NSAttributedString {
        get { attributedText }
        set { attributedText = newValue }
    }
}

/// The search that a rotor performs.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item from which the search begins; initially an empty result.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search; `.next` by default.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Creates a search for the first item.
    public override init() {
        super.init()
    }
}

/// The result of a rotor's search.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element that was found, or that contains the found text; held weakly.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range of text that was found; `nil` for the whole element.
    open var targetRange: UITextRange?

    /// Creates an empty result, from which a search begins.
    public override init() {
        super.init()
    }

    /// Creates a result.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}
