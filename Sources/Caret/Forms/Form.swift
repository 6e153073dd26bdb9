/// A form that edits a model in a table view: fields with titles, rules and conditions.
///
/// ```swift
/// let form = Form(of: person) {
///     Fields("Person") {
///         Field(text: "Name", \.name).required()
///         Field(toggle: "Member", \.isMember)
///         Field(number: "Since", \.since).hidden { !$0.isMember }
///     }
/// }
/// table.show(form)
/// ```
///
/// If the model is `@Observable`, its changes update the fields. Return and Tab move to the next enabled field and
/// Shift-Tab to the previous one, even if that field is not on the screen. Hidden and disabled fields are skipped. In
/// a text area, Return inserts a line break.
@MainActor public final class Form<Model: AnyObject> {
    /// The edited model, which the form retains.
    public let model: Model
    private var groups: [Fields<Model>]
    private let site: SourceLocation
    let core = FormCore()

    /// Makes a form for a model. The closure runs once, so that its own conditions and loops are evaluated only once.
    /// If an `@Observable` value that the closure itself read changes later, a diagnostic is reported. Values that
    /// only the fields read are observed.
    public init(
        of model: Model, file: String = #fileID, line: Int = #line, @FieldsBuilder<Model> _ fields: @MainActor () -> [Fields<Model>]
    ) {
        self.model = model
        let site = SourceLocation(file, line)
        self.site = site
        var groups: [Fields<Model>] = []
        Hooks.track {
            groups = fields()
        } onChange: {
            Self.reportChange(of: site)
        }
        self.groups = groups
        // Read the sections here and not in the table's section closure, which must not observe the values that the
        // conditions read.
        _ = sections()
    }

    private static func reportChange(of site: SourceLocation) {
        Hooks.report(
            "form.read-once",
            "Form: a value that its closure read has changed, but the closure runs once, so an `if` there is decided once. Hide fields with "
                + "hidden { … }, whose condition is followed, or show another form.", at: site)
    }

    /// The number of evaluations of conditions since the form was made.
    package var evaluations: Int { core.evaluations }

    // MARK: - Rules

    /// Whether the rules of all visible fields are satisfied. Shows no messages.
    public var isValid: Bool {
        core.trackHiddenFields()
        return core.instances.all.allSatisfy { $0.state.isHidden || $0.violationMessage() == nil }
    }

    /// Validates all fields, and shows below each invalid field the message of the violated rule.
    ///
    /// - Returns: The invalid fields in order; empty if all fields are valid.
    @discardableResult public func validate() -> [FieldProblem] {
        core.instances.all.compactMap { instance in
            instance.validate().map { FieldProblem(id: instance.id, title: instance.title, message: $0) }
        }
    }

    /// Begins editing a field, and scrolls to it.
    ///
    /// - Returns: Whether the field exists and can be edited.
    @discardableResult public func edit(_ id: some Hashable) -> Bool {
        core.instances.all.first { $0.id == AnyHashable(id) && $0.isFocusable && !$0.state.isHidden && !$0.state.isDisabled }.map(
            core.focus)
            ?? false
    }

    func sections() -> [Section<UITableViewCell>] {
        core.trackHiddenFields()
        let reader = FieldReader(core.instances)
        let result = groups.indices.flatMap { groups[$0].sections(FieldGroup(number: $0), model, core, reader) }
        core.instances = reader.instances
        return result
    }
}

extension Form: HandlerRetaining {
    /// The closures of the fields, and the form itself with everything that its own closure captured.
    var retainedHandlers: [RetainedHandler] {
        groups.flatMap(\.handlers) + [
            RetainedHandler(site: site.description, hasOwner: false) { [weak self] in
                self?.groups = []
                self?.core.instances = FieldInstances()
                self?.core.moveHandlers = [:]
                self?.core.list?.releaseClosures()
            }
        ]
    }
}

extension UITableView {
    /// Shows a form, which the table view retains until other sections are shown.
    ///
    /// - Returns: The section list, for explicit updates if the model is not observable. Keeping the list is
    ///   optional.
    @discardableResult public func show<Model: AnyObject>(
        _ form: Form<Model>, file: String = #fileID, line: Int = #line
    ) -> SectionList<UITableViewCell> {
        form.core.table = self
        let list = sections(file: file, line: line) { form.sections() }
        form.core.list = list
        list.beforeUpdate = { [weak core = form.core] in core?.evaluateAll() }
        list.handlerReporter = form
        list.onMove(form.core, file: file, line: line) { core, move in
            // An element cannot move to another section. The model stays unchanged, and the update of the table view
            // moves the row back.
            guard move.sourceSection == move.targetSection else { return }
            core.moveHandlers[move.targetSection]?(move.source.row, move.target.row)
        }
        return list
    }
}
