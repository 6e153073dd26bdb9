/// A list of actions, commands and further menus. Immutable.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// What a menu is told apart by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes an identifier from a name, which should be unique in the app.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier from a name, which should be unique in the app.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu stands in another.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes the set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its elements stand among those of the menu around it, with a gap above and below.
        public static let displayInline = Options(rawValue: 1)
        /// It is shown in red.
        public static let destructive = Options(rawValue: 2)
        /// Its elements are pictures beside each other, up to six in a row, in a menu of its own and where it stands inline; of those that are
        /// on the ground is darker. ``ElementSize`` counts for nothing then.
        public static let displayAsPalette = Options(rawValue: 128)
        /// One of its elements at a time is on: choosing one turns it on, and the others off.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// How large a menu's elements are.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uimenu/elementsize
    public enum ElementSize: Int, Sendable {
        /// As suits the menu, which is ``large``.
        case automatic = -1
        /// Up to four beside each other, with pictures alone.
        case small = 0
        /// Up to three beside each other, with the titles below the pictures.
        case medium = 1
        /// Each in a row of its own.
        case large = 2
    }

    /// The name; a unique one where none was given.
    public let identifier: Identifier
    /// How it stands in another menu; as a row that opens it by default.
    public let options: Options
    /// How large its elements are, in a menu of its own and where it stands inline; `.automatic` by default.
    open var preferredElementSize: ElementSize
    /// What is in it.
    public let children: [UIMenuElement]
    private static var made = 0

    /// Makes a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        Self.made += 1
        self.identifier = identifier ?? Identifier("caret.menu.\(Self.made)")
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The elements that are on, in this menu and in those that stand inline in it.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
            return child.isOn ? [child] : []
        }
    }
}
