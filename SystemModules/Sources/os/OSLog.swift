/// A log of a subsystem and a category.
///
/// Messages go to swift-log. The label of the logger is `subsystem/category`.
public final class OSLog: Sendable {
    /// The receiver of the messages; `nil` for a log without output.
    private let output: (any LogOutput)?
    /// The receiver of the signposts; `nil` for none.
    private let trace: SignpostTrace?
    /// The subsystem and the category.
    private let label: String

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - subsystem: usually the app's identifier.
    ///   - category: the part of the app.
    public convenience init(subsystem: String, category: String) {
        self.init(label: "\(subsystem)/\(category)", trace: SignpostTrace.current)
    }

    /// Creates a log for a category that the system knows.
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }

    init(label: String, trace: SignpostTrace?) {
        output = SwiftLog(label: label)
        self.label = label
        self.trace = trace
    }

    private init() {
        output = nil
        label = ""
        trace = nil
    }

    /// The log of the program.
    public static let `default` = OSLog(label: "default", trace: SignpostTrace.current)
    /// A log without output.
    public static let disabled = OSLog()

    /// Returns whether messages of a severity are shown.
    public func isEnabled(type: OSLogType) -> Bool { output?.isEnabled(type) ?? false }

    /// Whether signposts are recorded: with the setting `--trace` of the program, unless the log is `disabled`.
    public var signpostsEnabled: Bool { trace != nil }

    func mark(_ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ message: @autoclosure () -> String?) {
        guard let trace, id != .invalid, id != .null else { return }
        trace.write(type.phase, name.description, id: id.rawValue, label: label, message())
    }

    func write(_ type: OSLogType, _ text: @autoclosure () -> String) {
        output?.write(type, text())
    }

    /// A category that Instruments knows.
    public struct Category: Sendable {
        let rawValue: String
        /// Points of interest in the timeline.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts that are recorded on request.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Signposts with stacks that are recorded on request.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }
}

/// Writes a message with values in the places of format specifiers.
///
/// A value whose specifier contains `private` or `sensitive` is shown as `<private>`.
/// - Parameters:
///   - message: the text, with specifiers as in C and `%@` for any value.
///   - log: the log of the message.
///   - type: the severity.
///   - arguments: the values.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {
    guard log.isEnabled(type: type) else { return }
    log.write(type, LogFormat.text(message.description, arguments))
}

/// Writes a message with values in the places of format specifiers.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ arguments: Any...) {
    guard log.isEnabled(type: type) else { return }
    log.write(type, LogFormat.text(message.description, arguments))
}

/// Writes a message with interpolated values.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) { log.write(type, message.text) }
