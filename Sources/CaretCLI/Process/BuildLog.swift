import Foundation

/// The output of a SwiftPM build, reduced to the causes of a failure.
package struct BuildLog {
    /// The number of lines to keep if the log contains no errors.
    private static let tailLength = 20
    private let lines: [Substring]

    package init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Each error once, with the source lines below it and without warnings and progress. If the log contains no
    /// error, its last lines.
    package var failure: String {
        var seen: Set<String> = []
        let errors = errorBlocks.filter { seen.insert($0).inserted }
        // The process that started a compiler reports the compiler's failure once more.
        let causes = errors.filter { !$0.contains(/command failed with exit code \d+/) }
        guard errors.isEmpty else { return (causes.isEmpty ? errors : causes).joined(separator: "\n") }
        return lines.filter { !$0.isEmpty }.suffix(Self.tailLength).joined(separator: "\n")
    }

    private var errorBlocks: [String] {
        var blocks: [[Substring]] = []
        var isInError = false
        for line in lines {
            switch LineKind(line) {
            case .error:
                blocks.append([line])
                isInError = true
            case .other: isInError = false
            case .context where isInError: blocks[blocks.count - 1].append(line)
            case .context, .warningMark: break
            }
        }
        return blocks.map { $0.filter { !$0.isEmpty }.joined(separator: "\n") }
    }

    private enum LineKind {
        /// The kind of a line. `error` and `other` are the first lines of an error and of any other message;
        /// `context` belongs to the line above it. `warningMark` marks a warning below its source line.
        case error, other, context, warningMark

        init(_ line: Substring) {
            // Source lines and the marks below them: `12 | code` and `   |  |- warning: …`.
            if line.contains(/^ *\d* *\|/) {
                self = line.contains(/[|`]- (warning|remark):/) ? .warningMark : .context
            } else if let severity = line.firstMatch(of: #/(?:^|\s)(error|warning|note|remark): /#) {
                self = severity.1 == "error" ? .error : .other
            } else {
                self = line.contains(/^\[(\d+\/\d+\]|#)/) ? .other : .context
            }
        }
    }
}
