/// An immutable list of actions, commands and submenus.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The identity of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from a name, which should be unique in the app.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a name, which should be unique in the app.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The ways in which a menu is shown in its parent menu.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates a set from the bits of `rawValue`.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The elements are shown among those of the parent menu, with a gap above and below.
        public static let displayInline = Options(rawValue: 1)
        /// The menu is shown in red.
        public static let destructive = Options(rawValue: 2)
        /// The elements are images in rows of up to six, in the menu itself and in its parent if it is inline.
        /// Selected elements have a darker background. ``ElementSize`` is ignored.
        public static let displayAsPalette = Options(rawValue: 128)
        /// One element at a time is selected: choosing an element deselects the others.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The sizes of a menu's elements.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uimenu/elementsize
    public enum ElementSize: Int, Sendable {
        /// The default size of the menu, ``large``.
        case automatic = -1
        /// Up to four in a row, as images only.
        case small = 0
        /// Up to three in a row, with the titles below the images.
        case medium = 1
        /// One in each row.
        case large = 2
    }

    /// The identifier; a unique one by default.
    public let identifier: Identifier
    /// The display options in a parent menu; by default a row that opens the menu.
    public let options: Options
    /// The size of the elements, in the menu itself and in its parent if it is inline; `.automatic` by default.
    open var preferredElementSize: ElementSize
    /// The elements of the menu.
    public let children: [UIMenuElement]
    private static var createdCount = 0

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        Self.createdCount += 1
        self.identifier = identifier ?? Identifier("caret.menu.\(Self.createdCount)")
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns a copy of the menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The elements that are on, in this menu and its inline submenus.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
            return child.isOn ? [child] : []
        }
    }
}
