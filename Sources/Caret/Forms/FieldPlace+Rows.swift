// Rows and handlers of a field are reported with the field's place in the app's source, not with this module's.

extension Row where Cell == UITableViewCell {
    /// Makes a row of a field.
    ///
    /// - Parameters:
    ///   - place: the field.
    ///   - id: tells the row from others of its section; by default the field's id does.
    ///   - type: of the cells.
    ///   - fill: puts content into a cell before it is shown.
    init<Specific: UITableViewCell>(
        of place: FieldPlace, id: AnyHashable? = nil, cell type: Specific.Type, _ fill: @escaping @MainActor (Specific) -> Void
    ) {
        self.init(id ?? place.id, .cells(of: type, isFilled: true), place.site, fill: Self.forAnyCell(fill))
    }

    /// The row with an action for a tap.
    func onSelect(of place: FieldPlace, _ body: @escaping @MainActor () -> Void) -> Row {
        onSelect(file: place.site.file, line: place.site.line, perform: body)
    }
}

extension EventSource {
    /// Calls `body` with what the event carries, as long as the sender lives.
    @discardableResult func on<Payload>(
        _ event: ControlEvent<Self, Payload>, of place: FieldPlace, _ body: @escaping @MainActor (Payload) -> Void
    ) -> Subscription { on(event, file: place.site.file, line: place.site.line, perform: body) }
}
