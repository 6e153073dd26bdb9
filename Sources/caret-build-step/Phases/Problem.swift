/// Something about a build phase that its author has to know.
struct Problem: Equatable {
    enum Severity: String {
        /// The phase is skipped or runs nonetheless; the build goes on.
        case warning
        /// The build stops.
        case error
    }

    var severity: Severity
    /// The script, relative to the package.
    var file: String
    /// From 1; nil where the file as a whole is meant.
    var line: Int?
    var text: String

    /// As compilers write it, so that editors find the line.
    var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(severity.rawValue): \(text)"
    }
}
