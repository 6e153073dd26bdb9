import Foundation

/// What SwiftPM printed while it built, and what of it says why it failed.
package struct BuildLog {
    /// Lines kept of a log that names no error.
    private static let tailLength = 20
    private let lines: [Substring]

    package init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Each error once, with the source lines shown below it, and neither warnings nor progress; the log's end where it names none.
    package var failure: String {
        var seen: Set<String> = []
        let errors = errorBlocks.filter { seen.insert($0).inserted }
        // A compiler that failed is reported once more by whoever started it.
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
        /// The first line of an error; the first line of anything else; what stands below one of them; a warning's mark among that.
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
