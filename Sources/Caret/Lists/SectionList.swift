/// The sections of a list as a closure describes them, followed as what the closure reads changes.
///
/// Made by `sections(_:)` of a table or collection view. The closure runs at once, and again in the frame after an `@Observable` value that
/// it read has changed; the list is then told what is different. While the list is in no window, nothing runs, and no closure of a row is
/// kept: whatever they captured, also a controller that was popped, is free to go.
@MainActor public final class SectionList<Cell: ListCell> {
    /// Whether rows are seen to come, go and move. Defaults to `true`.
    public var animatesChanges = true
    /// How often the closure ran, and how often one of a row filled a cell.
    package private(set) var counters = (builds: 0, fills: 0)

    let site: Site
    var plan = ListPlan<Cell>()
    /// What was shown before, while the view is told what is different.
    private var former = ListPlan<Cell>()
    var build: @MainActor () -> [Section<Cell>]?
    let hasOwner: Bool
    /// The sections of a list that was given them instead of a closure.
    var fixed: [Section<Cell>]?
    private var keys = ListKeys()
    private var isLive = false
    private var needsUpdate = false
    /// Whether the app asked for the update, since its data notifies nobody of changes.
    private var isByHand = false
    /// Called before an update that the app asked for: what follows data by itself has to read them again.
    var beforeUpdate: (@MainActor () -> Void)?
    private var isScheduled = false
    private var generation = 0
    private var changedRows: Set<Int> = []
    var fillings: [Int: CellFilling<Cell>] = [:]
    private var cells: [ObjectIdentifier: CellFilling<Cell>] = [:]
    private var reported: Set<NamedKeys.Duplicate> = []
    /// What is told of rows that somebody dragged.
    var mover: ListMover?
    /// What else the list's closure keeps closures of the app's for.
    weak var inner: (any HandlerHolder)?
    private weak var source: (any SectionSource<Cell>)?

    init(site: Site, hasOwner: Bool = false, _ build: @escaping @MainActor () -> [Section<Cell>]?) {
        self.site = site
        self.hasOwner = hasOwner
        self.build = build
    }

    /// Makes a list for an owner, who is held weakly; when the owner is gone, what was shown last stays.
    convenience init<Owner: AnyObject>(_ site: Site, _ owner: Owner, _ build: @escaping @MainActor (Owner) -> [Section<Cell>]) {
        self.init(site: site, hasOwner: true) { [weak owner] in owner.map(build) }
    }

    /// Makes a list of sections that stay as they are.
    convenience init(site: Site, fixed: [Section<Cell>]) {
        self.init(site: site, hasOwner: true) { nil }
        self.fixed = fixed
    }

    /// Shows this list where another one was shown.
    ///
    /// - Parameters:
    ///   - storage: of the view that shows it, and keeps it.
    ///   - source: the view's data source.
    ///   - endObserving: ends the source's standing beside the view's delegate.
    func take(
        over storage: UserInfoStorage, by source: any SectionSource<Cell>, _ endObserving: @escaping @MainActor () -> Void
    ) -> SectionList {
        storage.endSections?()
        let endWatching = storage.watchWindow { [weak self] window in self?.windowDidChange(window != nil) }
        storage.endSections = {
            endObserving()
            endWatching()
        }
        storage.holder = self
        self.source = source
        refresh(animated: false)
        return self
    }

    // MARK: - Changes

    /// Runs the closure now, and shows what is different. There is no need to where all that it reads is `@Observable`.
    ///
    /// - Parameter animated: whether that is seen; as ``animatesChanges`` says by default.
    public func update(animated: Bool? = nil) {
        isByHand = true
        refresh(animated: animated)
    }

    private func refresh(animated: Bool? = nil) {
        needsUpdate = false
        if isByHand { beforeUpdate?() }
        isByHand = false
        guard let sections = readSections() else { return }
        let old = plan
        plan = ListPlan(sections, &keys)
        isLive = true
        report(plan.duplicates)
        changedRows = []
        let stale = fillings.filter { key, filling in needsFilling(filling, old.rows[key]) }.map(\.key)
        // Before it changes, the view may lay out what it has not yet shown of the old.
        former = old
        source?.show(plan, insteadOf: old, refilling: stale.sorted(), animated: animated ?? animatesChanges)
        former = ListPlan()
        if source?.isInWindow != true { schedule() }
    }

    /// Has the closure run in the next frame, for data that tells nobody of its changes.
    public func setNeedsUpdate() {
        isByHand = true
        setNeedsRefresh()
    }

    /// Has the closure run in the next frame, since something that was followed has changed.
    func setNeedsRefresh() {
        needsUpdate = true
        schedule()
    }

    // MARK: - Questions

