/// A place in the app's source.
struct Site: Hashable, Sendable, CustomStringConvertible {
    let file: String
    let line: Int

    init(_ file: String, _ line: Int) {
        self.file = file
        self.line = line
    }

    /// Reads a description. One without a line is a name, as of an action of UIKit's, which does not know where it was made.
    init(_ description: String) {
        let parts = description.split(separator: ":")
        if parts.count > 1, let line = parts.last.flatMap({ Int($0) }) {
            self.init(parts.dropLast().joined(separator: ":"), line)
        } else {
            self.init(description, 0)
        }
    }

    /// As `Module/File.swift:12`; the name alone where there is no line.
    var description: String { line > 0 ? "\(file):\(line)" : file }
}
