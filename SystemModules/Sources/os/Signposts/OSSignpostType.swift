/// The kind of a signpost.
public struct OSSignpostType: Sendable, Equatable {
    /// The phase in a trace.
    let phase: Character

    /// The beginning of an interval.
    public static let begin = OSSignpostType(phase: "b")
    /// The end of an interval.
    public static let end = OSSignpostType(phase: "e")
    /// A point in time.
    public static let event = OSSignpostType(phase: "i")
}

/// Marks the beginning or the end of an interval, or a point in time.
///
/// - Parameters:
///   - type: the kind.
///   - dso: ignored.
///   - log: the log, whose subsystem and category are those of the signpost.
///   - name: the name of the interval. Its beginning and its end have the same log, name and identifier.
///   - signpostID: the identifier. Nothing is recorded for `invalid` and `null`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) { log.mark(type, name, signpostID, nil) }

/// Marks the beginning or the end of an interval, or a point in time, with a message.
///
/// The message has values in the places of format specifiers, as that of `os_log(_:dso:log:_:_:)`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: Any...
) { log.mark(type, name, signpostID, LogFormat.text(format.description, arguments)) }
