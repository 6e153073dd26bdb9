/// Writes messages to the log of a subsystem and a category.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.app", category: "network")
/// logger.info("loaded \(count) items from \(host, privacy: .public)")
/// ```
public struct Logger: Sendable {
    let log: OSLog

    /// Creates a logger for a subsystem and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a logger for a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Creates a logger for the log of the program.
    public init() { log = .default }

    /// Writes a message with a severity.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
    /// Writes a message that is always kept.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message that is always kept.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message for development.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a message for development.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a message that helps to understand an error.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes an error.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes an error.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a mistake in the program.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes a mistake in the program.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
}
