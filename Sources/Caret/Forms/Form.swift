/// Edits a model in a table: fields with titles, rules and conditions.
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
/// Values go both ways where the model is `@Observable`. Return and Tab go to the next field that can be edited, Shift+Tab to the one before
/// it, also where these are not on the screen; hidden and disabled ones are skipped. In an area of text, Return begins a new line.
@MainActor public final class Form<Model: AnyObject> {
    /// What is edited; kept by the form.
    public let model: Model
    private var groups: [Fields<Model>]
    private let site: Site
    let core = FormCore()

    /// Makes a form for a model. The closure runs once: an `if` or a loop in it is decided then. A diagnostic says so when an `@Observable`
    /// value that the closure read has changed; what only the fields read is followed.
    public init(
        of model: Model, file: String = #fileID, line: Int = #line, @FieldsBuilder<Model> _ fields: @MainActor () -> [Fields<Model>]
    ) {
        self.model = model
        let site = Site(file, line)
        self.site = site
        var groups: [Fields<Model>] = []
        Hooks.track {
            groups = fields()
        } onChange: {
            Self.reportChange(of: site)
        }
        self.groups = groups
        // Here and not while the table reads the sections: what conditions read is none of the sections' business.
        _ = sections()
    }

    private static func reportChange(of site: Site) {
        Hooks.report(
            "form.read-once",
            "Form: a value that its closure read has changed, but the closure runs once, so an `if` there is decided once. Hide fields with "
                + "hidden { … }, whose condition is followed, or show another form.", at: site)
    }

    /// How often conditions were asked since the form was made.
    package var evaluations: Int { core.evaluations }

    // MARK: - Rules

    /// Whether all rules of the fields that are not hidden are met. Shows nothing.
    public var isValid: Bool {
        core.followHiding()
        return core.places.all.allSatisfy { $0.state.isHidden || $0.check() == nil }
    }

    /// Asks all rules, and shows below each field why its value is not accepted.
    ///
    /// - Returns: the fields whose values are not, from first to last; none where all is well.
    @discardableResult public func validate() -> [FieldProblem] {
        core.places.all.compactMap { place in
            place.validate().map { FieldProblem(id: place.id, title: place.title, message: $0) }
        }
    }

    /// Begins to edit a field, and scrolls to it.
    ///
    /// - Returns: whether there is such a field, and it can be edited.
    @discardableResult public func edit(_ id: some Hashable) -> Bool {
        core.places.all.first { $0.id == AnyHashable(id) && $0.isFocusable && !$0.state.isHidden && !$0.state.isDisabled }.map(core.focus)
            ?? false
    }

    func sections() -> [Section<UITableViewCell>] {
        core.followHiding()
        let reader = FieldReader(core.places)
        let result = groups.indices.flatMap { groups[$0].sections(FieldGroup(number: $0), model, core, reader) }
        core.places = reader.places
        return result
    }
}

extension Form: HandlerHolder {
    /// The closures of the fields, and the form with all that its own closure left behind.
    var heldHandlers: [HeldHandler] {
        groups.flatMap(\.handlers) + [
            HeldHandler(site: site.description, hasOwner: false) { [weak self] in
                self?.groups = []
                self?.core.places = FieldPlaces()
                self?.core.moves = [:]
                self?.core.list?.drop()
            }
        ]
    }
}

extension UITableView {
    /// Shows a form, which the table keeps until other sections are shown.
    ///
    /// - Returns: what updates it by hand, for models that tell nobody of their changes; there is no need to keep it.
    @discardableResult public func show<Model: AnyObject>(
        _ form: Form<Model>, file: String = #fileID, line: Int = #line
    ) -> SectionList<UITableViewCell> {
        form.core.table = self
        let list = sections(file: file, line: line) { form.sections() }
        form.core.list = list
        list.beforeUpdate = { [weak core = form.core] in core?.evaluateAll() }
        list.inner = form
        list.onMove(form.core, file: file, line: line) { core, move in
            // An element that was dragged to other fields goes back: the model does not know of it, and the table is updated anyway.
            guard move.sourceSection == move.targetSection else { return }
            core.moves[move.targetSection]?(move.source.row, move.target.row)
        }
        return list
    }
}
