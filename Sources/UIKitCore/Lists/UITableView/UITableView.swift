import Platform
import UIKitEngines

/// Shows the rows of a data source one below the other, with cells for what shows only.
///
/// A million rows cost what a hundred do: rows that nobody has seen have estimated heights, and neither cells nor memory.
/// - Source: https://developer.apple.com/documentation/uikit/uitableview
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// Stands for a length that follows from what is shown: -1.
    public static let automaticDimension: CGFloat = -1
    /// The name of the magnifying glass in an index.
    public static let indexSearch = "{search}"

    /// How the table looks as a whole.
    public let style: Style

    /// Makes a table of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Makes a table from a nib.
    public required init?(coder: NSCoder) {
        style = NibCoder.tableStyle(coder)
        super.init(coder: coder)
        setUpTable()
        NibCoder.read(coder, into: self, at: UITableView.self)
    }

    // MARK: Who is asked and told

    /// The delegate, held weakly. Defaults to `nil`.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { tableHub.delegate }
        set { setDelegate(newValue) }
    }
    /// The data source, held weakly. Defaults to `nil`: no sections.
    open weak var dataSource: (any UITableViewDataSource)? {
        get { dataHub.delegate }
        set { setDataSource(newValue) }
    }
    /// Who hears of rows that are likely to be shown soon, held weakly. Defaults to `nil`.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { prefetchHub.delegate }
        set { prefetchHub.delegate = newValue }
    }
    /// Says which rows are dragged out of the table, held weakly. Defaults to `nil`: none.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { dragHub.delegate }
        set { setDragDelegate(newValue) }
    }
    /// Says what may be dropped, and takes it; held weakly. Defaults to `nil`: rows move within the table where the data source lets them.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { dropHub.delegate }
        set { setDropDelegate(newValue) }
    }
    /// Whether long presses lift rows that ``dragDelegate`` gives. Defaults to `true`.
    ///
    /// > Difference from Apple: `true` on phones, too.
    open var dragInteractionEnabled = true
    /// Whether ``prefetchDataSource`` is told. Defaults to `true`.
    open var isPrefetchingEnabled = true

    private(set) final lazy var menus = TableMenus(self)
    package final let tableHub = DelegateHub<any UITableViewDelegate>()
    package final let dataHub = DelegateHub<any UITableViewDataSource>()
    package final let prefetchHub = DelegateHub<any UITableViewDataSourcePrefetching>()
    package final let dragHub = DelegateHub<any UITableViewDragDelegate>()
    package final let dropHub = DelegateHub<any UITableViewDropDelegate>()
    final var dragParts: ListDragging?
    var table = TableRecord()
    var updates = TableUpdates()
    var editing = TableEditing()
    var selection = TableSelection()
    var cellReuse = ReuseMachine<TableElement, UITableViewCell>()
    var headerReuse = ReuseMachine<TableElement, UITableViewHeaderFooterView>()

    // MARK: Lengths

    /// Whether rows are measured again when what they show changes. Defaults to `.enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// How high rows are, in points. Defaults to ``automaticDimension``: as their cells need.
    open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { lengthsDidChange() } } }
    /// How high headers are, in points. Defaults to ``automaticDimension``.
    open var sectionHeaderHeight = automaticDimension { didSet { if sectionHeaderHeight != oldValue { lengthsDidChange() } } }
    /// How high footers are, in points. Defaults to ``automaticDimension``.
    open var sectionFooterHeight = automaticDimension { didSet { if sectionFooterHeight != oldValue { lengthsDidChange() } } }
    /// How high rows are taken to be that nobody has seen, in points; 0 has the height of every row asked for when data is loaded, and
    /// rows no longer size themselves. Defaults to ``automaticDimension``: the row height, or 44.
    open var estimatedRowHeight = automaticDimension { didSet { if estimatedRowHeight != oldValue { lengthsDidChange() } } }
    /// How high headers are taken to be that nobody has seen, in points. Defaults to ``automaticDimension``.
    open var estimatedSectionHeaderHeight = automaticDimension { didSet { lengthDidChange(oldValue, estimatedSectionHeaderHeight) } }
    /// How high footers are taken to be that nobody has seen, in points. Defaults to ``automaticDimension``.
    open var estimatedSectionFooterHeight = automaticDimension { didSet { lengthDidChange(oldValue, estimatedSectionFooterHeight) } }
    /// The space above a section's header, in points. Defaults to ``automaticDimension``: 22 in plain tables, else 0.
    open var sectionHeaderTopPadding = automaticDimension { didSet { if sectionHeaderTopPadding != oldValue { lengthsDidChange() } } }

    // MARK: Look and index

    /// Whether lines stand between rows. Defaults to `.singleLine`.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { looksDidChange() } }
    /// The colour of the lines; `nil` for the standard. Defaults to `.separator`.
    open var separatorColor: UIColor? = .separator { didSet { separatorColorDidChange() } }
    /// Where lines begin and end, in points from the edges; `nil` stands for where content begins, which is the default.
    ///
    /// > Difference from Apple: while nobody has set it, it reads as what ``UITableView/automaticSeparatorInset`` says.
    open var separatorInset: UIEdgeInsets {
        get { editing.separatorInset ?? automaticSeparatorInset }
        set { takeSeparatorInset(newValue) }
    }
    /// What ``separatorInset`` is counted from. Defaults to `.fromCellEdges`.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { looksDidChange() } }
    /// Whether content keeps to a width that is good to read on wide screens. Defaults to `false`.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { looksDidChange() } }
    /// Whether content of cells keeps clear of the safe area at the sides. Defaults to `true`.
    open var insetsContentViewsToSafeArea = true { didSet { looksDidChange() } }
    /// A view behind everything that does not scroll; as large as the table. Defaults to `nil`.
    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } } }
    /// A view above all sections, which scrolls with them; its width follows the table's. Defaults to `nil`.
    open var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, by: tableHeaderView) } }
    /// A view below all sections, which scrolls with them; its width follows the table's. Defaults to `nil`.
    open var tableFooterView: UIView? { didSet { replaceEnd(oldValue, by: tableFooterView) } }
    /// How many rows there must be for the index to show. Defaults to 0.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
    /// The colour of the index's words; `nil`, the default, for the tint colour.
    open var sectionIndexColor: UIColor? { didSet { sectionIndexColorDidChange() } }
    /// The index's ground; `nil`, the default, for none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndexBackgroundColorDidChange() } }
    /// The index's ground while a finger is on it; `nil`, the default, for none.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// Asks for the index's words again.
    open func reloadSectionIndexTitles() { reloadIndex() }

    // MARK: Selection

    /// Whether taps select. Defaults to `true`.
    open var allowsSelection = true
    /// Whether several rows may be selected; a tap on a selected one then deselects it. Defaults to `false`.
    open var allowsMultipleSelection = false
    /// Whether taps select while the table is edited. Defaults to `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows may be selected while the table is edited, each by a circle before it. Defaults to `false`.
    open var allowsMultipleSelectionDuringEditing = false { didSet { looksDidChange() } }
    /// The selected row; the first one if there are several, `nil` for none.
    open var indexPathForSelectedRow: IndexPath? { selection.selected.first }
    /// The selected rows in the order in which they were selected; `nil` for none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.selected.isEmpty ? nil : selection.selected }
    /// Selects a row without telling the delegate, and scrolls to it unless the position is `.none`. `nil` deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects a row without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(false, indexPath, animated: animated) }

    // MARK: Data and its changes

    /// How many sections there are, by the data source; 1 without one.
    open var numberOfSections: Int { counts().count }
    /// How many rows a section has, by the data source; 0 without one.
    ///
    /// - Precondition: the section exists, or there is no data source.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(of: section) }
    /// Asks for sections, rows and their heights at once, and for cells at the next layout. Nothing stays selected.
    open func reloadData() { reloadNow() }

    /// The cells that show, from top to bottom.
    open var visibleCells: [UITableViewCell] { shownCells.map(\.value).filter { !($0 is GapRow) } }
    /// The rows whose cells show, from top to bottom; `nil` for none.
    open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }
    /// The cell that shows a row, or `nil` if it does not show. One that holds the first responder is kept while it is scrolled away.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cell(at: indexPath) }
    /// The row that a cell shows, or `nil`.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { table.cells.first { $0.value === cell }?.key.path }
    /// The header of a section, or `nil` if it does not show or is no `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownStrip(section, isHeader: true) }
    /// The footer of a section, or `nil` if it does not show or is no `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownStrip(section, isHeader: false) }
    /// The frame of a section, in points of the content; `.zero` if there is no such section.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    /// The frame of a row, in points of the content; `.zero` if there is no such row. Estimated for rows that were never shown.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    /// The frame of a header where it is not pinned, in points of the content.
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    /// The frame of a footer where it is not pinned, in points of the content.
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    /// The row whose cell, in its whole width, contains a point of the content; `nil` if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    /// The rows that intersect a rectangle of the content, from top to bottom; `nil` for none.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
    /// Registers the class of the cells of an identifier; `nil` removes it. Cells are made with the style `.default`.
    ///
    /// A class that is no `UITableViewCell` ends the program when a cell is dequeued.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { registerCells(cellClass, identifier) }
    /// Registers a nib with the cells of an identifier: exactly one cell at its top level. `nil` removes it.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registerNib(nib, identifier) }
    /// Registers the class of the headers and footers of an identifier; `nil` removes it. The class is checked when a view is dequeued.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { registerStrips(aClass, identifier) }
    /// Registers a nib with the headers and footers of an identifier: exactly one view at its top level. `nil` removes it.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { registerStripNib(nib, identifier) }
    /// A cell that left the screen, or a new one of the class that is registered; `nil` if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }
    /// A cell for a row, as wide as the table already: one that left the screen, or a new one. The identifier has to be registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    /// A header or footer that left the screen, or a new one of the class that is registered; `nil` if there is neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeader(identifier)
    }
    /// Carries out several changes as one. Deletions are meant before, insertions after the change, whatever the order of calls.
    ///
    /// - Parameters:
    ///   - updates: changes the data, and calls the insert, delete, move and reload methods for it.
    ///   - completion: called when rows have taken their places, which they do also where only lengths changed; always with `true`.
    /// - Precondition: the data source's counts agree with the changes.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { batch(updates, completion) }
    /// Begins to collect changes until ``endUpdates()``; may be nested.
    open func beginUpdates() { beginBatch() }
    /// Carries out what was collected since ``beginUpdates()``; without changes, heights are asked for again.
    ///
    /// - Precondition: `beginUpdates()` was called; the data source's counts agree with the changes.
    open func endUpdates() { endBatch(nil) }
    /// Whether changes are being collected, or placeholders stand for rows that are not there yet.
    open var hasUncommittedUpdates: Bool { updates.depth > 0 || !editing.placeholders.rows.isEmpty }
    /// Shows rows that the data source has added; the paths are those after the change.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(animation) { $0.inserted += indexPaths } }
    /// Takes rows away that the data source has removed; the paths are those before the change.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(animation) { $0.deleted += indexPaths } }
    /// Asks for cells for rows again, new ones.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(animation) { $0.reloaded += indexPaths } }
    /// Asks for the contents of rows again, for the cells that they have.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Moves a row; the first path is that before the change, the second that after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { change(.automatic) { $0.move(indexPath, newIndexPath) } }
    /// Shows sections that the data source has added; counted after the change.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change(animation) { $0.insert(sections) } }
    /// Takes sections away that the data source has removed; counted before the change.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { change(animation) { $0.delete(sections) } }
    /// Asks for headers, footers and cells of sections again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change(animation) { $0.reload(sections) } }
    /// Moves a section with its rows; the first place is that before the change, the second that after it.
    open func moveSection(_ section: Int, toSection newSection: Int) { change(.automatic) { $0.moveSection(section, newSection) } }

    // MARK: Editing and scrolling

    /// Whether rows show controls to delete, insert and move them. Defaults to `false`.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the controls to delete, insert and move rows.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    /// Moves content until a row stands where `scrollPosition` says. A row of `NSNotFound` stands for the section's header.
    ///
    /// - Precondition: the row exists.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    /// Moves content until the selected row that is nearest to what shows stands where `scrollPosition` says.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollToNearest(scrollPosition, animated: animated)
    }

    // MARK: Overrides

    open override func layoutSubviews() {
        tile()
        super.layoutSubviews()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        looksDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange(from: previousTraitCollection)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === editing.pan { return swipeShouldBegin() }
        if gestureRecognizer === editing.sweep.pan { return sweepShouldBegin() }
        if gestureRecognizer === panGestureRecognizer, isHandleTouched || sweepTakesTouches(of: gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lift(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelPress() }
    package override var accessibilityRole: AccessibilityNode.Role? { .list }
}
