import UIKitEngines

/// The state of a collection view: its counts, layout, tiles and pending updates.
@MainActor struct CollectionViewState {
    /// An element in or near the visible area, with its attributes and its view.
    struct Tile {
        let element: CollectionElement
        let attributes: UICollectionViewLayoutAttributes
        let frame: CGRect
        var view: UICollectionReusableView?
    }

    /// The item that keeps its position in the visible area when the size or the layout changes.
    struct Anchor {
        var indexPath: IndexPath
        /// The point of the item at the centre of the visible area, in multiples of the item's size.
        var unit: CGPoint
        /// The content offset at which the anchor was set. A different offset means that the user has scrolled since
        /// then.
        var offset: CGPoint?
        /// Whether the content was scrolled to its start. If so, the content stays at its start.
        var isAtStart: Bool
    }

    var layout: UICollectionViewLayout
    /// The number of items of each section; `nil` until requested from the data source.
    var counts: [Int]?
    /// Whether `layout` has to be prepared before a query.
    var needsPrepare = true
    /// Whether `tiles` belong to old data. Even if `false`, `tiles` may still belong to an old layout.
    var tilesAreStale = false
    /// Whether the layout is being prepared.
    var isPreparing = false
    /// Whether the data was reloaded and no view was requested since then.
    var needsViewsAfterReload = true
    /// Whether `tile()` is running.
    var isTiling = false
    /// Whether `tiles` have to be requested again.
    var needsTiles = true
    var tiles: [Tile] = []
    /// The rectangle whose elements `tiles` contains.
    var tiledRect = CGRect.null
    var anchor: Anchor?
    /// The preferred sizes of cells.
    var sizing = CellSizing()
    /// The scroll views of orthogonally scrolling sections near the visible area, by section. `orthogonalOffsets`
    /// contains the offsets of the other sections, in points from the start of their content.
    var orthogonalScrollViews: [Int: OrthogonalScrollView] = [:]
    var orthogonalOffsets: [Int: CGFloat] = [:]
    /// The pan gesture recognizer for swipe actions, created for the first list.
    var swipePan: UIPanGestureRecognizer?
    var swipe: CollectionSwipe?
    var multiSelectGesture = MultiSelectGesture()
    var index = CollectionIndex()
    var placeholders = ListPlaceholders<UICollectionViewPlaceholder>()
    /// The background view behind all elements, for layouts that have a background.
    var background: UIView?
    /// Whether the anchor is restored after the next preparation of the layout.
    var restoresAnchor = false
    var offsetAdjustment = CGPoint.zero
    var sizeAdjustment = CGSize.zero
    /// The items for which the prefetching data source was notified.
    var prefetch = PrefetchMachine()
    /// The changes of the open batch update, and the nesting depth of batch updates.
    var changes = ItemChanges()
    var batchDepth = 0
    /// The items whose cells are reconfigured at the end of the batch update, by their old presented index paths.
    var reconfigurations: [IndexPath] = []
    /// Whether the counts were known before the first change. If not, the counts are requested only after the data has
    /// changed.
    var countsWereKnown = true
    /// Whether the views were up to date when the batch update began. Only then can the update be animated.
    var batchIsAnimated = false
    var batchCompletions: [(Bool) -> Void] = []
    /// Whether the data was reloaded during the batch update.
    var isReloadedInBatch = false
    /// The views that are being removed, until their animations end.
    var viewsBeingRemoved: [ElementRemoval] = []
    /// The update whose animation is being set up.
    var update: CollectionUpdate?
    /// Whether the bounds are changing within an animation. Reset when all elements have their frames for the new
    /// bounds.
    var boundsChangeIsAnimated = false
    /// The cell that is being reconfigured.
    var reconfiguredCell: UICollectionViewCell?
    /// The item that is being reordered.
    var movement: CollectionMovement?
    /// The arrangement of items that differs from the data while a drag is over the view.
    var gap: ItemArrangement?

    /// The interactive transition to another layout.
    var transition: CollectionTransition?

    /// The arrangement of items that differs from the data, because of a reordered item or a gap; `nil` without
    /// either.
    var arrangement: ItemArrangement? { movement?.arrangement ?? gap }

    mutating func setCurrent(_ path: IndexPath) {
        if let movement { movement.arrangement.current = path } else { gap?.current = path }
    }

    mutating func resetArrangement() {
        movement = nil
        gap = nil
    }
}
