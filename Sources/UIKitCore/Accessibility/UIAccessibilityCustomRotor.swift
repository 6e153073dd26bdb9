/// By what a person looks for things in an element: headings, links, whatever the app knows.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// Finds the next or the previous thing; `nil` where there is none.
    public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// Which way is looked.
    public enum Direction: Int, Sendable {
        /// To what was before.
        case previous = 0
        /// To what comes next.
        case next = 1
    }

    /// What kinds of things assistive technology knows by itself.
    public enum SystemRotorType: Int, Sendable {
        /// None of those: the rotor has a name.
        case none = 0
        /// Links.
        case link
        /// Links that were followed.
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
        /// Words that are spelt wrongly.
        case misspelledWord
        /// Pictures.
        case image
        /// Fields of text.
        case textField
        /// Tables.
        case table
        /// Lists.
        case list
        /// Parts of the screen.
        case landmark
    }

    private var words: NSAttributedString
    /// What kind of things it finds, where assistive technology has a name for them; `.none` by default.
    public let systemRotorType: SystemRotorType
    /// Finds things.
    open var itemSearchBlock: Search

    /// Makes a rotor of a name.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }
    /// Makes a rotor of a name.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        words = attributedName
        systemRotorType = .none
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }
    /// Makes a rotor of a kind that has a name already.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        words = NSAttributedString(string: "")
        systemRotorType = type
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// What the rotor is called, in the person's language; empty for those of the system.
    open var name: String {
        get { words.string }
        set { words = NSAttributedString(string: newValue) }
    }
    /// ``name`` with attributes that say how it is spoken.
    open var attributedName: NSAttributedString {
        get { words }
        set { words = newValue }
    }
}

/// What a rotor is asked for.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Where the search begins; of nothing at first.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Which way is looked; `.next` by default.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Makes a question for the first thing.
    public override init() {
        super.init()
    }
}

/// What a rotor found.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element that was found, or that holds it; held weakly.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The text in the element that was found; `nil` where all of it is meant.
    open var targetRange: UITextRange?

    /// Makes a result of nothing: where a search begins.
    public override init() {
        super.init()
    }

    /// Makes a result.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}
