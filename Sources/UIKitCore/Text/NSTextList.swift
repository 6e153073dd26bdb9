import Synchronization
import UIKitEngines

/// The markers of a list. Paragraphs with the same list object are items of the same list.
///
/// - Source: https://developer.apple.com/documentation/uikit/nstextlist
//
// Unchecked since the class is open. Its stored values are constant, except for a number that a mutex guards.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
    /// The format of an item's marker: a format name in braces with optional text around it, such as
    /// `({lower-alpha})`.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// The text of the format.
        public var rawValue: String

        /// Creates a format from its text. Unknown format names stay unchanged in the marker.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a format from its text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// An empty box: ☐.
        public static let box = MarkerFormat(rawValue: "{box}")
        /// A ticked box: ☑.
        public static let check = MarkerFormat(rawValue: "{check}")
        /// A hollow circle: ◦.
        public static let circle = MarkerFormat(rawValue: "{circle}")
        /// A hollow diamond: ◇.
        public static let diamond = MarkerFormat(rawValue: "{diamond}")
        /// A bullet: •.
        public static let disc = MarkerFormat(rawValue: "{disc}")
        /// A dash: ⁃.
        public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
        /// A square: ▪.
        public static let square = MarkerFormat(rawValue: "{square}")
        /// Numbers: 1, 2, 3.
        public static let decimal = MarkerFormat(rawValue: "{decimal}")
        /// Numbers in base 8.
        public static let octal = MarkerFormat(rawValue: "{octal}")
        /// Numbers in base 16 with lowercase letters.
        public static let lowercaseHexadecimal = MarkerFormat(rawValue: "{lower-hexadecimal}")
        /// Numbers in base 16 with uppercase letters.
        public static let uppercaseHexadecimal = MarkerFormat(rawValue: "{upper-hexadecimal}")
        /// Lowercase letters: a, b, c, and aa after z.
        public static let lowercaseAlpha = MarkerFormat(rawValue: "{lower-alpha}")
        /// Uppercase letters: A, B, C, and AA after Z.
        public static let uppercaseAlpha = MarkerFormat(rawValue: "{upper-alpha}")
        /// The same as ``lowercaseAlpha``.
        public static let lowercaseLatin = MarkerFormat(rawValue: "{lower-latin}")
        /// The same as ``uppercaseAlpha``.
        public static let uppercaseLatin = MarkerFormat(rawValue: "{upper-latin}")
        /// Lowercase Roman numerals: i, ii, iii.
        public static let lowercaseRoman = MarkerFormat(rawValue: "{lower-roman}")
        /// Uppercase Roman numerals: I, II, III.
        public static let uppercaseRoman = MarkerFormat(rawValue: "{upper-roman}")
    }

    /// The options of a list.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: Int

        /// Creates a set of the options whose bits are set in `rawValue`.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Prepends the markers of the enclosing lists: 2.1. The option affects drawn markers and
        /// `NSAttributedString`, but not ``marker(forItemNumber:)``.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// The format of the items' markers.
    public let markerFormat: MarkerFormat
    /// The options of the list.
    public let listOptions: Options
    /// The number of the first item; 1 by default.
    open var startingItemNumber: Int {
        get { start.withLock { $0 } }
        set { start.withLock { $0 = newValue } }
    }
    private let start = Mutex(1)

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - markerFormat: The format of the items' markers.
    ///   - options: The bits of ``Options``.
    public init(markerFormat: MarkerFormat, options: Int) {
        self.markerFormat = markerFormat
        listOptions = Options(rawValue: options)
        super.init()
    }

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - markerFormat: The format of the items' markers.
    ///   - options: The options of the list; none by default.
    ///   - startingItemNumber: The number of the first item.
    public convenience init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        self.init(markerFormat: markerFormat, options: options.rawValue)
        self.startingItemNumber = startingItemNumber
    }

    /// Whether the format numbers the items.
    open var isOrdered: Bool { ListMarker.isOrdered(markerFormat.rawValue) }

    /// Returns the marker of the item with a number.
    ///
    /// Letters and Roman numerals below 1, and Roman numerals above 3,999, are replaced by decimal numbers.
    open func marker(forItemNumber itemNumber: Int) -> String { ListMarker.text(markerFormat.rawValue, itemNumber) }

    /// Returns the list itself, since paragraphs share the identity of their list.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
