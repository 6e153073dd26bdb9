import Platform
import UIKitEngines

/// A view that presents the rows of a data source in one column. Only visible rows have cells.
///
/// The number of rows does not affect the cost: before a row is visible, it has an estimated height and no cell.
/// - Source: https://developer.apple.com/documentation/uikit/uitableview
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The value -1, for a length that is determined by the content.
    public static let automaticDimension: CGFloat = -1
    /// The title of the magnifying glass in a section index.
    public static let indexSearch = "{search}"

    /// The style of the table.
    public let style: Style

    /// Creates a table with a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    /// Creates a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates a table from a nib.
    public required init?(coder: NSCoder) {
        style = NibCoder.tableStyle(coder)
        super.init(coder: coder)
        setUpTable()
        NibCoder.read(coder, into: self, at: UITableView.self)
    }

    // MARK: Delegates and data sources

    /// The delegate, referenced weakly. Defaults to `nil`.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { tableHub.delegate }
        set { setDelegate(newValue) }
    }
    /// The data source, referenced weakly. Defaults to `nil`: no sections.
    open weak var dataSource: (any UITableViewDataSource)? {
        get { dataHub.delegate }
        set { setDataSource(newValue) }
    }
    /// The object that is notified of rows that will probably be shown soon, referenced weakly. Defaults to `nil`.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { prefetchHub.delegate }
        set { prefetchHub.delegate = newValue }
    }
    /// The delegate that provides items to drag, referenced weakly. Defaults to `nil`: no row is dragged out.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { dragHub.delegate }
        set { setDragDelegate(newValue) }
    }
    /// The delegate that accepts drops, referenced weakly. Without it, the data source can allow moves of rows.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { dropHub.delegate }
        set { setDropDelegate(newValue) }
    }
    /// Whether a long press lifts the items that ``dragDelegate`` provides for a row. Defaults to `true`.
    ///
    /// > Difference from Apple: The default is `true` on phones, too.
    open var dragInteractionEnabled = true
    /// Whether ``prefetchDataSource`` is notified. Defaults to `true`.
    open var isPrefetchingEnabled = true

    private(set) final lazy var menus = TableMenus(self)
    package final let tableHub = DelegateHub<any UITableViewDelegate>()
    package final let dataHub = DelegateHub<any UITableViewDataSource>()
    package final let prefetchHub = DelegateHub<any UITableViewDataSourcePrefetching>()
    package final let dragHub = DelegateHub<any UITableViewDragDelegate>()
    package final let dropHub = DelegateHub<any UITableViewDropDelegate>()
    final var listDragging: ListDragging?
    var table = TableViewState()
    var updates = TableUpdates()
    var editing = TableEditing()
    var selection = TableSelection()
    var cellReuse = ReuseRegistry<TableElement, UITableViewCell>()
    var headerReuse = ReuseRegistry<TableElement, UITableViewHeaderFooterView>()

    // MARK: Lengths

    /// Whether rows are measured again when their content changes. Defaults to `.enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The height of rows, in points. Defaults to ``automaticDimension``: the height that each cell needs.
    open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { heightsDidChange() } } }
    /// The height of headers, in points. Defaults to ``automaticDimension``.
    open var sectionHeaderHeight = automaticDimension { didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } } }
    /// The height of footers, in points. Defaults to ``automaticDimension``.
    open var sectionFooterHeight = automaticDimension { didSet { if sectionFooterHeight != oldValue { heightsDidChange() } } }
    /// The estimated height of rows that have never been visible, in points. By default ``automaticDimension``: the
    /// row height, or 44. With 0, the height of every row is requested at once, and rows are not self-sizing.
    open var estimatedRowHeight = automaticDimension { didSet { if estimatedRowHeight != oldValue { heightsDidChange() } } }
    /// The estimated height of headers that have never been visible, in points. Defaults to ``automaticDimension``.
    open var estimatedSectionHeaderHeight = automaticDimension { didSet { heightDidChange(oldValue, estimatedSectionHeaderHeight) } }
    /// The estimated height of footers that have never been visible, in points. Defaults to ``automaticDimension``.
    open var estimatedSectionFooterHeight = automaticDimension { didSet { heightDidChange(oldValue, estimatedSectionFooterHeight) } }
    /// The space above headers, in points. Defaults to ``automaticDimension``: 22 in plain tables, otherwise 0.
    open var sectionHeaderTopPadding = automaticDimension { didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } } }

    // MARK: Appearance and index

    /// The style of the separators between rows. Defaults to `.singleLine`.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { cellStylesDidChange() } }
    /// The colour of the separators; `nil` means the standard colour. Defaults to `.separator`.
    open var separatorColor: UIColor? = .separator { didSet { separatorColorDidChange() } }
    /// The insets of the separators from the reference, in points. By default, separators are aligned to the content.
    ///
    /// > Difference from Apple: Until the property is set, its value is ``UITableView/automaticSeparatorInset``.
    open var separatorInset: UIEdgeInsets {
        get { editing.separatorInset ?? automaticSeparatorInset }
        set { applySeparatorInset(newValue) }
    }
    /// The reference from which ``separatorInset`` is measured. Defaults to `.fromCellEdges`.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { cellStylesDidChange() } }
    /// Whether the content is limited to a readable width on wide screens. Defaults to `false`.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { cellStylesDidChange() } }
    /// Whether the content of cells is inset by the left and right safe area. Defaults to `true`.
    open var insetsContentViewsToSafeArea = true { didSet { cellStylesDidChange() } }
    /// The view behind all rows, with the size of the table. It does not scroll. Defaults to `nil`.
    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } } }
    /// The view above all sections, with the width of the table. It scrolls with the sections. Defaults to `nil`.
    open var tableHeaderView: UIView? { didSet { replaceTableHeaderOrFooter(oldValue, by: tableHeaderView) } }
    /// The view below all sections, with the width of the table. It scrolls with the sections. Defaults to `nil`.
    open var tableFooterView: UIView? { didSet { replaceTableHeaderOrFooter(oldValue, by: tableFooterView) } }
    /// The minimum number of rows for which the section index is shown. Defaults to 0.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
    /// The colour of the index titles. By default `nil`: the tint colour.
    open var sectionIndexColor: UIColor? { didSet { sectionIndexColorDidChange() } }
    /// The background colour of the index. By default `nil`: no background.
    open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndexBackgroundColorDidChange() } }
    /// The background colour of the index while a touch is on it. By default `nil`: no background.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// Requests the index titles again.
    open func reloadSectionIndexTitles() { reloadIndex() }

    // MARK: Selection

    /// Whether taps select rows. Defaults to `true`.
    open var allowsSelection = true
    /// Whether several rows can be selected. A tap on a selected row then deselects the row. Defaults to `false`.
    open var allowsMultipleSelection = false
    /// Whether taps select rows while the table is being edited. Defaults to `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected while editing, with selection circles. Defaults to `false`.
    open var allowsMultipleSelectionDuringEditing = false { didSet { cellStylesDidChange() } }
    /// The row that was selected first; `nil` if no row is selected.
    open var indexPathForSelectedRow: IndexPath? { selection.selected.first }
    /// The selected rows in the order of their selection; `nil` for none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.selected.isEmpty ? nil : selection.selected }
    /// Selects a row, or deselects all for `nil`, without notifying the delegate. Scrolls if a position is given.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects a row without notifying the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(false, indexPath, animated: animated) }

    // MARK: Data and its changes

    /// The number of sections in the data source; 1 without a data source.
    open var numberOfSections: Int { counts().count }
    /// Returns the number of rows that the data source has in a section; 0 without a data source.
    /// - Precondition: The section exists, or there is no data source.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(of: section) }
    /// Requests sections, rows and heights at once, and cells in the next layout pass. Clears the selection.
    open func reloadData() { reloadNow() }

    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] { visibleCellsWithRows.map(\.value).filter { !($0 is GapRow) } }
    /// The rows whose cells are visible, from top to bottom; `nil` for none.
    open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }
    /// Returns the cell of a row that is visible or contains the first responder; otherwise `nil`.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cell(at: indexPath) }
    /// Returns the index path of a cell; `nil` if the cell does not represent a row.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { table.cells.first { $0.value === cell }?.key.path }
    /// Returns the visible header of a section if its class is `UITableViewHeaderFooterView`, otherwise `nil`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { visibleHeaderFooter(section, isHeader: true) }
    /// Returns the visible footer of a section if its class is `UITableViewHeaderFooterView`, otherwise `nil`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { visibleHeaderFooter(section, isHeader: false) }
    /// Returns the frame of a section, in content coordinates; `.zero` if the section does not exist.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    /// Returns the frame of a row, in content coordinates; `.zero` for none. Estimated until the row is visible.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    /// Returns the frame of a header without floating, in content coordinates.
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    /// Returns the frame of a footer without floating, in content coordinates.
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    /// Returns the row at a point in content coordinates, over the table's full width; `nil` if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    /// Returns the rows that intersect a rectangle in content coordinates, from top to bottom; `nil` for none.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
    /// Registers the class of cells, with the style `.default`, for an identifier; `nil` removes the registration.
    ///
    /// A class that is not a subclass of `UITableViewCell` stops the program when a cell is dequeued.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { registerCells(cellClass, identifier) }
    /// Registers a nib with a single top-level cell for a reuse identifier; `nil` removes the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registerNib(nib, identifier) }
    /// Registers a header and footer class; `nil` removes the registration. The class is checked when dequeued.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderFooters(aClass, identifier)
    }
    /// Registers a nib with a single top-level header or footer view; `nil` removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { registerHeaderFooterNib(nib, identifier) }
    /// Returns a reused cell, or a new cell of the registered class; `nil` if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }
    /// Returns a reused or new cell for a row, with the table's cell width. The identifier must be registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    /// Returns a reused header or footer, or a new view of the registered class; `nil` if there is neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeader(identifier)
    }
    /// Applies several changes together. Deletions refer to the old index paths, insertions to the new ones.
    ///
    /// - Parameters:
    ///   - updates: Changes the data, and calls the insert, delete, move and reload methods for the changes.
    ///   - completion: Called with `true` when all rows have their new frames, also if only heights have changed.
    /// - Precondition: The counts of the data source are consistent with the changes.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { batch(updates, completion) }
    /// Begins a batch update. ``endUpdates()`` applies the update. Calls can be nested.
    open func beginUpdates() { beginBatch() }
    /// Applies the changes since ``beginUpdates()``. Without changes, heights are requested again.
    ///
    /// - Precondition: `beginUpdates()` was called, and the data source's counts are consistent with the changes.
    open func endUpdates() { endBatch(nil) }
    /// Whether a batch update is open, or placeholders represent rows that are not in the data yet.
    open var hasUncommittedUpdates: Bool { updates.depth > 0 || !editing.placeholders.rows.isEmpty }
    /// Inserts rows that the data source has added. The index paths are those after the change.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(animation) { $0.inserted += indexPaths } }
    /// Deletes rows that the data source has removed. The index paths are those before the change.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(animation) { $0.deleted += indexPaths } }
    /// Requests new cells for rows.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(animation) { $0.reloaded += indexPaths } }
    /// Requests new content for the existing cells of rows.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Moves a row. `indexPath` is the index path before the change, `newIndexPath` the index path after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { change(.automatic) { $0.move(indexPath, newIndexPath) } }
    /// Inserts sections that the data source has added. The indices are those after the change.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change(animation) { $0.insert(sections) } }
    /// Deletes sections that the data source has removed. The indices are those before the change.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { change(animation) { $0.delete(sections) } }
    /// Requests new headers, footers and cells for sections.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change(animation) { $0.reload(sections) } }
    /// Moves a section with its rows. `section` is the index before the change, `newSection` the index after it.
    open func moveSection(_ section: Int, toSection newSection: Int) { change(.automatic) { $0.moveSection(section, newSection) } }

    // MARK: Editing and scrolling

    /// Whether rows show controls for deletion, insertion and reordering. Defaults to `false`.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the controls for deletion, insertion and reordering.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    /// Scrolls until a row is at a position. The row `NSNotFound` means the section's header.
    ///
    /// - Precondition: The row exists.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    /// Scrolls until the selected row nearest to the visible area is at a position.
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
        cellStylesDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange(from: previousTraitCollection)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === editing.swipePan { return swipeShouldBegin() }
        if gestureRecognizer === editing.multiSelectGesture.pan { return multiSelectShouldBegin() }
        if gestureRecognizer === panGestureRecognizer, isHandleTouched || multiSelectClaimsTouches(of: gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginPress(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endPress(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelPress() }
    package override var accessibilityRole: AccessibilityNode.Role? { .list }
}
