/// A place on a line that a tab character leads to; what follows is aligned with it.
public final class NSTextTab: NSObject, NSCopying, Sendable {
    /// What more is known of a stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public var rawValue: String

        /// A key by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `CharacterSet`: with ``NSTextTab/alignment`` `.right`, the first of these in a column lies at the stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// In points from the edge at which lines start.
    public let location: CGFloat
    /// How what follows the tab, up to the next one, lies to the stop. Defaults to `.left`, which starts there.
    public let alignment: NSTextAlignment
    private let terminators: CharacterSet?
    /// Defaults to none.
    public var options: [OptionKey: Any] { terminators.map { [.columnTerminators: $0] } ?? [:] }

    /// Makes a stop `loc` points from the edge at which lines start.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        location = loc
        self.alignment = alignment
        terminators = options[.columnTerminators] as? CharacterSet
        super.init()
    }

    /// Makes a stop `location` points from the edge at which lines start.
    public convenience init(location: CGFloat) {
        self.init(textAlignment: .left, location: location)
    }

    /// What separates decimals in a language: the full stop in English, the comma in German. `nil` is English.
    public class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "en")).decimalSeparator ?? ".")
    }

    /// The stop itself, for it cannot change.
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
