/// The base class of menu elements, with a title and an image.
///
/// The row of the element in a menu has the element's accessibility identifier, label, hint and value.
/// - Source: https://developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor open class UIMenuElement: AccessibleObject {
    /// The localized title.
    open internal(set) var title: String
    /// The subtitle below the title; `nil` by default.
    open var subtitle: String?
    /// The image next to the title; `nil` if there is none.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    /// The states of a choice.
    public enum State: Int, Sendable {
        /// The choice is off.
        case off
        /// The choice is on.
        case on
        /// The choice is on for a part of the selection.
        case mixed
    }

    /// The appearance and behaviour of an element.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits of the attributes.
        public let rawValue: UInt
        /// Creates a set from the bits of `rawValue`.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The element cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// The element is destructive, and shown in red.
        public static let destructive = Attributes(rawValue: 2)
        /// The element is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open when the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
}
