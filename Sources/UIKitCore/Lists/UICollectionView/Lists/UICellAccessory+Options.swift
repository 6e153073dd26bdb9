extension UICellAccessory {
    /// How an arrow looks.
    public struct DisclosureIndicatorOptions: Hashable {
        /// Whether it is not seen, and takes no room. Defaults to `false`.
        public var isHidden: Bool
        /// How wide its room is; `nil`, the default, for as wide as it is.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; `nil`, the default, for the usual one.
        public var tintColor: UIColor?
        /// Makes options.
        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How a tick looks.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    /// How an i in a circle looks.
    public typealias DetailOptions = DisclosureIndicatorOptions
    /// How a plus looks.
    public typealias InsertOptions = DisclosureIndicatorOptions
    /// How a minus looks.
    public typealias DeleteOptions = DisclosureIndicatorOptions
    /// How a circle for selecting looks.
    public typealias MultiselectOptions = DisclosureIndicatorOptions

    /// How the arrow of an outline looks and behaves.
    public struct OutlineDisclosureOptions: Hashable {
        /// What has to be tapped.
        public enum Style: Int, Sendable {
            /// As suits the cell: the whole cell where it is the header of its section, the arrow elsewhere.
            case automatic
            /// The whole cell, which cannot be selected then.
            case header
            /// The arrow.
            case cell
        }

        /// What has to be tapped. Defaults to `.automatic`.
        public var style: Style
        /// Whether it is not seen, and takes no room. Defaults to `false`.
        public var isHidden: Bool
        /// How wide its room is; `nil`, the default, for as wide as it is.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; `nil`, the default, for the tint.
        public var tintColor: UIColor?
        /// Makes options.
        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How the lines look that a cell is dragged by.
    public struct ReorderOptions: Hashable {
        /// Whether it is not seen, and takes no room. Defaults to `false`.
        public var isHidden: Bool
        /// How wide its room is; `nil`, the default, for as wide as it is.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; `nil`, the default, for the usual one.
        public var tintColor: UIColor?
        /// Whether a line stands between it and other accessories; `nil`, the default, where there are such before it.
        public var showsVerticalSeparator: Bool?
        /// Makes options.
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

    /// How words look.
    public struct LabelOptions: Hashable {
        /// Whether they are not seen, and take no room. Defaults to `false`.
        public var isHidden: Bool
        /// How wide their room is; `nil`, the default, for as wide as they are.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; `nil`, the default, for that of second words.
        public var tintColor: UIColor?
        /// The font. Defaults to that of body text.
        public var font: UIFont
        /// Whether the font follows the size of text that the user has chosen. Defaults to `true`.
        public var adjustsFontForContentSizeCategory: Bool
        /// Makes options.
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

    /// A view of the app's own as an accessory.
    public struct CustomViewConfiguration: Hashable {
        /// The view.
        public let customView: UIView
        /// On which side it stands.
        public let placement: Placement
        /// Whether it is not seen, and takes no room.
        public let isHidden: Bool
        /// How wide its room is; `nil` for as wide as it is.
        public let reservedLayoutWidth: LayoutDimension?
        /// Its tint; `nil` for the one of its surroundings.
        public let tintColor: UIColor?
        /// Whether it stays as large as it is, rather than as suits its content.
        public let maintainsFixedSize: Bool

        /// Makes a configuration for a view.
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

        /// Whether two show the same view in the same way.
        public static func == (left: Self, right: Self) -> Bool {
            left.customView === right.customView && left.isHidden == right.isHidden
                && left.reservedLayoutWidth == right.reservedLayoutWidth && left.tintColor == right.tintColor
                && left.maintainsFixedSize == right.maintainsFixedSize
        }

        /// Feeds the view.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(customView)) }
    }
}
