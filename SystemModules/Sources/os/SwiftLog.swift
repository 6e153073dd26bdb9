@_implementationOnly import Logging

/// Writes messages to a logger of swift-log.
struct SwiftLog: LogOutput {
    private let logger: Logging.Logger

    init(label: String) { logger = Logging.Logger(label: label) }

    func isEnabled(_ type: OSLogType) -> Bool { logger.logLevel <= Self.level(of: type) }

    func write(_ type: OSLogType, _ text: @autoclosure () -> String) {
        logger.log(level: Self.level(of: type), "\(text())")
    }

    private static func level(of type: OSLogType) -> Logging.Logger.Level {
        switch type {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}
