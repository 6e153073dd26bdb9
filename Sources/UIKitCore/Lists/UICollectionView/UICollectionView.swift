import Platform
import UIKitEngines

/// Shows items of a data source where a layout puts them, with cells for what shows only.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionview
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// Makes a collection view that uses `layout`.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collection = CollectionRecord(layout: layout)
        super.init(frame: frame)
        layout.collectionView = self
        setUpCollection()
    }

    /// Makes a collection view from a nib; with a flow layout where that says nothing.
    public required init?(coder: NSCoder) {
        let layout = NibCoder.layout(coder)
        collection = CollectionRecord(layout: layout)
        super.init(coder: coder)
        layout.collectionView = self
        setUpCollection()
        NibCoder.read(coder, into: self, at: UICollectionView.self)
    }

    // MARK: Who is asked and told

    /// The delegate, held weakly. Defaults to `nil`.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { collectionHub.delegate }
        set { setDelegate(newValue) }
    }
    /// The data source, held weakly. Defaults to `nil`: no sections.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { dataHub.delegate }
        set { setDataSource(newValue) }
    }
    /// Who hears of items that are likely to be shown soon, held weakly. Defaults to `nil`.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { prefetchHub.delegate }
        set { prefetchHub.delegate = newValue }
    }
    /// Says which items are dragged out of the view, held weakly. Defaults to `nil`: none.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { dragHub.delegate }
        set { setDragDelegate(newValue) }
    }
    /// Says what may be dropped, and takes it; held weakly. Defaults to `nil`: items that are dragged out of the view can be moved
    /// within it, where the data source lets them be moved.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { dropHub.delegate }
        set { setDropDelegate(newValue) }
    }
    /// Whether long presses lift items that ``dragDelegate`` gives. Defaults to `true`.
    ///
    /// > Difference from Apple: `true` on phones, too.
    open var dragInteractionEnabled = true
    /// How soon items make room for what is dragged over them. Defaults to `.immediate`.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Whether items are measured again when what they show changes. Defaults to `.enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Whether ``prefetchDataSource`` is told. Defaults to `true`.
    open var isPrefetchingEnabled = true

    // MARK: Look

    /// The layout. Setting it keeps the item in the middle of the view there.
    open var collectionViewLayout: UICollectionViewLayout {
        get { collection.layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    /// A view behind all cells that does not scroll; as large as the collection view. Defaults to `nil`.
    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } } }

    // MARK: Selection

    /// Whether taps select. Defaults to `true`.
    open var allowsSelection = true
    /// Whether several items may be selected; a tap on a selected one then deselects it. Defaults to `false`.
    open var allowsMultipleSelection = false
    /// Whether cells show what is there for editing. Setting it animates. Defaults to `false`.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    /// Whether taps select while editing. Defaults to `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether several items may be selected while editing. Defaults to `false`.
    open var allowsMultipleSelectionDuringEditing = false
    /// The selected items in the order in which they were selected; `nil` for none.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.selected.isEmpty ? nil : selection.selected }
    private(set) final lazy var menus = CollectionMenus(self)
    package final let collectionHub = DelegateHub<any UICollectionViewDelegate>()
    package final let dataHub = DelegateHub<any UICollectionViewDataSource>()
    package final let prefetchHub = DelegateHub<any UICollectionViewDataSourcePrefetching>()
    package final let dragHub = DelegateHub<any UICollectionViewDragDelegate>()
    package final let dropHub = DelegateHub<any UICollectionViewDropDelegate>()
    final var dragParts: ListDragging?
    var collection: CollectionRecord
    var reuse = CollectionReuse()
    var selection = CollectionSelection()

    // MARK: Data

    /// How many sections there are, by the data source.
    open var numberOfSections: Int { counts().count }
    /// How many items a section has, by the data source; 0 without one.
    ///
    /// - Precondition: the section exists, or there is no data source.
    open func numberOfItems(inSection section: Int) -> Int { itemCount(of: section) }
    /// Forgets all that is known of the data, and asks for it again before the next frame. Nothing stays selected.
    open func reloadData() { reloadEverything() }
    /// Asks for cells for the items again.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
    /// Asks for the contents of items again, for the cells that they have.
    ///
    /// - Precondition: the data source dequeues for each item the kind of cell that it has.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Shows items that the data source has added; the paths are those after the change.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
    /// Takes items away that the data source has removed; the paths are those before the change.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
    /// Moves an item; the first path is that before the change, the second that after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { change { $0.move(indexPath, newIndexPath) } }
    /// Shows sections that the data source has added; counted after the change.
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Takes sections away that the data source has removed; counted before the change.
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Moves a section with its items; the first place is that before the change, the second that after it.
    open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.movedSections.append((section, newSection)) } }
    /// Asks for cells for the items of sections again.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    /// Carries out several changes as one. Deletions are meant before, insertions after the change, whatever the order of calls.
    ///
    /// Within a window views go to their places in 0.3 s, unless animations are off; new ones come and old ones go as the layout says. The
    /// layout is invalidated also if no item changes. If all data is being reloaded, the cells are requested after the changes.
    ///
    /// - Parameters:
    ///   - updates: changes the data, and calls the insert, delete, move and reload methods for it.
    ///   - completion: called when views have taken their places, in the next frame if nothing is animated, or at once outside of a
    ///     window; always with `true`.
    /// - Precondition: the data source's counts agree with the changes.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { batch(updates, completion: completion) }

    // MARK: What shows

    /// The cells that show, in no particular order.
    open var visibleCells: [UICollectionViewCell] { shownCells.map(\.view) }
    /// The items whose cells show, in no particular order.
    open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.path) }
    /// The cell that shows an item, or `nil` if it does not show.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cell(at: indexPath) }
    /// The item that a cell shows, or `nil`.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }
    /// The item whose frame contains a point of the content, the frontmost one; `nil` if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    /// The header, footer or the like that shows, or `nil`.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        view(of: CollectionElement(kind: .supplementary(elementKind), indexPath: indexPath))
    }
    /// The headers, footers or the like of a kind that show, in no particular order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { shownViews(elementKind).map(\.view) }
    /// The sections, or elements, whose views of a kind show, in no particular order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { shownViews(elementKind).map(\.path) }
    /// Where the layout places an item, or `nil`.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { itemAttributes(indexPath) }
    /// Where the layout places a header, footer or the like, or `nil`.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { viewAttributes(kind, indexPath) }
    /// Registers the class of the cells of an identifier; `nil` removes it.
    ///
    /// A class that is no `UICollectionViewCell` ends the program when a cell is dequeued.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { registerCells(cellClass, identifier) }
    /// Registers a nib with the cells of an identifier: exactly one cell at its top level. `nil` removes it.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { registerNib(nib, identifier) }
    /// Registers a nib with the views of a kind and an identifier: exactly one view at its top level. `nil` removes it.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        registerNib(nib, ofKind: kind, identifier)
    }
    /// Registers the class of the headers, footers or the like of a kind and an identifier; `nil` removes it. The class is checked when a
    /// view is dequeued.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { registerViews(viewClass, elementKind, identifier) }
    /// A cell for an item: one that left the screen, or a new one. It has the item's place already.
    ///
    /// - Precondition: the identifier is registered.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    /// A header, footer or the like: one that left the screen, or a new one. It has its place already.
    ///
    /// - Precondition: the identifier is registered for the kind.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(CollectionElement(kind: .supplementary(elementKind), indexPath: indexPath), identifier: identifier)
    }

    // MARK: Moving items by a finger

    /// Has an item follow a finger to another place. Data changes when the finger has left.
    ///
    /// - Returns: `false` if the item may not be moved, or another one is being moved.
    /// - Precondition: the item exists.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }
    /// Puts the middle of the item that is being moved at a point of the content; the others make room. A point that is not finite is
    /// passed over.
    ///
    /// Near the edges of what shows, content is scrolled.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }
    /// Leaves the item that is being moved where it is now, and tells the data source, if that is another place.
    open func endInteractiveMovement() { endMovement() }
    /// Has the item that is being moved go back to where it was.
    ///
    /// Changes of the data by the app do so, too, at once.
    open func cancelInteractiveMovement() { cancelMovement() }

    // MARK: Layout

    /// Uses another layout, and keeps the item in the middle of the view there.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { use(layout, animated: animated, completion: nil) }
    /// Uses another layout, and calls `completion` when everything stands where that puts it.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        use(layout, animated: animated, completion: completion)
    }
    /// Begins the way to another layout, which a finger goes by setting the result's progress.
    ///
    /// - Precondition: no such way has begun and not ended.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion: completion) }
    /// Goes the rest of the way to the other layout.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }
    /// Goes back to the layout before.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }
    /// Moves content until an item stands where `scrollPosition` says; with none of an axis, the shortest way along it.
    ///
    /// Another size of the view ends an animated scroll where it is, with `scrollViewDidEndScrollingAnimation(_:)`: scroll again there.
    /// - Precondition: the item exists.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    /// Selects an item without telling the delegate, and scrolls to it if `scrollPosition` is not empty. `nil` deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects an item without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Overrides

    open override func layoutSubviews() {
        tile()
        super.layoutSubviews()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.changesLengths(from: previousTraitCollection) { measureAnew() }
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

    override func resting(place: CGPoint, velocity: CGPoint) -> CGPoint {
        guard !isPagingEnabled else { return place }
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        return collection.layout.targetContentOffset(forProposedContentOffset: place, withScrollingVelocity: perMillisecond)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === collection.swipePan { return swipeShouldBegin() }
        if gestureRecognizer === collection.sweep.pan { return sweepShouldBegin() }
        if gestureRecognizer === panGestureRecognizer, isHandleTouched || sweepTakesTouches(of: gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lift(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelPress() }
    package override var accessibilityRole: AccessibilityNode.Role? { .list }
}
