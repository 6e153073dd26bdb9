/// A problem of a build phase that its author should know.
struct Problem: Equatable {
    enum Severity: String {
        /// The phase is skipped or runs anyway; the build continues.
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

    /// The problem in the format of compilers, so that editors find the line.
    var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(severity.rawValue): \(text)"
    }
}
