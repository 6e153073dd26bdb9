/// A problem of a build phase, reported to the author of the phase.
struct Problem: Equatable {
    enum Severity: String {
        /// The build continues. The phase is skipped, or runs nevertheless.
        case warning
        /// The build stops.
        case error
    }

    var severity: Severity
    /// The path of the script, relative to the package.
    var file: String
    /// The line number, from 1; `nil` for the file as a whole.
    var line: Int?
    var text: String

    /// The problem in the format of compilers, so that editors can find the line.
    var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(severity.rawValue): \(text)"
    }
}
