import UIKitEngines

/// The state of a collection view: its counts, layout, tiles and pending updates.
@MainActor struct CollectionRecord {
    /// An element in or near the visible area.
    struct Tile {
        let element: CollectionElement
        let attributes: UICollectionViewLayoutAttributes
        let frame: CGRect
        var view: UICollectionReusableView?
    }

    /// An item that stays in place when the size or the layout changes.
    struct Anchor {
        var indexPath: IndexPath
        /// The point of the item that was at the middle of the collection view, 0…1 on each axis.
        var unit: CGPoint
        /// The content offset that keeps the anchor. A different offset means that the content was scrolled
        /// meanwhile.
        var offset: CGPoint?
        /// Whether the content was at its start, where it stays.
        var isAtStart: Bool
    }

    var layout: UICollectionViewLayout
    /// The number of items of each section; `nil` before the data source was asked.
    var counts: [Int]?
    /// Whether `layout` has to be prepared before a query.
    var needsPrepare = true
    /// Whether `tiles` are for old data, and not only for an old layout.
    var tilesAreOld = false
    /// Whether the layout is being prepared.
    var isPreparing = false
    /// Whether no view was requested since the last reload.
    var isReloadDue = true
    /// Whether views are being tiled.
    var isTiling = false
    /// Whether `tiles` have to be requested again.
    var needsTiles = true
    var tiles: [Tile] = []
    /// The rectangle whose elements `tiles` contains.
    var covered = CGRect.null
    var anchor: Anchor?
    /// The preferred sizes of cells.
    var sizing = CellSizing()
    /// The scroll views of orthogonally scrolling sections, and the offsets of those outside of the visible area, in
    /// points from their start.
    var bands: [Int: BandScrollView] = [:]
    var bandOffsets: [Int: CGFloat] = [:]
    /// The pan gesture recognizer for swipe actions, created for the first list.
    var swipePan: UIPanGestureRecognizer?
    var swipe: CollectionSwipe?
    var multiSelect = MultiSelectGesture()
    var index = CollectionIndex()
    var placeholders = ListPlaceholders<UICollectionViewPlaceholder>()
    /// The background view behind all elements, for layouts with a background.
    var background: UIView?
    /// Whether the anchor is restored after the layout was prepared.
    var keepsAnchor = false
    var adjustment = CGPoint.zero
    var sizeAdjustment = CGSize.zero
    /// The items of which the prefetching data source was notified.
    var prefetch = PrefetchMachine()
    /// The changes of the open batch update, and the nesting depth of batch updates.
    var changes = ItemChanges()
    var batchDepth = 0
    /// The items whose cells are reconfigured, by their presented index paths before the changes.
    var reconfigurations: [IndexPath] = []
    /// Whether the counts were known before the first change. Counts of a view that is not loaded are requested after
    /// the data has changed.
    var countsWereKnown = true
    /// Whether the views were laid out when the batch update began, so that the update can be animated.
    var batchIsAnimated = false
    var batchCompletions: [(Bool) -> Void] = []
    /// Whether the data was reloaded during the batch update.
    var isReloadedInBatch = false
    /// The views that are being removed, until their animations end.
    var leaving: [LeavingElement] = []
    /// The update whose animation is being set up.
    var update: CollectionUpdate?
    /// Whether the bounds are changing within an animation, at the end of which the layout is notified.
    var boundsAreChanging = false
    /// The cell that is being reconfigured.
    var reconfigured: UICollectionViewCell?
    /// The item that is being reordered.
    var movement: CollectionMovement?
    /// The arrangement of items that differs from the data while a drag is over the view.
    var gap: ItemArrangement?

    /// The interactive transition to another layout.
    var transition: CollectionTransition?

    /// The arrangement of items that differs from the data; `nil` if none differs.
    var arrangement: ItemArrangement? { movement?.arrangement ?? gap }

    mutating func setCurrent(_ path: IndexPath) {
        if let movement { movement.arrangement.current = path } else { gap?.current = path }
    }

    mutating func resetArrangement() { (movement, gap) = (nil, nil) }
}
