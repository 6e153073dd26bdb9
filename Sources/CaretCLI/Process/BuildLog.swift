import Foundation

/// The output of a SwiftPM build, reduced to the causes of a failure.
package struct BuildLog {
    /// The number of lines that are kept of a log without errors.
    private static let tailLength = 20
    private let lines: [Substring]

    package init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Each error once with the source lines below it, without warnings and progress. The end of the log
    /// if it contains no error.
    package var failure: String {
        var seen: Set<String> = []
        let errors = errorBlocks.filter { seen.insert($0).inserted }
        // The failure of a compiler is reported once more by the process that started it.
        let causes = errors.filter { !$0.contains(/command failed with exit code \d+/) }
        guard errors.isEmpty else { return (causes.isEmpty ? errors : causes).joined(separator: "\n") }
        return lines.filter { !$0.isEmpty }.suffix(Self.tailLength).joined(separator: "\n")
    }

    private var errorBlocks: [String] {
        var blocks: [[Substring]] = []
        var isKept = false
        for line in lines {
            switch LineKind(line) {
            case .error:
                blocks.append([line])
                isKept = true
            case .other: isKept = false
            case .context where isKept: blocks[blocks.count - 1].append(line)
            case .context, .aside: break
            }
        }
        return blocks.map { $0.filter { !$0.isEmpty }.joined(separator: "\n") }
    }

    private enum LineKind {
        /// The kind of a line: the first line of an error or of another message, a line below one, or
        /// the mark of a warning.
        case error, other, context, aside

        init(_ line: Substring) {
            // Source lines and the marks below them: `12 | code` and `   |  |- warning: …`.
            if line.contains(/^ *\d* *\|/) {
                self = line.contains(/[|`]- (warning|remark):/) ? .aside : .context
            } else if let severity = line.firstMatch(of: #/(?:^|\s)(error|warning|note|remark): /#) {
                self = severity.1 == "error" ? .error : .other
            } else {
                self = line.contains(/^\[(\d+\/\d+\]|#)/) ? .other : .context
            }
        }
    }
}
