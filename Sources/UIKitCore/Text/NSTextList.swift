import Synchronization
import UIKitEngines

/// A list that paragraphs are items of: how they are marked. Paragraphs with the same object are of the same list.
///
/// - Source: https://developer.apple.com/documentation/uikit/nstextlist
//
// Unchecked since the class is open: what it stores is constant, but for a number that a mutex guards.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
    /// What stands before an item: a format's name in braces, with what else is wanted around it, such as `({lower-alpha})`.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// The format's text.
        public var rawValue: String

        /// A format by its text. Names that are unknown stay as they are.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A format by its text.
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
        /// Numbers in base 16 with small letters.
        public static let lowercaseHexadecimal = MarkerFormat(rawValue: "{lower-hexadecimal}")
        /// Numbers in base 16 with capitals.
        public static let uppercaseHexadecimal = MarkerFormat(rawValue: "{upper-hexadecimal}")
        /// Small letters: a, b, c, and aa after z.
        public static let lowercaseAlpha = MarkerFormat(rawValue: "{lower-alpha}")
        /// Capitals: A, B, C, and AA after Z.
        public static let uppercaseAlpha = MarkerFormat(rawValue: "{upper-alpha}")
        /// The same as ``lowercaseAlpha``.
        public static let lowercaseLatin = MarkerFormat(rawValue: "{lower-latin}")
        /// The same as ``uppercaseAlpha``.
        public static let uppercaseLatin = MarkerFormat(rawValue: "{upper-latin}")
        /// Roman numbers in small letters: i, ii, iii.
        public static let lowercaseRoman = MarkerFormat(rawValue: "{lower-roman}")
        /// Roman numbers: I, II, III.
        public static let uppercaseRoman = MarkerFormat(rawValue: "{upper-roman}")
    }

    /// What else is said of a list.
    public struct Options: OptionSet, Sendable {
        /// The options' bits.
        public let rawValue: Int

        /// The options whose bits are set in `rawValue`.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The markers of the lists around stand before this one's: 2.1. Drawn markers and `NSAttributedString` do so, and
        /// ``marker(forItemNumber:)`` does not.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// What stands before an item.
    public let markerFormat: MarkerFormat
    /// What else is said of the list.
    public let listOptions: Options
    /// The first item's number; 1 by default.
    open var startingItemNumber: Int {
        get { start.withLock { $0 } }
        set { start.withLock { $0 = newValue } }
    }
    private let start = Mutex(1)

    /// Makes a list.
    ///
    /// - Parameters:
    ///   - markerFormat: what stands before an item.
    ///   - options: the bits of ``Options``.
    public init(markerFormat: MarkerFormat, options: Int) {
        self.markerFormat = markerFormat
        listOptions = Options(rawValue: options)
        super.init()
    }

    /// Makes a list.
    ///
    /// - Parameters:
    ///   - markerFormat: what stands before an item.
    ///   - options: what else is said of it; nothing by default.
    ///   - startingItemNumber: the first item's number.
    public convenience init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        self.init(markerFormat: markerFormat, options: options.rawValue)
        self.startingItemNumber = startingItemNumber
    }

    /// Whether items are numbered, as the format says.
    open var isOrdered: Bool { ListMarker.isOrdered(markerFormat.rawValue) }

    /// What stands before an item of a number. Letters and Roman numbers of less than 1, and Roman ones of more than 3,999, are decimal ones.
    open func marker(forItemNumber itemNumber: Int) -> String { ListMarker.text(markerFormat.rawValue, itemNumber) }

    /// The list itself: what paragraphs share is which list they are of.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
