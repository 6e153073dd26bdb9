extension Field {
    // MARK: - Buttons

    /// Makes a row that calls a closure when tapped.
    public init(button title: String, file: String = #fileID, line: Int = #line, _ action: @escaping @MainActor (Model) -> Void) {
        self.init(button: title, RetainedClosure(SourceLocation(file, line), action), SourceLocation(file, line))
    }

    /// Makes a row that calls a closure with an owner when tapped. The owner is held weakly.
    public init<Owner: AnyObject>(
        button title: String, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ action: @escaping @MainActor (Owner, Model) -> Void
    ) {
        let site = SourceLocation(file, line)
        let retained = RetainedClosure(site, hasOwner: true) { @MainActor [weak owner] (model: Model) in
            if let owner { action(owner, model) }
        }
        self.init(button: title, retained, site)
    }

    /// Makes a row that calls an unapplied method when tapped. The owner of the method is held weakly.
    @_disfavoredOverload public init<Owner: AnyObject>(
        button title: String, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor (Model) -> Void
    ) {
        self.init(button: title, owner, file: file, line: line) { method($0)($1) }
    }

    private init(button title: String, _ retained: RetainedClosure<@MainActor (Model) -> Void>, _ site: SourceLocation) {
        self.init(
            title, site,
            rows: .constant { model, instance, _ in
                Row(of: instance, cell: FormButtonCell.self) { cell in cell.show(instance.title, isDisabled: instance.isDisabled) }
                    .onSelect(of: instance) { retained.body?(model) }
            })
        handlers.append(retained)
    }

    /// Makes a row that submits the form as ``Form/submit()`` does.
    ///
    /// While the action runs, the row shows an activity indicator and all fields are disabled. The message of an error
    /// that the action throws is shown below the row.
    public init(submit title: String, file: String = #fileID, line: Int = #line) {
        self.init(
            title, SourceLocation(file, line),
            rows: .rebuilt { _, instance, core in
                let row = Row(of: instance, cell: FormButtonCell.self) { [weak core] cell in
                    let isRunning = core?.activity.isSubmitting == true
                    cell.show(instance.title, isDisabled: instance.isDisabled, isRunning: isRunning)
                }
                .onSelect(of: instance) { [weak core] in core?.submit?() }
                guard let failure = core.activity.failure else { return [row] }
                let message = Row(of: instance, id: AnyHashable(FieldFailure(field: instance.id)), cell: FormMessageCell.self) {
                    $0.label.text = failure
                }
                return [row, message.selectable(false)]
            })
    }

    // MARK: - Labels

    /// Makes a read-only field with text.
    public init(label title: String, file: String = #fileID, line: Int = #line, _ text: @escaping @MainActor (Model) -> String) {
        let retained = RetainedClosure(SourceLocation(file, line), text)
        self.init(
            title, SourceLocation(file, line),
            rows: .constant { model, instance, _ in
                Self.valueRow(instance, instance.site) { retained.body?(model) ?? "" }.selectable(false)
            })
        handlers.append(retained)
    }
}

/// The identity of the row with the message of an action's error.
private struct FieldFailure: Hashable {
    let field: AnyHashable
}
