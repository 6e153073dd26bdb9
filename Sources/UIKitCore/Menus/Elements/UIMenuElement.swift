/// What a menu is made of: a title and a picture.
///
/// Its row in a menu has the accessibility properties of the element: identifier, label, hint and value.
/// - Source: https://developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor open class UIMenuElement: AccessibleObject {
    /// What it is called, in the person's language.
    open internal(set) var title: String
    /// A smaller line below the title; `nil` by default.
    open var subtitle: String?
    /// A picture beside the title; `nil` without one.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    /// Whether a choice is on.
    public enum State: Int, Sendable {
        /// It is not.
        case off
        /// It is.
        case on
        /// It is for some of what it concerns.
        case mixed
    }

    /// How an element looks and behaves.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes the set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It destroys something, and is shown in red.
        public static let destructive = Attributes(rawValue: 2)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
}
