/// The command line of this program.
///
/// ```
/// caret-nib show FILE [--scene ID]
/// caret-nib lint FILE…
/// ```
struct NibCommand {
    /// The error for an invalid command line.
    struct UsageError: Error, CustomStringConvertible {
        var description: String
    }

    var isLint = false
    var files: [String] = []
    var scene: String?

    init(_ arguments: [String]) throws {
        switch arguments.first {
        case "show": break
        case "lint": isLint = true
        default: throw UsageError(description: "the first argument is 'show' or 'lint', not '\(arguments.first ?? "")'")
        }
        var remaining = arguments.dropFirst()
        while let next = remaining.popFirst() {
            if next == "--scene" {
                guard let id = remaining.popFirst() else { throw UsageError(description: "--scene needs an identifier") }
                scene = id
            } else {
                files.append(next)
            }
        }
        guard !files.isEmpty, isLint || files.count == 1 else { throw UsageError(description: "a file is needed") }
    }
}
