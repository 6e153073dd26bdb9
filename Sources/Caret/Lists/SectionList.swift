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
    /// Whether the contents are ready, are being loaded, or could not be loaded. Defaults to ``ListStatus/ready``.
    ///
    /// While the list has no rows, the status determines the content that is shown in their place.
    /// ``load(_:file:line:_:)`` sets the status; an app that loads in another way sets it itself.
    public var status = ListStatus.ready { didSet { statusDidChange() } }
    /// The content that is shown while the list is ready and has no rows. By default `nil`, for none. During a search
    /// without results, `nil` shows the text that UIKit has for it.
    public var emptyConfiguration: UIContentUnavailableConfiguration? { didSet { updatePlaceholder() } }
    /// The content that is shown while the list is being loaded and has no rows. By default an activity indicator.
    public var loadingConfiguration = UIContentUnavailableConfiguration.loading() { didSet { updatePlaceholder() } }
    /// The content that is shown after an error while the list has no rows. By default a symbol. A missing text,
    /// secondary text or button is completed by "Cannot Load", the description of the error, and "Try Again".
    public var failureConfiguration = UIContentUnavailableConfiguration.failure { didSet { updatePlaceholder() } }
    /// The number of runs of the list's closure, of closures that configured a cell, and of lazily made rows.
    package var counters = (builds: 0, fills: 0, rows: 0)
    /// The number of rows that the list retains.
    package var retainedRows: Int { plan.rows.count + plan.lazyRows.values.reduce(0) { $0 + $1.keptRows.count } }

    let site: SourceLocation
    var plan = ListPlan<Cell>()
    /// The previous plan, while the view is being updated.
    var previousPlan = ListPlan<Cell>()
    var build: @MainActor () -> [Section<Cell>]?
    let hasOwner: Bool
    /// The constant sections of a list without a closure.
    var constantSections: [Section<Cell>]?
    var keys = ListKeys()
    /// The retained closures and the pending work.
    var state = ListState.released(pending: nil)
    /// Called before an update that the app requested, so that values that depend on the data can be read again.
    var beforeUpdate: (@MainActor () -> Void)?
    /// The number of the latest run of the list's closure. Changes of values that earlier runs read are ignored.
    var generation = 0
    var changedRows: Set<Int> = []
    var fillings: [Int: CellFilling<Cell>] = [:]
    var cells: [ObjectIdentifier: CellFilling<Cell>] = [:]
    var prefetchTasks: [Int: PrefetchTask] = [:]
    private var reportedDuplicates: Set<NamedKeys.Duplicate> = []
    /// The source locations of lazily made rows that were reported for their sizes.
    var reportedSizes: Set<SourceLocation> = []
    /// The generation in which the view was last reloaded because of a missing row.
    var reloadedGeneration = 0
    /// The handler for rows that the user dragged.
    var moveHandler: MoveHandler? { didSet { if moveHandler != nil { source?.enable(plan.allFeatures) } } }
    /// The object that reports the closures of this list, such as a form; otherwise the list reports them itself.
    weak var handlerReporter: (any HandlerRetaining)?
    weak var source: (any SectionSource<Cell>)?
    /// The storage of the view that shows the list.
    weak var storage: UserInfoStorage?
    /// The background view of the app, while the list shows its placeholder instead.
    var appBackground: UIView?
    weak var placeholderView: ListPlaceholderView?
    var loader: ListLoader?
    var pager: ListPager?
    /// The handler that updates the text for a search without results.
    var searchSubscription: Subscription?

    init(site: SourceLocation, hasOwner: Bool = false, _ build: @escaping @MainActor () -> [Section<Cell>]?) {
        self.site = site
        self.hasOwner = hasOwner
        self.build = build
    }

    /// Makes a list for an owner, which is held weakly. After the owner is deallocated, the list no longer changes.
    convenience init<Owner: AnyObject>(_ site: SourceLocation, _ owner: Owner, _ build: @escaping @MainActor (Owner) -> [Section<Cell>]) {
        self.init(site: site, hasOwner: true) { [weak owner] in owner.map(build) }
        OwnerCheck.checkOwner(owner, at: site, retainedBy: self)
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
        storage.endSections = { [weak self] in
            endObserving()
            removeWindowObserver()
            self?.detach()
        }
        storage.holder = self
        self.storage = storage
        self.source = source
        refresh(animated: false)
        return self
    }

    /// Ends everything that the list does for its view, which shows other sections now.
    private func detach() {
        loader?.end()
        pager?.end()
        removePlaceholder()
        cancelPrefetching()
        source?.disableFeatures()
        storage = nil
    }

    // MARK: - Changes

    /// Runs the closure immediately and shows the changes. Unnecessary if all values that the closure reads are
    /// `@Observable`.
    ///
    /// - Parameter animated: Whether the changes are animated; defaults to ``animatesChanges``.
    public func update(animated: Bool? = nil) { refresh(for: .update, animated: animated) }

    /// Runs the closure in the next frame, for data that is not observable.
    public func setNeedsUpdate() { request(.update) }

    // MARK: - Queries

    /// Returns the id of the row at an index path; `nil` if there is none.
    public func rowID(at indexPath: IndexPath) -> AnyHashable? {
        guard let key = plan.key(at: indexPath) else { return nil }
        // The id of a lazily made row is by default its index.
        return key < 0 ? row(for: key).map { $0.id ?? AnyHashable(indexPath[1]) } : plan.rows[key]?.id
    }

    /// Returns the id of a section; `nil` if there is no section with this index.
    public func sectionID(at index: Int) -> AnyHashable? { plan.part(at: index)?.id }

    /// Returns the index path of the first row with an id, in one section or in any section; `nil` if there is none. In
    /// a lazy section, only the visible rows are searched.
    public func indexPath(of id: AnyHashable, inSection section: AnyHashable? = nil) -> IndexPath? {
        for (index, part) in plan.parts.enumerated() where section == nil || part.id == section {
            if let row = part.lazy?.keptRows.first(where: { ($1.id ?? AnyHashable($0)) == id })?.key {
                return IndexPath(item: row, section: index)
            }
            if let row = part.rows.firstIndex(where: { plan.rows[$0]?.id == id }) { return IndexPath(item: row, section: index) }
        }
        return nil
    }

    func report(_ duplicates: [(what: String, duplicate: NamedKeys.Duplicate)]) {
        for (what, duplicate) in duplicates where reportedDuplicates.insert(duplicate).inserted {
            Hooks.report(
                "list.duplicate-id",
                "Two \(what) have the id \(duplicate.id.base): \(duplicate.first) and \(duplicate.second). The second is shown under another "
                    + "one, by its place. Give each an id of its own.", at: duplicate.second)
        }
    }
}
