extension UIPageViewController {
    /// How pages follow each other.
    public enum TransitionStyle: Int, Sendable {
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
        /// From after the present one.
        case forward
        /// From before the present one.
        case reverse
    }

    /// Where pages are bound.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere: pages that scroll are not bound.
        case none
    }

    /// Names of options.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The distance between pages, in points, as a number; 0 by default.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
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
