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
/// a text area, Return inserts a line break. A field that the keyboard would cover scrolls into view.
///
/// The closure may contain `if`, `switch` and `for`. When an `@Observable` value that it read has changed, it runs
/// again in the next frame. If only the closure of a group read the value, only that group is made again. A closure
/// that read no such value is released after its first run.
@MainActor public final class Form<Model: AnyObject> {
    /// The edited model, which the form retains.
    public let model: Model
    private var groups: [FormGroup<Model>] = []
    private let site: SourceLocation
    private var makeGroups: RetainedClosure<@MainActor () -> [Fields<Model>]?>?
    /// Follows the values that the form's closure reads outside of its groups.
    private var outline: Follower?
    private let loads = FieldLoads()
    private var pendingPlaces: Set<FieldGroupPlace> = []
    private var reportedConditions: Set<SourceLocation> = []
    /// Whether the fields are being determined.
    private var isReading = false
    let core = FormCore()
    var action: RetainedClosure<@MainActor (Model) async throws -> Void>?
    /// The number of runs of closures of groups since the form was made.
    package private(set) var groupRuns = 0

    /// Makes a form for a model.
    ///
    /// - Parameters:
    ///   - model: The edited model.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - fields: The groups of the form. The form retains the closure if the closure read an `@Observable` value.
    public convenience init(
        of model: Model, file: String = #fileID, line: Int = #line,
        @FieldsBuilder<Model> _ fields: @escaping @MainActor () -> [Fields<Model>]
    ) {
        let site = SourceLocation(file, line)
        self.init(model, site, RetainedClosure(site) { fields() })
    }

    /// Makes a form for a model, whose closure receives an owner.
    ///
    /// ```swift
    /// let form = Form(of: person, self) { screen in
    ///     Fields { if screen.session.isAdmin { Field(text: "Role", \.role) } }
    /// }
    /// ```
    ///
    /// The session in this example is `@Observable`. A condition that reads only other values of the owner cannot be
    /// followed, and is reported.
    ///
    /// - Parameters:
    ///   - model: The edited model.
    ///   - owner: The object that is passed to the closure; held weakly.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - fields: The groups of the form.
    public convenience init<Owner: AnyObject>(
        of model: Model, _ owner: Owner, file: String = #fileID, line: Int = #line,
        @FieldsBuilder<Model> _ fields: @escaping @MainActor (Owner) -> [Fields<Model>]
    ) {
        let site = SourceLocation(file, line)
        self.init(model, site, RetainedClosure(site, hasOwner: true) { [weak owner] in owner.map(fields) })
        OwnerCheck.checkOwner(owner, at: site, retainedBy: self)
    }

    private init(_ model: Model, _ site: SourceLocation, _ makeGroups: RetainedClosure<@MainActor () -> [Fields<Model>]?>) {
        self.model = model
        self.site = site
        self.makeGroups = makeGroups
        core.rebuild = { [weak self] in self?.setNeedsBuild($0) }
        core.submit = { [weak self] in self?.submitFromRow() }
        var hasCondition = false
        var firstBuild: FormBuild?
        outline = Follower(at: site) { [weak self] in
            hasCondition = self?.run(.outline)?.build.hasCondition ?? false
        } then: { [weak self] in
            firstBuild = self?.build()
        }
        guard outline?.isFollowing != true else { return }
        if hasCondition { reportCondition(at: site) }
        for site in firstBuild?.unfollowedConditions ?? [] { reportCondition(at: site) }
        if firstBuild?.isRepeatable == false { self.makeGroups = nil }
    }

    // MARK: - Groups

    private func run(_ extent: FormBuild.Extent) -> (fields: [Fields<Model>], build: FormBuild)? {
        guard let body = makeGroups?.body else { return nil }
        let describe = { body().map { Self.withContents($0) } }
        let (result, build) = FormBuild.run(extent, model, loads, describe) { [weak self] in self?.setNeedsBuild($0) }
        groupRuns += build.groupRuns
        return result.map { ($0, build) }
    }

    /// Reports a condition of the form's owner that cannot be followed. Other forms may have constant conditions.
    private func reportCondition(at site: SourceLocation) {
        guard makeGroups?.hasOwner == true, reportedConditions.insert(site).inserted else { return }
        Hooks.report(
            "form.unfollowed-condition",
            "The form does not follow an `if` or `switch` in the closure at \(site), because the closure reads no value of an @Observable "
                + "object. Move the value into an @Observable class, or use hidden { … }.", at: site)
    }

    /// Returns the groups with the contents that they load. Each content belongs to the identity of its group, because
    /// the place of a group in a loop changes.
    private static func withContents(_ described: [Fields<Model>]) -> [Fields<Model>] {
        zip(identities(of: described), described).map { $1.withContent(for: $0) }
    }

