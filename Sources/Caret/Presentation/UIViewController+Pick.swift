extension UIViewController {
    /// Shows a picker of the system, and waits until the user has picked a value.
    ///
    /// ```swift
    /// if let color = await pick(.color(startingWith: .red), from: colorButton) { model.color = color }
    /// if let picture = await pick(.image) { model.picture = picture }
    /// ```
    ///
    /// If this controller is busy, because it presents another controller or takes part in a transition, the picker
    /// appears afterwards. The picker is dismissed when the task is cancelled, and when this controller leaves.
    ///
    /// - Parameters:
    ///   - kind: The kind of value.
    ///   - source: The view or bar button item at which a popover points. By default `nil`: the picker is a sheet.
    /// - Returns: The value; `nil` if the user cancelled.
    public func pick<Value>(_ kind: Pick<Value>, from source: (any UIPopoverPresentationControllerSourceItem)? = nil) async -> Value? {
        await AwaitedPresentation.run(by: self) { finish in
            let picker = kind.make(finish)
            if let source {
                picker.modalPresentationStyle = .popover
                picker.popoverPresentationController?.sourceItem = source
            }
            return picker
        }
    }
}
