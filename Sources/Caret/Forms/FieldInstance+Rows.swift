// Diagnostics about the rows and handlers of a field report the source location of the field in the app, not a
// location in this module.

extension FieldInstance {
    /// The row below the field that shows its message; `nil` without a message, or if the cell of the field shows it.
    var messageRow: Row<UITableViewCell>? {
        guard !showsMessageInCell, let message = shownProblem else { return nil }
        return Row(of: self, id: AnyHashable(FieldMessage(field: id)), cell: FormMessageCell.self) { $0.label.text = message }
            .selectable(false)
    }
}

/// The identity of the row with a field's message.
private struct FieldMessage: Hashable {
    let field: AnyHashable
}

extension Row where Cell == UITableViewCell {
    /// Makes a row of a field.
    ///
    /// - Parameters:
    ///   - instance: The field.
    ///   - id: The identity of the row in its section; by default the field's identity.
    ///   - type: The class of the cells.
    ///   - fill: Configures a cell before it is displayed.
    init<Specific: UITableViewCell>(
        of instance: FieldInstance, id: AnyHashable? = nil, cell type: Specific.Type, _ fill: @escaping @MainActor (Specific) -> Void
    ) {
        self.init(id ?? instance.id, .cells(of: type, isFilled: true), instance.site, fill: Self.forAnyCell(fill))
    }

    /// Returns a row that performs an action for a tap, unless the field is disabled.
    func onSelect(of instance: FieldInstance, _ body: @escaping @MainActor () -> Void) -> Row {
        onSelect(file: instance.site.file, line: instance.site.line) { if !instance.isDisabled { body() } }
    }
}

extension EventSource {
    /// Calls `body` with the payload of an event, as long as the sender is allocated.
    @discardableResult func on<Payload>(
        _ event: ControlEvent<Self, Payload>, of instance: FieldInstance, _ body: @escaping @MainActor (Payload) -> Void
    ) -> Subscription { on(event, file: instance.site.file, line: instance.site.line, perform: body) }
}
