/// The value of a field with a cell of the app, for the closure that configures the cell.
@MainActor public struct FieldValue<Value> {
    /// The title of the field.
    public let title: String
    private let instance: FieldInstance
    private let read: @MainActor () -> Value
    private let write: @MainActor (Value) -> Void

    init<Model: AnyObject>(_ instance: FieldInstance, _ path: ReferenceWritableKeyPath<Model, Value>, of model: Model) {
        self.instance = instance
        title = instance.title
        read = { model[keyPath: path] }
        write = { model[keyPath: path] = $0 }
    }

    /// The value in the model. Set it when the user has changed the value; handlers of changes are then called.
    public var value: Value {
        get { read() }
        nonmutating set { instance.edit { write(newValue) } }
    }

    /// Whether the cell must not let the user change the value. Observable.
    public var isDisabled: Bool { instance.isDisabled }

    /// The message for an invalid value, which the form shows below the cell; `nil` for none. Observable.
    public var message: String? { instance.state.problem }

    /// Ends editing of text, after which the rules of the field are checked.
    public func endEditing() { instance.endEditing() }
}

extension Field {
    /// Makes a field with a cell of the app, for a value of any type.
    ///
    /// ```swift
    /// Field("Rating", \.rating, cell: RatingCell.self) { cell, rating in
    ///     cell.titleLabel.text = rating.title
    ///     cell.stars.count = rating.value.stars
    ///     cell.stars.on(.valueChanged) { rating.value.stars = Int($0) }
    /// }
    /// ```
    ///
    /// The message for an invalid value is shown in a row below the cell.
    ///
    /// - Parameters:
    ///   - title: The title, which is the identity of the field by default.
    ///   - path: The property.
    ///   - type: The class of the cells.
    ///   - editor: The key path of the view in the cell that edits the value, if it becomes the first responder. Return
    ///     and Tab in other fields then move to this view. If it is a text field, Return moves to the next field.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - fill: Configures a cell before it is displayed, and again after each change of an observable value that it
    ///     read. Handlers that it adds with `on` end before it runs again.
    public init<Value, Cell: UITableViewCell>(
        _ title: String, _ path: ReferenceWritableKeyPath<Model, Value>, cell type: Cell.Type, editor: PartialKeyPath<Cell>? = nil,
        file: String = #fileID, line: Int = #line, _ fill: @escaping @MainActor (Cell, FieldValue<Value>) -> Void
    ) {
        let retained = RetainedClosure(SourceLocation(file, line), fill)
        self.init(
            title, SourceLocation(file, line), isFocusable: editor != nil, isEmpty: Self.nilCheck(path),
            rows: .constant { model, instance, core in
                Row(of: instance, cell: Cell.self) { [weak core] cell in
                    instance.show(in: editor.flatMap { cell[keyPath: $0] as? UIResponder })
                    if let field = instance.responder as? UITextField { core?.observeEditing(in: field, of: instance) }
                    retained.body?(cell, FieldValue(instance, path, of: model))
                }
            })
        handlers.append(retained)
    }
}

extension FormCore {
    /// Lets Return in a text field of the app move to the next field, and checks the rules when editing ends.
    fileprivate func observeEditing(in field: UITextField, of instance: FieldInstance) {
        field.on(.editingDidEnd, of: instance) { _ in instance.endEditing() }
        field.answer(.shouldReturn, file: instance.site.file, line: instance.site.line) { [weak self, weak field] in
            if self?.advance(from: instance, by: 1) != true { field?.resignFirstResponder() }
            return false
        }
    }
}