    /// The id of the row at a place; `nil` if there is none.
    public func rowID(at indexPath: IndexPath) -> AnyHashable? { plan.key(at: indexPath).flatMap { plan.rows[$0]?.id } }

    /// The id of a section; `nil` if there is none.
    public func sectionID(at index: Int) -> AnyHashable? { plan.part(at: index)?.id }

    /// The place of the first row with an id, in one section or in any; `nil` if there is none.
    public func indexPath(of id: AnyHashable, inSection section: AnyHashable? = nil) -> IndexPath? {
        for (index, part) in plan.parts.enumerated() where section == nil || part.id == section {
            if let row = part.rows.firstIndex(where: { plan.rows[$0]?.id == id }) { return IndexPath(item: row, section: index) }
        }
        return nil
    }

    // MARK: - For data sources

    /// A row with its closures, which are made anew if they had been dropped.
    func row(at path: IndexPath) -> Row<Cell>? { plan.key(at: path).flatMap(row(for:)) }

    func row(for key: Int) -> Row<Cell>? {
        revive()
        return plan.rows[key] ?? former.rows[key]
    }

    /// The row that a cell shows.
    func row(in cell: Cell) -> Row<Cell>? { cells[ObjectIdentifier(cell)].flatMap { row(for: $0.key) } }

    /// A section by its number, as the data source knows it.
    func part(for key: Int) -> ListPlan<Cell>.Part? {
        revive()
        return plan.parts.first { $0.key == key } ?? former.parts.first { $0.key == key }
    }

    func part(at section: Int) -> ListPlan<Cell>.Part? {
        revive()
        return plan.part(at: section)
    }

    func fill(_ cell: Cell, key: Int) {
        end(cell)
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

    /// The cell shows its row no longer.
    func end(_ cell: Cell) {
        guard let filling = cells.removeValue(forKey: ObjectIdentifier(cell)) else { return }
        filling.end()
        if fillings[filling.key] === filling { fillings[filling.key] = nil }
    }

    func hide(_ cell: Cell) {
        // A row that has gone is in the plan no longer; what it said holds.
        if let filling = cells[ObjectIdentifier(cell)] {
            let hide = plan.rows[filling.key].map(\.actions.hide) ?? filling.hide
            hide?(cell)
        }
        end(cell)
    }

    func move(from source: IndexPath, to target: IndexPath) {
        guard let id = rowID(at: source), let before = sectionID(at: source[0]), let after = sectionID(at: target[0]) else { return }
        plan.move(from: source, to: target)
        mover?.body(RowMove(id: id, source: source, target: target, sourceSection: before, targetSection: after))
        setNeedsUpdate()
    }

    func windowDidChange(_ isInWindow: Bool) {
        if isInWindow { if !isLive || needsUpdate { refresh(animated: false) } } else { drop() }
    }

    // MARK: - Following

    private func readSections() -> [Section<Cell>]? {
        generation += 1
        counters.builds += 1
        let generation = generation
        var sections: [Section<Cell>]?
        Hooks.track {
            sections = fixed ?? build()
        } onChange: { [weak self] in
            guard let self, self.generation == generation else { return }
            setNeedsRefresh()
        }
        return sections
    }

    private func needsFilling(_ filling: CellFilling<Cell>, _ old: Row<Cell>?) -> Bool {
        guard let new = plan.rows[filling.key], let old, filling.cell != nil else { return false }
        return filling.isEnded || changedRows.contains(filling.key) || !new.looksLike(old)
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        Hooks.inNextFrame { [weak self] in self?.runScheduled() }
    }

    private func runScheduled() {
        isScheduled = false
        guard source?.isInWindow == true else { return drop() }
        if needsUpdate { return refresh() }
        let rows = changedRows.sorted()
        changedRows = []
        source?.refill(rows)
    }

    private func revive() {
        guard !isLive, let sections = readSections() else { return }
        var fresh = keys
        let other = ListPlan(sections, &fresh)
        plan.revive(from: other)
        isLive = true
        if other.parts.map(\.key) != plan.parts.map(\.key) || other.parts.map(\.rows) != plan.parts.map(\.rows) { needsUpdate = true }
        schedule()
    }

    func drop() {
        guard isLive else { return }
        isLive = false
        generation += 1
        for filling in cells.values { filling.end() }
        plan.dropClosures()
    }

    private func report(_ duplicates: [(what: String, duplicate: NamedKeys.Duplicate)]) {
        for (what, duplicate) in duplicates where reported.insert(duplicate).inserted {
            Hooks.report(
                "list.duplicate-id",
                "Two \(what) have the id \(duplicate.id.base): \(duplicate.first) and \(duplicate.second). The second is shown under another "
                    + "one, by its place. Give each an id of its own.", at: duplicate.second)
        }
    }
}