    private static func identities(of described: [Fields<Model>]) -> [FieldGroup] {
        var occurrences = FieldOccurrences()
        return described.map { fields in
            let site = fields.place.site
            return FieldGroup(site: site, id: fields.id, occurrence: occurrences.next(fields.id, site))
        }
    }

    /// Makes all groups. Returns the run of the closure; `nil` if the owner is gone.
    private func build() -> FormBuild? {
        guard let (described, build) = run(.all) else { return nil }
        let previous = Dictionary(groups.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        groups = zip(Self.identities(of: described), described).map { key, fields in
            guard let group = previous[key] else { return FormGroup(key, fields, of: model, in: core) }
            group.adopt(fields, of: model, in: core)
            return group
        }
        loads.keep(Set(groups.map(\.key)))
        didBuild()
        return build
    }

    /// Makes one group again in the next frame.
    private func setNeedsBuild(_ place: FieldGroupPlace) {
        let isFirst = pendingPlaces.isEmpty
        pendingPlaces.insert(place)
        if isFirst { Hooks.inNextFrame { [weak self] in self?.buildPendingGroups() } }
    }

    private func buildPendingGroups() {
        guard !pendingPlaces.isEmpty else { return }
        let places = pendingPlaces
        pendingPlaces = []
        guard let (described, build) = run(.only(places)) else { return }
        // The form's closure follows the values that it has read itself.
        if outline?.isFollowing == false { for site in build.unfollowedConditions { reportCondition(at: site) } }
        for fields in described where places.contains(fields.place) {
            groups.first { $0.fields.place == fields.place }?.adopt(fields, of: model, in: core)
        }
        didBuild()
    }

    private func didBuild() {
        // Read the sections here and not in the table's section closure, which must not observe the values that the
        // conditions read.
        _ = sections()
        core.rowsDidChange()
    }

    /// Loads the values of all groups again that load values.
    public func reload() {
        loads.reset()
        for group in groups { setNeedsBuild(group.fields.place) }
    }

    /// Applies the changes of the model now that would otherwise wait for the next frame.
    func update() {
        // A condition that reads `isValid` calls this method again.
        guard !isReading else { return }
        isReading = true
        defer { isReading = false }
        outline?.runIfPending()
        buildPendingGroups()
        for group in groups { group.updateConditions() }
        for instance in core.instances.all { instance.updateConditions() }
        if groups.contains(where: { $0.hasOtherElements(model) }) { _ = sections() }
    }

    func sections() -> [Section<UITableViewCell>] {
        let wasReading = isReading
        isReading = true
        defer { isReading = wasReading }
        core.trackRows()
        let reader = FieldReader(core)
        let result = groups.compactMap { group -> Section<UITableViewCell>? in
            let (fields, key) = (group.fields, group.key)
            group.recordElements(of: model)
            guard let rows = fields.rows(FieldsReading(key, group.state, model, core, reader)), !group.state.isHidden else { return nil }
            return Section(AnyHashable(key), fields.place.site, header: fields.header, footer: fields.footer, rows)
        }
        let isSame = core.instances.hasSameFields(as: reader.instances)
        core.instances = reader.instances
        if !isSame { core.rowsDidChange() }
        return result
    }

    // MARK: - Showing

    func didShow(in table: UITableView, _ list: SectionList<UITableViewCell>) {
        core.list = list
        list.beforeUpdate = { [weak self] in self?.evaluateAll() }
        list.handlerReporter = self
        core.observeWindow(of: table) { [weak loads, weak core] isInWindow in
            if isInWindow { core?.rowsDidChange() } else { loads?.cancel() }
        }
        core.avoidKeyboard(in: table)
    }

    /// Evaluates all conditions, for models that are not observable.
    private func evaluateAll() {
        for group in groups { group.evaluate() }
        for instance in core.instances.all { instance.evaluate() }
    }
}

extension Form: HandlerRetaining {
    /// The closures of the fields, and an entry for the form itself, whose release discards its groups and closures.
    var retainedHandlers: [RetainedHandler] {
        groups.flatMap(\.fields.handlers).flatMap(\.retainedHandlers) + (action?.retainedHandlers ?? [])
            + (makeGroups?.retainedHandlers ?? [])
            + [
                RetainedHandler(site: site.description, hasOwner: false) { [weak self] in
                    self?.groups = []
                    self?.makeGroups = nil
                    self?.action = nil
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
        form.didShow(in: self, list)
        list.onMove(form.core, file: file, line: line) { core, move in
            // An element cannot move to another section. The model stays unchanged, and the update of the table view
            // moves the row back.
            guard move.sourceSection == move.targetSection, !core.activity.isSubmitting else { return }
            core.moveHandlers[move.targetSection]?(move.source.row, move.target.row)
        }
        return list
    }
}
