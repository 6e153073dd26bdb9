/// What kind of thing a view is for assistive technology.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The kinds' bits.
    public let rawValue: UInt64

    /// The kinds whose bits are set in `rawValue`.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// It does something when touched.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads somewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that cannot be changed.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up the screen.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is a field to search with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It starts something that should not be talked over.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value can be made larger and smaller.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It takes touches itself.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// It turns a page when it was read out.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// It is the head of a part.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// It can be made larger and smaller.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// It is turned on and off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
}
