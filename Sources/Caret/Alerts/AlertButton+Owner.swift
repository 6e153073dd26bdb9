extension AlertButton {
    /// Makes a button whose handler receives an owner.
    ///
    /// ```swift
    /// AlertButton("Erase", .destructive, owner: self) { screen in screen.erase() }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - style: The style of the button; `.default` by default.
    ///   - owner: The object that is passed to the handler; held weakly.
    ///   - answer: The answer that the caller receives; `nil` by default.
    ///   - isEnabled: Whether the button can be pressed; `true` by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - action: Called after the button was pressed and before the alert is released, unless the owner has been
    ///     deallocated; retained while the alert is shown.
    @MainActor public init<Owner: AnyObject>(
        _ title: String, _ style: UIAlertAction.Style = .default, owner: Owner, answer: Answer? = nil, isEnabled: Bool = true,
        file: String = #fileID, line: Int = #line, action: @escaping @MainActor (Owner) -> Void
    ) {
        self.init(title, style, answer: answer, isEnabled: isEnabled, file: file, line: line) { [weak owner] in
            if let owner { action(owner) }
        }
    }

    // The asynchronous forms are disfavoured, because a closure without `await` would match them too.

    /// Makes a button that starts a task with an owner.
    ///
    /// ```swift
    /// AlertButton("Save", owner: self) { screen in await screen.save() }
    /// ```
    ///
    /// The task is cancelled when an owner that is a controller leaves for good, or when an owner that is a view leaves
    /// its window.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - style: The style of the button; `.default` by default.
    ///   - owner: The object that is passed to the task; held weakly until the task starts.
    ///   - answer: The answer that the caller receives; `nil` by default.
    ///   - isEnabled: Whether the button can be pressed; `true` by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - action: The task, which starts after the button was pressed; retained while the alert is shown.
    @_disfavoredOverload @MainActor public init<Owner: AnyObject>(
        _ title: String, _ style: UIAlertAction.Style = .default, owner: Owner, answer: Answer? = nil, isEnabled: Bool = true,
        file: String = #fileID, line: Int = #line, action: @escaping @MainActor (Owner) async -> Void
    ) {
        self.init(title, style, answer: answer, isEnabled: isEnabled, file: file, line: line) { [weak owner] in
            guard let owner else { return }
            HandlerTasks(.ignore).begin(for: owner) { [weak owner] in if let owner { await action(owner) } }
        }
    }

    /// Makes a button that starts a task, which runs until it ends.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - style: The style of the button; `.default` by default.
    ///   - answer: The answer that the caller receives; `nil` by default.
    ///   - isEnabled: Whether the button can be pressed; `true` by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - action: The task, which starts after the button was pressed; retained while the alert is shown.
    @_disfavoredOverload @MainActor public init(
        _ title: String, _ style: UIAlertAction.Style = .default, answer: Answer? = nil, isEnabled: Bool = true, file: String = #fileID,
        line: Int = #line, action: @escaping @MainActor () async -> Void
    ) {
        self.init(title, style, answer: answer, isEnabled: isEnabled, file: file, line: line) {
            HandlerTasks(.ignore).begin(for: nil) { await action() }
        }
    }
}
