/// The severity of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number that stands for the severity.
    public let rawValue: UInt8

    /// Creates a severity from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The severity of messages that are always kept.
    public static let `default` = OSLogType(rawValue: 0)
    /// The severity of messages that help to understand an error.
    public static let info = OSLogType(rawValue: 1)
    /// The severity of messages for development.
    public static let debug = OSLogType(rawValue: 2)
    /// The severity of errors of the process.
    public static let error = OSLogType(rawValue: 16)
    /// The severity of errors that concern several processes, and of mistakes in the program.
    public static let fault = OSLogType(rawValue: 17)
}
