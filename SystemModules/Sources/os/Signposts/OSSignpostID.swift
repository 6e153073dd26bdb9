import Synchronization

/// The identifier of an interval.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number of the identifier.
    public let rawValue: UInt64

    /// Creates an identifier from its number.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates a new identifier of a log.
    public init(log: OSLog) { rawValue = Self.next.add(1, ordering: .relaxed).newValue }
    /// Creates the identifier of an object's intervals in a log.
    public init(log: OSLog, object: AnyObject) { self.init(object) }

    init(_ object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }

    private static let next = Atomic<UInt64>(0)

    /// The identifier of intervals that do not overlap.
    public static let exclusive = OSSignpostID(0xeeee_b0b5_b2b2_eeee)
    /// The identifier of no interval.
    public static let invalid = OSSignpostID(UInt64.max)
    /// An identifier that stands for the absence of one.
    public static let null = OSSignpostID(0)

    /// Returns whether one number is less than another.
    public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }
}
