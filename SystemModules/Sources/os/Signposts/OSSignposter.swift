import Synchronization

/// Marks intervals for a timeline.
///
/// > Difference from Apple: Linux has no Instruments. The setting `--trace FILE` of a program writes its signposts to a
/// > file that ui.perfetto.dev shows. Without it nothing is recorded, and closures run as usual.
public struct OSSignposter: Sendable {
    /// A signposter that records nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    private let log: OSLog

    /// Creates a signposter for the log of the program.
    public init() { log = .default }
    /// Creates a signposter for a subsystem and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a signposter for a category that Instruments knows.
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a signposter for a log.
    public init(logHandle: OSLog) { log = logHandle }
    /// Creates a signposter for a logger.
    public init(logger: Logger) { log = logger.log }

    /// Whether signposts are recorded: with the setting `--trace`, unless the log is `disabled`.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// Returns a new identifier for an interval.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// Returns the identifier of an object's intervals.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(object) }

    /// Begins an interval. Pass the result to `endInterval(_:_:)`.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        log.mark(.begin, name, id, nil)
        return OSSignpostIntervalState(id: id)
    }
    /// Begins an interval with a message.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) -> OSSignpostIntervalState {
        log.mark(.begin, name, id, message.text)
        return OSSignpostIntervalState(id: id)
    }
    /// Ends an interval. A second end is not recorded.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        if state.end() { log.mark(.end, name, state.id, nil) }
    }
    /// Ends an interval with a message. A second end is not recorded.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
        if state.end() { log.mark(.end, name, state.id, message.text) }
    }
    /// Marks a point in time.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { log.mark(.event, name, id, nil) }
    /// Marks a point in time with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
        log.mark(.event, name, id, message.text)
    }

    /// Marks the time that a closure takes, and returns its result. The interval also ends if the closure throws.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
    /// Marks the time that a closure takes, with a message, and returns its result.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }
}

/// The state of an interval between its beginning and its end.
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID
    private let isOpen = Atomic(true)

    init(id: OSSignpostID) { self.id = id }

    /// Returns the state of an interval that began elsewhere, such as in another process.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }

    /// Returns whether this is the first end.
    func end() -> Bool { isOpen.exchange(false, ordering: .relaxed) }
}
