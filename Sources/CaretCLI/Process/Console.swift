import Foundation

/// Writes messages to the user at the terminal.
package enum Console {
    /// Writes one line to standard error.
    package static func writeError(_ message: String) {
        FileHandle.standardError.write(Data((line(message) + "\n").utf8))
    }

    /// Writes the output of another program to standard error, unchanged.
    package static func quote(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Returns the message as one line that begins with the name of this program.
    package static func line(_ message: String) -> String {
        let lines = message.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        return "caret: " + lines.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// Formats text in columns.
package enum Columns {
    /// Returns the rows as text. Each column is as wide as its widest cell, with two spaces between columns.
    package static func text(_ rows: [[String]]) -> String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
            return cells.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
        }.joined(separator: "\n")
    }
}
