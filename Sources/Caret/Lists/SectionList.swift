/// The sections of a list, as a closure describes them. The list is updated when values that the closure reads
/// change.
///
/// A list is made by `sections(_:)` of a table or collection view. The closure runs at once, and again in the frame
/// after an `@Observable` value that it read has changed. Each run makes a plan, in which `ListKeys` gives sections
/// and rows stable numbers. The list determines the rows whose content differs, and the diffable data source animates
/// the difference of the plans. If only one row's closure read the value that changed, only the cell of that row is
/// configured again, in the next frame.
///
/// While the list is in no window, no closure runs. The closures of rows are released with everything that they
/// captured, such as a popped controller. They are made again when the view next requests a row.
@MainActor public final class SectionList<Cell: ListCell> {
    /// Whether changes of rows are animated. Defaults to `true`.
    public var animatesChanges = true
    /// The number of runs of the list's closure, and of closures that configured a cell.
    package private(set) var counters = (builds: 0, fills: 0)

    let site: SourceLocation
    var plan = ListPlan<Cell>()
    /// The previous plan, while the view is being updated.
    private var previousPlan = ListPlan<Cell>()
    var build: @MainActor () -> [Section<Cell>]?
    let hasOwner: Bool
    /// The constant sections of a list without a closure.
    var constantSections: [Section<Cell>]?
    private var keys = ListKeys()
    private var hasClosures = false
    private var needsUpdate = false
    /// Whether the app requested the update. This is necessary for data that is not observable.
    private var isRequestedByApp = false
    /// Called before an update that the app requested, so that values that depend on the data can be read again.
    var beforeUpdate: (@MainActor () -> Void)?
    private var isScheduled = false
    private var generation = 0
    private var changedRows: Set<Int> = []
    var fillings: [Int: CellFilling<Cell>] = [:]
    private var cells: [ObjectIdentifier: CellFilling<Cell>] = [:]
    private var reportedDuplicates: Set<NamedKeys.Duplicate> = []
    /// The handler for rows that the user dragged.
    var moveHandler: MoveHandler?
    /// The object that reports the closures of this list, such as a form; otherwise the list reports them itself.
    weak var handlerReporter: (any HandlerRetaining)?
    private weak var source: (any SectionSource<Cell>)?

    init(site: SourceLocation, hasOwner: Bool = false, _ build: @escaping @MainActor () -> [Section<Cell>]?) {
        self.site = site
        self.hasOwner = hasOwner
        self.build = build
    }

    /// Makes a list for an owner, which is held weakly. After the owner is deallocated, the list no longer changes.
    convenience init<Owner: AnyObject>(_ site: SourceLocation, _ owner: Owner, _ build: @escaping @MainActor (Owner) -> [Section<Cell>]) {
        self.init(site: site, hasOwner: true) { [weak owner] in owner.map(build) }
    }

    /// Makes a list of constant sections.
    convenience init(site: SourceLocation, constantSections: [Section<Cell>]) {
        self.init(site: site, hasOwner: true) { nil }
        self.constantSections = constantSections
    }

    /// Shows this list in place of the previous one.
    ///
    /// - Parameters:
    ///   - storage: The storage of the view that shows and retains the list.
    ///   - source: The view's data source.
    ///   - endObserving: Removes the source as an additional observer of the view.
    func attach(
        over storage: UserInfoStorage, by source: any SectionSource<Cell>, _ endObserving: @escaping @MainActor () -> Void
    ) -> SectionList {
        storage.endSections?()
        let removeWindowObserver = storage.observeWindow { [weak self] window in self?.windowDidChange(window != nil) }
        storage.endSections = {
            endObserving()
            removeWindowObserver()
        }
        storage.holder = self
        self.source = source
        refresh(animated: false)
        return self
    }

    // MARK: - Changes

    /// Runs the closure immediately and shows the changes. Unnecessary if all values that the closure reads are
    /// `@Observable`.
    ///
    /// - Parameter animated: Whether the changes are animated; defaults to ``animatesChanges``.
    public func update(animated: Bool? = nil) {
        isRequestedByApp = true
        refresh(animated: animated)
    }

    private func refresh(animated: Bool? = nil) {
        needsUpdate = false
        if isRequestedByApp { beforeUpdate?() }
        isRequestedByApp = false
        guard let sections = readSections() else { return }
        let old = plan
        plan = ListPlan(sections, &keys)
        hasClosures = true
        report(plan.duplicates)
        changedRows = []
        let staleRows = fillings.filter { key, filling in needsFilling(filling, old.rows[key]) }.map(\.key)
        // During the update, the view may still lay out rows of the old plan.
        previousPlan = old
        source?.show(plan, insteadOf: old, refilling: staleRows.sorted(), animated: animated ?? animatesChanges)
        previousPlan = ListPlan()
        if source?.isInWindow != true { schedule() }
    }

    /// Runs the closure in the next frame, for data that is not observable.
    public func setNeedsUpdate() {
        isRequestedByApp = true
        setNeedsRefresh()
    }

    /// Runs the closure in the next frame, because an observed value has changed.
    func setNeedsRefresh() {
        needsUpdate = true
        schedule()
    }

    // MARK: - Queries

    /// Returns the id of the row at an index path; `nil` if there is none.
    public func rowID(at indexPath: IndexPath) -> AnyHashable? { plan.key(at: indexPath).flatMap { plan.rows[$0]?.id } }

