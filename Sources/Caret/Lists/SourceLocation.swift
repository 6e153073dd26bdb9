/// A location in the app's source.
struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    let file: String
    let line: Int

    init(_ file: String, _ line: Int) {
        self.file = file
        self.line = line
    }

    /// Parses a description. A description without a line is a name: a `UIAction`, for example, does not know its
    /// source location.
    init(_ description: String) {
        let parts = description.split(separator: ":")
        if parts.count > 1, let line = parts.last.flatMap({ Int($0) }) {
            self.init(parts.dropLast().joined(separator: ":"), line)
        } else {
            self.init(description, 0)
        }
    }

    /// The location as `Module/File.swift:12`; only the name if there is no line.
    var description: String { line > 0 ? "\(file):\(line)" : file }
}
