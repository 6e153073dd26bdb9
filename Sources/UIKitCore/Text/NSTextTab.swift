/// A tab stop: a location on a line to which the text after a tab character is aligned.
public final class NSTextTab: NSObject, NSCopying, Sendable {
    /// The keys of a tab stop's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public var rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `CharacterSet`. With the ``NSTextTab/alignment`` `.right`, the first of these characters in a column is
        /// aligned with the stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The distance from the leading edge, in points.
    public let location: CGFloat
    /// The alignment at the stop, for the text between this tab and the next tab. Defaults to `.left`: the text
    /// starts at the stop.
    public let alignment: NSTextAlignment
    private let terminators: CharacterSet?
    /// The options of the stop. Defaults to none.
    public var options: [OptionKey: Any] { terminators.map { [.columnTerminators: $0] } ?? [:] }

    /// Creates a stop `loc` points from the leading edge.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        location = loc
        self.alignment = alignment
        terminators = options[.columnTerminators] as? CharacterSet
        super.init()
    }

    /// Creates a stop `location` points from the leading edge.
    public convenience init(location: CGFloat) {
        self.init(textAlignment: .left, location: location)
    }

    /// Returns the decimal separators of a locale: the full stop in English, the comma in German. `nil` means
    /// English.
    public class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "en")).decimalSeparator ?? ".")
    }

    /// Returns the stop itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.location == location && other.alignment == alignment && other.terminators == terminators
    }

    public override var hash: Int { location.hashValue }

    var stop: TextTabStop {
        switch alignment {
        case .center: TextTabStop(location, alignment: .center)
        case .right: TextTabStop(location, alignment: terminators == nil ? .trailing : .decimal)
        case .left, .justified, .natural: TextTabStop(location)
        }
    }
}
