extension UIPageViewController {
    /// The styles of page transitions.
    public enum TransitionStyle: Int, Sendable {
        /// Pages turn like the pages of a book.
        case pageCurl = 0
        /// Pages scroll.
        case scroll = 1
    }

    /// The axis along which pages are arranged.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side, in reading direction.
        case horizontal
        /// One below the other.
        case vertical
    }

    /// The direction of a page transition.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page: pages move from right to left, or from bottom to top.
        case forward
        /// To the previous page.
        case reverse
    }

    /// The locations of the spine for the curl style.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipageviewcontroller/spinelocation-swift.enum
    public enum SpineLocation: Int, Sendable {
        /// No spine, for the scroll style.
        case none
        /// The left or top edge.
        case min
        /// The middle. Two pages are visible.
        case mid
        /// The right or bottom edge.
        case max
    }

    /// The keys of the options of a page view controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key of the spine location for the curl style. The value is a ``UIPageViewController/SpineLocation`` or
        /// its raw value; `.min` by default.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The key of the distance between pages for the scroll style, in points. The value is a number; 0 by
        /// default.
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
