extension UIViewController {
    /// Lets the user choose one of several values in an action sheet, and waits for the answer.
    ///
    /// ```swift
    /// if let format = await choose("Export as", among: Format.allCases, title: \.name, from: exportButton) {
    ///     model.export(format)
    /// }
    /// ```
    ///
    /// The sheet is dismissed when the task is cancelled, and when the controller leaves.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The message below the title; empty by default.
    ///   - values: The values, in the order of the buttons.
    ///   - name: Returns the title of a value's button; called once for each value, before the call suspends.
    ///   - role: Returns the style of a value's button; `.default` by default.
    ///   - cancel: The title of the button that cancels; "Cancel" by default.
    ///   - source: The view or bar button item at which the sheet points on a tablet. By default `nil`: the sheet is in
    ///     the middle of the screen.
    /// - Returns: The value; `nil` if the user cancelled, or the sheet was dismissed.
    public func choose<Value>(
        _ title: String, _ message: String = "", among values: [Value], title name: (Value) -> String,
        role: (Value) -> UIAlertAction.Style = { _ in .default }, cancel: String = "Cancel",
        from source: (any UIPopoverPresentationControllerSourceItem)? = nil
    ) async -> Value? {
        let buttons = values.map { AlertButton(name($0), role($0), answer: $0) } + [AlertButton(cancel, .cancel, answer: nil)]
        return await show(Alert(title, message, style: .actionSheet, buttons: buttons), from: source).answer
    }
}