    /// Returns the id of a section; `nil` if there is no section with this index.
    public func sectionID(at index: Int) -> AnyHashable? { plan.part(at: index)?.id }

    /// Returns the index path of the first row with an id, in one section or in any section; `nil` if there is none.
    public func indexPath(of id: AnyHashable, inSection section: AnyHashable? = nil) -> IndexPath? {
        for (index, part) in plan.parts.enumerated() where section == nil || part.id == section {
            if let row = part.rows.firstIndex(where: { plan.rows[$0]?.id == id }) { return IndexPath(item: row, section: index) }
        }
        return nil
    }

    // MARK: - For data sources

    /// Returns a row with its closures. Closures that have been released are made again.
    func row(at path: IndexPath) -> Row<Cell>? { plan.key(at: path).flatMap(row(for:)) }

    func row(for key: Int) -> Row<Cell>? {
        restoreClosures()
        return plan.rows[key] ?? previousPlan.rows[key]
    }

    /// Returns the row that a cell shows.
    func row(in cell: Cell) -> Row<Cell>? { cells[ObjectIdentifier(cell)].flatMap { row(for: $0.key) } }

    /// Returns a section by its number in the data source.
    func part(for key: Int) -> ListPlan<Cell>.SectionPlan? {
        restoreClosures()
        return plan.parts.first { $0.key == key } ?? previousPlan.parts.first { $0.key == key }
    }

    func part(at section: Int) -> ListPlan<Cell>.SectionPlan? {
        restoreClosures()
        return plan.part(at: section)
    }

    func fill(_ cell: Cell, key: Int) {
        endHandlers(cell)
        guard let row = row(for: key) else { return }
        let filling = CellFilling(cell, key)
        fillings[key] = filling
        cells[ObjectIdentifier(cell)] = filling
        filling.hide = row.actions.hide
        guard let fill = row.fill else { return }
        counters.fills += 1
        Hooks.track {
            filling.scope.collect { fill(cell) }
        } onChange: { [weak self, weak filling] in
            guard let self, let filling, !filling.isEnded, fillings[key] === filling else { return }
            changedRows.insert(key)
            schedule()
        }
    }

    /// Ends the handlers of a cell that no longer displays its row.
    func endHandlers(_ cell: Cell) {
        guard let filling = cells.removeValue(forKey: ObjectIdentifier(cell)) else { return }
        filling.end()
        if fillings[filling.key] === filling { fillings[filling.key] = nil }
    }

    func hide(_ cell: Cell) {
        // The plan no longer contains a removed row. Use the closure that the row had when its cell was configured.
        if let filling = cells[ObjectIdentifier(cell)] {
            let hide = plan.rows[filling.key].map(\.actions.hide) ?? filling.hide
            hide?(cell)
        }
        endHandlers(cell)
    }

    func move(from source: IndexPath, to target: IndexPath) {
        guard let id = rowID(at: source), let before = sectionID(at: source[0]), let after = sectionID(at: target[0]) else { return }
        plan.move(from: source, to: target)
        moveHandler?.body(RowMove(id: id, source: source, target: target, sourceSection: before, targetSection: after))
        setNeedsUpdate()
    }

    func windowDidChange(_ isInWindow: Bool) {
        if isInWindow { if !hasClosures || needsUpdate { refresh(animated: false) } } else { releaseClosures() }
    }

    // MARK: - Observation

    private func readSections() -> [Section<Cell>]? {
        generation += 1
        counters.builds += 1
        let generation = generation
        var sections: [Section<Cell>]?
        Hooks.track {
            sections = constantSections ?? build()
        } onChange: { [weak self] in
            guard let self, self.generation == generation else { return }
            setNeedsRefresh()
        }
        return sections
    }

    private func needsFilling(_ filling: CellFilling<Cell>, _ old: Row<Cell>?) -> Bool {
        guard let new = plan.rows[filling.key], let old, filling.cell != nil else { return false }
        return filling.isEnded || changedRows.contains(filling.key) || !new.hasSameContent(old)
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        Hooks.inNextFrame { [weak self] in self?.runScheduled() }
    }

    private func runScheduled() {
        isScheduled = false
        guard source?.isInWindow == true else { return releaseClosures() }
        if needsUpdate { return refresh() }
        let rows = changedRows.sorted()
        changedRows = []
        source?.refill(rows)
    }

    private func restoreClosures() {
        guard !hasClosures, let sections = readSections() else { return }
        var newKeys = keys
        let other = ListPlan(sections, &newKeys)
        plan.adoptClosures(from: other)
        hasClosures = true
        if other.parts.map(\.key) != plan.parts.map(\.key) || other.parts.map(\.rows) != plan.parts.map(\.rows) { needsUpdate = true }
        schedule()
    }

    func releaseClosures() {
        guard hasClosures else { return }
        hasClosures = false
        generation += 1
        for filling in cells.values { filling.end() }
        plan.releaseClosures()
    }

    private func report(_ duplicates: [(what: String, duplicate: NamedKeys.Duplicate)]) {
        for (what, duplicate) in duplicates where reportedDuplicates.insert(duplicate).inserted {
            Hooks.report(
                "list.duplicate-id",
                "Two \(what) have the id \(duplicate.id.base): \(duplicate.first) and \(duplicate.second). The second is shown under another "
                    + "one, by its place. Give each an id of its own.", at: duplicate.second)
        }
    }
}
