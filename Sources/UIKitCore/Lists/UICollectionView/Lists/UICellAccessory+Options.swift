extension UICellAccessory {
    /// The options of a disclosure indicator.
    public struct DisclosureIndicatorOptions: Hashable {
        /// Whether the accessory is hidden. A hidden accessory takes up no space. Defaults to `false`.
        public var isHidden: Bool
        /// The width reserved for the accessory. By default `nil`: the width of its content.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour. By default `nil`: the standard colour.
        public var tintColor: UIColor?
        /// Creates options.
        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The options of a checkmark.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    /// The options of an info button.
    public typealias DetailOptions = DisclosureIndicatorOptions
    /// The options of an insert button.
    public typealias InsertOptions = DisclosureIndicatorOptions
    /// The options of a delete button.
    public typealias DeleteOptions = DisclosureIndicatorOptions
    /// The options of a selection circle.
    public typealias MultiselectOptions = DisclosureIndicatorOptions

    /// The options of the chevron that expands an item.
    public struct OutlineDisclosureOptions: Hashable {
        /// The areas that respond to a tap.
        public enum Style: Int, Sendable {
            /// The whole cell if it is the header of its section. Otherwise only the chevron.
            case automatic
            /// The whole cell. A tap then does not select the cell.
            case header
            /// Only the chevron.
            case cell
        }

        /// The area that responds to a tap. Defaults to `.automatic`.
        public var style: Style
        /// Whether the accessory is hidden. A hidden accessory takes up no space. Defaults to `false`.
        public var isHidden: Bool
        /// The width reserved for the accessory. By default `nil`: the width of its content.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour. By default `nil`: the tint colour.
        public var tintColor: UIColor?
        /// Creates options.
        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The options of a reorder handle.
    public struct ReorderOptions: Hashable {
        /// Whether the accessory is hidden. A hidden accessory takes up no space. Defaults to `false`.
        public var isHidden: Bool
        /// The width reserved for the accessory. By default `nil`: the width of its content.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour. By default `nil`: the standard colour.
        public var tintColor: UIColor?
        /// Whether a separator is shown before the handle. By default `nil`: only if there are other trailing
        /// accessories.
        public var showsVerticalSeparator: Bool?
        /// Creates options.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    /// The options of a label.
    public struct LabelOptions: Hashable {
        /// Whether the label is hidden. A hidden label takes up no space. Defaults to `false`.
        public var isHidden: Bool
        /// The width reserved for the label. By default `nil`: the width of its text.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour. By default `nil`: the colour of secondary text.
        public var tintColor: UIColor?
        /// The font. Defaults to the font of body text.
        public var font: UIFont
        /// Whether the font size changes with the user's content size category. Defaults to `true`.
        public var adjustsFontForContentSizeCategory: Bool
        /// Creates options.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// The configuration of an accessory with a custom view.
    public struct CustomViewConfiguration: Hashable {
        /// The view.
        public let customView: UIView
        /// The side of the cell.
        public let placement: Placement
        /// Whether the accessory is hidden. A hidden accessory takes up no space.
        public let isHidden: Bool
        /// The width reserved for the accessory; `nil` for the width of the view.
        public let reservedLayoutWidth: LayoutDimension?
        /// The tint colour of the view; `nil` to inherit the cell's.
        public let tintColor: UIColor?
        /// Whether the view keeps its size. If `false`, it gets the size that fits its content.
        public let maintainsFixedSize: Bool

        /// Creates a configuration for a view.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }

        /// Returns whether two configurations show the same view with the same properties.
        public static func == (left: Self, right: Self) -> Bool {
            left.customView === right.customView && left.isHidden == right.isHidden
                && left.reservedLayoutWidth == right.reservedLayoutWidth && left.tintColor == right.tintColor
                && left.maintainsFixedSize == right.maintainsFixedSize
        }

        /// Hashes the view's identity.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(customView)) }
    }
}
