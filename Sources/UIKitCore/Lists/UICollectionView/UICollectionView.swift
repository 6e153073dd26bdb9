import Platform
import UIKitEngines

/// A view that presents the items of a data source with a layout. Only visible items have cells.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionview
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collection = CollectionViewState(layout: layout)
        super.init(frame: frame)
        layout.collectionView = self
        setUpCollection()
    }

    /// Creates a collection view from a nib. Without a layout in the nib, a flow layout is used.
    public required init?(coder: NSCoder) {
        let layout = NibCoder.layout(coder)
        collection = CollectionViewState(layout: layout)
        super.init(coder: coder)
        layout.collectionView = self
        setUpCollection()
        NibCoder.read(coder, into: self, at: UICollectionView.self)
    }

    // MARK: Delegates and data sources

    /// The delegate, referenced weakly. Defaults to `nil`.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { collectionHub.delegate }
        set { setDelegate(newValue) }
    }
    /// The data source, referenced weakly. Defaults to `nil`: no sections.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { dataHub.delegate }
        set { setDataSource(newValue) }
    }
    /// The object that is notified of items that will probably be shown soon, referenced weakly. Defaults to `nil`.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { prefetchHub.delegate }
        set { prefetchHub.delegate = newValue }
    }
    /// The delegate that provides items to drag, referenced weakly. Defaults to `nil`: no item is dragged out.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { dragHub.delegate }
        set { setDragDelegate(newValue) }
    }
    /// The delegate that accepts drops, referenced weakly. Without it, the data source can allow moves of items.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { dropHub.delegate }
        set { setDropDelegate(newValue) }
    }
    /// Whether a long press lifts the items that ``dragDelegate`` provides. Defaults to `true`.
    ///
    /// > Difference from Apple: The default is `true` on phones, too.
    open var dragInteractionEnabled = true
    /// The delay before a gap opens under a drag. Defaults to `.immediate`.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Whether items are measured again when their content changes. Defaults to `.enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Whether ``prefetchDataSource`` is notified. Defaults to `true`.
    open var isPrefetchingEnabled = true

    // MARK: Appearance

    /// The layout. A new layout keeps the item at the centre of the visible area in its position.
    open var collectionViewLayout: UICollectionViewLayout {
        get { collection.layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    /// The view behind all cells, with the size of the collection view. It does not scroll. Defaults to `nil`.
    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } } }

    // MARK: Selection

    /// Whether taps select items. Defaults to `true`.
    open var allowsSelection = true
    /// Whether several items can be selected. A tap on a selected item then deselects the item. Defaults to `false`.
    open var allowsMultipleSelection = false
    /// Whether cells show their editing state. Setting it animates the change. Defaults to `false`.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    /// Whether taps select items while editing. Defaults to `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected while editing. Defaults to `false`.
    open var allowsMultipleSelectionDuringEditing = false
    /// The selected items in the order of their selection; `nil` for none.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.selected.isEmpty ? nil : selection.selected }
    private(set) final lazy var menus = CollectionMenus(self)
    package final let collectionHub = DelegateHub<any UICollectionViewDelegate>()
    package final let dataHub = DelegateHub<any UICollectionViewDataSource>()
    package final let prefetchHub = DelegateHub<any UICollectionViewDataSourcePrefetching>()
    package final let dragHub = DelegateHub<any UICollectionViewDragDelegate>()
    package final let dropHub = DelegateHub<any UICollectionViewDropDelegate>()
    final var listDragging: ListDragging?
    var collection: CollectionViewState
    var reuse = CollectionReuse()
    var selection = CollectionSelection()

    // MARK: Data

    /// The number of sections in the data source.
    open var numberOfSections: Int { counts().count }
    /// Returns the number of items that the data source has in a section; 0 without a data source.
    /// - Precondition: The section exists, or there is no data source.
    open func numberOfItems(inSection section: Int) -> Int { itemCount(of: section) }
    /// Discards all data and clears the selection. The data is requested again before the next frame.
    open func reloadData() { reloadEverything() }
    /// Requests new cells for items.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
    /// Requests new content for the existing cells of items.
    ///
    /// - Precondition: The data source returns a cell with the same reuse identifier for each item.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Inserts items that the data source has added. The index paths are those after the change.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
    /// Deletes items that the data source has removed. The index paths are those before the change.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
    /// Moves an item. `indexPath` is the index path before the change, `newIndexPath` the index path after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { change { $0.move(indexPath, newIndexPath) } }
    /// Inserts sections that the data source has added. The indices are those after the change.
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections that the data source has removed. The indices are those before the change.
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Moves a section with its items. `section` is the index before the change, `newSection` the index after it.
    open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.movedSections.append((section, newSection)) } }
    /// Requests new cells for the items of sections.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    /// Applies several changes together. Deletions refer to the old index paths, insertions to the new ones.
    ///
    /// In a window the views move to their new frames in 0.3 s, unless animations are disabled. The layout is
    /// invalidated, and determines how views appear and disappear. During a reload, cells are requested at the end.
    /// - Parameters:
    ///   - updates: Changes the data, and calls the insert, delete, move and reload methods for the changes.
    ///   - completion: Called with `true` when all views have their new frames: at the end of the animation, or else
    ///     in the next frame. Outside of a window, called at once.
    /// - Precondition: The counts of the data source are consistent with the changes.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { batch(updates, completion: completion) }

    // MARK: Visible elements

    /// The visible cells, in no particular order.
    open var visibleCells: [UICollectionViewCell] { visibleCellsWithPaths.map(\.view) }
    /// The items with visible cells, in no particular order.
    open var indexPathsForVisibleItems: [IndexPath] { visibleCellsWithPaths.map(\.path) }
    /// Returns the cell at an index path; `nil` if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cell(at: indexPath) }
    /// Returns the index path of a cell; `nil` if the cell does not represent an item.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }
    /// Returns the index path of the frontmost item at a point in content coordinates; `nil` if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    /// Returns the supplementary view of an element; `nil` if the view is not visible.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        view(of: CollectionElement(kind: .supplementary(elementKind), indexPath: indexPath))
    }
    /// Returns the visible supplementary views of a kind, in no particular order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visibleViewsWithPaths(elementKind).map(\.view)
    }
    /// Returns the index paths of the visible supplementary views of a kind, in no particular order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleViewsWithPaths(elementKind).map(\.path)
    }
    /// Returns the layout attributes of an item; `nil` if there are none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { itemAttributes(indexPath) }
    /// Returns the layout attributes of a supplementary view; `nil` if there are none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { viewAttributes(kind, indexPath) }
    /// Registers the cell class of a reuse identifier; `nil` removes the registration.
    ///
    /// A class that is not a subclass of `UICollectionViewCell` stops the program when a cell is dequeued.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { registerCells(cellClass, identifier) }
    /// Registers a nib with a single top-level cell for a reuse identifier; `nil` removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { registerNib(nib, identifier) }
    /// Registers a nib with a single top-level view for a kind and an identifier; `nil` removes the registration.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        registerNib(nib, ofKind: kind, identifier)
    }
    /// Registers the view class of a kind and an identifier; `nil` removes it. The class is checked when dequeued.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { registerViews(viewClass, elementKind, identifier) }
    /// Returns a reused or new cell for an item. The cell already has the item's frame.
    ///
    /// - Precondition: The identifier is registered.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    /// Returns a reused or new supplementary view. The view already has its frame.
    ///
    /// - Precondition: The identifier is registered for the kind.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(CollectionElement(kind: .supplementary(elementKind), indexPath: indexPath), identifier: identifier)
    }

    // MARK: Interactive movement

    /// Begins to move an item interactively. The data changes at the end of the movement.
    ///
    /// - Returns: `false` if the item cannot be moved, or another item is being moved.
    /// - Precondition: The item exists.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }
    /// Moves the centre of the moved item to a point in content coordinates. The other items move out of the way. The
    /// content scrolls if the point is near an edge of the visible area. A point that is not finite is ignored.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }
    /// Ends the movement at the current position. Notifies the data source if the position has changed.
    open func endInteractiveMovement() { endMovement() }
    /// Cancels the movement, and returns the item to its original position.
    /// Changes of the data by the app also cancel the movement, without an animation.
    open func cancelInteractiveMovement() { cancelMovement() }

    // MARK: Layout

    /// Replaces the layout. The item at the centre of the visible area keeps its position.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        applyLayout(layout, animated: animated, completion: nil)
    }
    /// Replaces the layout, and calls `completion` when all views have their frames in the new layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        applyLayout(layout, animated: animated, completion: completion)
    }
    /// Begins an interactive transition to another layout. The app sets the progress on the returned layout.
    ///
    /// - Precondition: No transition is in progress.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion: completion) }
    /// Animates the remaining part of the transition to the new layout.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }
    /// Animates the transition back to the previous layout.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }
    /// Scrolls an item to a position. On an axis without a position, scrolls by the shortest distance.
    ///
    /// A change of the view's size ends an animated scroll, and `scrollViewDidEndScrollingAnimation(_:)` is called.
    /// - Precondition: The item exists.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    /// Selects an item, or deselects all for `nil`, without notifying the delegate. Scrolls if a position is given.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects an item without notifying the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Overrides

    open override func layoutSubviews() {
        tile()
        super.layoutSubviews()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.changesTextSizes(from: previousTraitCollection) { invalidateMeasurements() }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            boundsWillChange(to: CGRect(origin: super.bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collection.layout.invalidateLayout()
    }

    override func restingOffset(proposed target: CGPoint, velocity: CGPoint) -> CGPoint {
        guard !isPagingEnabled else { return target }
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        return collection.layout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: perMillisecond)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === collection.swipePan { return swipeShouldBegin() }
        if gestureRecognizer === collection.multiSelectGesture.pan { return multiSelectShouldBegin() }
        if gestureRecognizer === panGestureRecognizer, isHandleTouched || multiSelectClaimsTouches(of: gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginPress(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endPress(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelPress() }
    package override var accessibilityRole: AccessibilityNode.Role? { .list }
}
