/// Receives the messages of a log.
protocol LogOutput: Sendable {
    /// Returns whether messages of a severity are shown.
    func isEnabled(_ type: OSLogType) -> Bool
    func write(_ type: OSLogType, _ text: @autoclosure () -> String)
}
