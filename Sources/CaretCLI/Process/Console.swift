import Foundation

/// What goes to the person at the terminal.
package enum Console {
    /// Writes one line to standard error.
    package static func complain(_ message: String) {
        FileHandle.standardError.write(Data((line(message) + "\n").utf8))
    }

    /// Writes another program's words to standard error, as they are.
    package static func quote(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// The message as one line that says who speaks.
    package static func line(_ message: String) -> String {
        let words = message.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        return "caret: " + words.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// Text in columns.
package enum Columns {
    /// Rows of the same number of cells, each column as wide as its widest cell, two spaces between.
    package static func text(_ rows: [[String]]) -> String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
            return cells.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
        }.joined(separator: "\n")
    }
}
