/// Marks intervals for Instruments.
///
/// > Difference from Apple: Linux has no Instruments, and nothing is recorded. Closures run as usual.
public struct OSSignposter: Sendable {
    /// A signposter that records nothing.
    public static let disabled = OSSignposter()

    /// Creates a signposter for the log of the program.
    public init() {}
    /// Creates a signposter for a subsystem and a category.
    public init(subsystem: String, category: String) {}
    /// Creates a signposter for a category that Instruments knows.
    public init(subsystem: String, category: OSLog.Category) {}
    /// Creates a signposter for a log.
    public init(logHandle: OSLog) {}
    /// Creates a signposter for a logger.
    public init(logger: Logger) {}

    /// Whether intervals are recorded: always `false`.
    public var isEnabled: Bool { false }

    /// Returns an identifier for an interval.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// Returns the identifier of an object's intervals.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(object) }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { .init() }
    /// Begins an interval with a message.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) -> OSSignpostIntervalState {
        .init()
    }
    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Ends an interval with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
    /// Marks a point in time.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a point in time with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

    /// Marks the time that a closure takes, and returns its result.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result { try task() }
}

/// The state of an interval between its beginning and its end.
public final class OSSignpostIntervalState: Sendable {}

/// The identifier of an interval.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number of the identifier.
    public let rawValue: UInt64

    /// Creates an identifier from its number.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates a new identifier of a log.
    public init(log: OSLog) { rawValue = Self.exclusive.rawValue }
    /// Creates the identifier of an object's intervals in a log.
    public init(log: OSLog, object: AnyObject) { self.init(object) }

    init(_ object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }

    /// The identifier of intervals that do not overlap.
    public static let exclusive = OSSignpostID(0xeeee_b0b5_b2b2_eeee)
    /// The identifier of no interval.
    public static let invalid = OSSignpostID(UInt64.max)
    /// An identifier that stands for the absence of one.
    public static let null = OSSignpostID(0)

    /// Returns whether one number is less than another.
    public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }
}

/// The kind of a signpost.
public struct OSSignpostType: Sendable {
    /// The beginning of an interval.
    public static let begin = OSSignpostType()
    /// The end of an interval.
    public static let end = OSSignpostType()
    /// A point in time.
    public static let event = OSSignpostType()
}

/// Marks the beginning or the end of an interval, or a point in time. Nothing is recorded.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Marks the beginning or the end of an interval, or a point in time, with a message. Nothing is recorded.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: Any...
) {}
