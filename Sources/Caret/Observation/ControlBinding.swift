/// Connects the value of a control and a value of a model in both directions.
@MainActor enum ControlBinding {
    /// Shows the model's value now and after each change, and writes the control's value after each event.
    ///
    /// - Parameters:
    ///   - event: The event after which the control's value is written.
    ///   - binding: Reads and writes the model's value.
    ///   - show: Shows a value in the control. It is called only with a value that the control did not write itself.
    static func connect<Control: EventSource, Model: AnyObject, Value: Equatable>(
        _ control: Control, _ event: ControlEvent<Control, Value>, _ model: Model, _ binding: FieldBinding<Model, Value>,
        _ site: SourceLocation, show: @escaping @MainActor (Control, Value) -> Void
    ) -> Subscription {
        var writtenValue: Value?
        let follower = Follower(at: site) { [weak control] in
            let value = binding.read(model)
            defer { writtenValue = nil }
            // The text of a field that the user edits is not set again, which would move the cursor.
            if let control, value != writtenValue { show(control, value) }
        }
        let subscription = control.on(event, file: site.file, line: site.line) { [weak control] value in
            writtenValue = value
            binding.write(model, value)
            // A model that does not accept the value sends no change. A text may become acceptable while the user
            // types.
            guard binding.read(model) != value, (control as? UIResponder)?.isFirstResponder != true else { return }
            // If the follower has run since then, it has shown the value of the model already.
            Hooks.inNextFrame { [weak follower] in if writtenValue != nil { follower?.run() } }
        }
        let editingEnd = endOfEditing(of: control, site) { [weak follower] in follower?.run() }
        // The handler retains its subscription, and therefore the observation.
        subscription.addEndHandler {
            editingEnd?.cancel()
            follower.end()
        }
        return subscription
    }

    /// Calls a closure when the user has finished a text, which the model may not have accepted as it is.
    private static func endOfEditing(
        of control: any EventSource, _ site: SourceLocation, _ body: @escaping @MainActor () -> Void
    ) -> Subscription? {
        switch control {
        case let field as UITextField: field.on(.editingDidEnd, file: site.file, line: site.line, perform: body)
        case let bar as UISearchBar: bar.on(.textDidEndEditing, file: site.file, line: site.line) { (_: String) in body() }
        case let view as UITextView: view.on(.didEndEditing, file: site.file, line: site.line) { (_: String) in body() }
        default: nil
        }
    }
}
