extension UIPageViewController {
    /// How pages follow each other.
    public enum TransitionStyle: Int, Sendable {
        /// They are turned like those of a book.
        case pageCurl = 0
        /// They move like the content of a scroll view.
        case scroll = 1
    }

    /// The axis along which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// Beside each other, in the direction of reading.
        case horizontal
        /// Below each other.
        case vertical
    }

    /// Where a page comes from.
    public enum NavigationDirection: Int, Sendable {
        /// From after the present one: pages move from right to left, or from the bottom to the top.
        case forward
        /// From before the present one.
        case reverse
    }

    /// Where pages that curl are bound.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipageviewcontroller/spinelocation-swift.enum
    public enum SpineLocation: Int, Sendable {
        /// Nowhere: pages that scroll are not bound.
        case none
        /// At the left edge, or at the top.
        case min
        /// In the middle: two pages show.
        case mid
        /// At the right edge, or at the bottom.
        case max
    }

    /// Names of options.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Where pages that curl are bound: a ``UIPageViewController/SpineLocation``, or its raw value; `.min` by default.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The distance between pages that scroll, in points, as a number; 0 by default.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    static func spine(_ option: Any?) -> SpineLocation {
        let location =
            switch option {
            case let location as SpineLocation: location
            case let number as Int: SpineLocation(rawValue: number) ?? .min
            case let number as NSNumber: SpineLocation(rawValue: number.intValue) ?? .min
            default: SpineLocation.min
            }
        return location == .none ? .min : location
    }

    static func spacing(_ option: Any?) -> CGFloat {
        let length: CGFloat =
            switch option {
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Float: CGFloat(number)
            case let number as Int: CGFloat(number)
            case let number as NSNumber: CGFloat(number.doubleValue)
            default: 0
            }
        return length.isFinite ? max(0, length) : 0
    }
}
