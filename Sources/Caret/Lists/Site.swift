/// A place in the app's source.
struct Site: Hashable, Sendable, CustomStringConvertible {
    let file: String
    let line: Int

    init(_ file: String, _ line: Int) {
        self.file = file
        self.line = line
    }

    /// As `Module/File.swift:12`.
    var description: String { "\(file):\(line)" }
}
