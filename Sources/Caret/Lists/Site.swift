/// A place in the app's source.
struct Site: Hashable, Sendable, CustomStringConvertible {
    let file: String
    let line: Int

    init(_ file: String, _ line: Int) {
        self.file = file
        self.line = line
    }

    /// Reads what `description` says.
    init(_ description: String) {
        let parts = description.split(separator: ":")
        self.init(parts.dropLast().joined(separator: ":"), parts.last.flatMap { Int($0) } ?? 0)
    }

    /// As `Module/File.swift:12`.
    var description: String { "\(file):\(line)" }
}
