/// A section of the panel "System": the state of one service, and what the person at the window can answer.
package struct PanelSection: Sendable {
    package let title: String
    package let rows: [PanelRow]

    package init(title: String, rows: [PanelRow]) {
        self.title = title
        self.rows = rows
    }
}

/// A row of the panel "System".
package struct PanelRow: Sendable {
    package let title: String
    /// The current value, at the end of the row.
    package let value: String
    /// The answers that the person can choose; empty for a row that only informs.
    package let choices: [Choice]

    package init(title: String, value: String = "", choices: [Choice] = []) {
        self.title = title
        self.value = value
        self.choices = choices
    }

    /// An answer that the person can choose.
    package struct Choice: Sendable {
        package let title: String
        package let choose: @Sendable @MainActor () -> Void

        package init(_ title: String, choose: @escaping @Sendable @MainActor () -> Void) {
            self.title = title
            self.choose = choose
        }
    }
}
