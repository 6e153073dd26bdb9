import UIKitEngines

/// What a collection view knows of its data and of what shows.
@MainActor struct CollectionRecord {
    /// An element that stands in or near what shows.
    struct Tile {
        let element: CollectionElement
        let attributes: UICollectionViewLayoutAttributes
        let frame: CGRect
        var view: UICollectionReusableView?
    }

    /// An item that stays in place when the size or the layout changes.
    struct Anchor {
        var indexPath: IndexPath
        /// Where in the item the middle of the view was, 0…1 on each axis.
        var unit: CGPoint
        /// The offset that keeps the anchor; any other means that somebody has scrolled since.
        var offset: CGPoint?
        /// Content stood at its start, and stays there.
        var isAtStart: Bool
    }

    var layout: UICollectionViewLayout
    /// The number of items of each section, once it was asked for.
    var counts: [Int]?
    /// Whether `layout` has to be prepared before it is asked.
    var needsPrepare = true
    /// The data is other than what `tiles` shows, and not only where things stand.
    var tilesAreOld = false
    /// Whether it is being prepared.
    var isPreparing = false
    /// Whether no view was requested since the last reload.
    var isReloadDue = true
    /// Whether views are being placed.
    var isTiling = false
    /// Whether `tiles` have to be asked for again.
    var needsTiles = true
    var tiles: [Tile] = []
    /// What `tiles` holds all elements of.
    var covered = CGRect.null
    var anchor: Anchor?
    /// The sizes that cells asked for.
    var sizing = CellSizing()
    /// What scrolls by itself, by section; and where those stood that are far now, in points from their start.
    var bands: [Int: BandScrollView] = [:]
    var bandOffsets: [Int: CGFloat] = [:]
    /// What swipes rows of lists away; made for the first list.
    var swipePan: UIPanGestureRecognizer?
    var swipe: CollectionSwipe?
    var sweep = RowSweep()
    var index = CollectionIndex()
    var placeholders = ListPlaceholders<UICollectionViewPlaceholder>()
    /// What lies behind everything, for layouts that want it.
    var ground: UIView?
    /// The anchor is to be kept when the layout has been prepared.
    var keepsAnchor = false
    var adjustment = CGPoint.zero
    var sizeAdjustment = CGSize.zero
    /// The items that the prefetching data source has been told of.
    var prefetch = PrefetchMachine()
    /// Changes of the batch that is being collected, and how deep calls are nested.
    var changes = ItemChanges()
    var batchDepth = 0
    /// Items whose cells are configured again, by their presented index paths before the changes.
    var reconfigurations: [IndexPath] = []
    /// Whether the counts were known before the first change. Without a loaded view they are requested after the data has changed.
    var countsWereKnown = true
    /// Whether views were in their places when the batch began, so that it can be animated.
    var batchIsAnimated = false
    var batchCompletions: [(Bool) -> Void] = []
    /// All was asked for again since changes are being collected.
    var isReloadedInBatch = false
    /// Views that are seen to leave, until they have left.
    var leaving: [LeavingElement] = []
    /// Views are on their way to where an update puts them.
    var update: CollectionUpdate?
    /// The bounds changed within an animation, and the layout is to hear when that is shown.
    var boundsAreChanging = false
    /// The cell that is being filled again in its place.
    var reconfigured: UICollectionViewCell?
    /// The item that a finger takes to another place.
    var movement: CollectionMovement?
    /// Items that stand otherwise than in the data while something is dragged over them.
    var gap: ItemArrangement?

    /// The way to another layout that a finger goes.
    var transition: CollectionTransition?

    /// How items stand otherwise than in the data.
    var arrangement: ItemArrangement? { movement?.arrangement ?? gap }

    mutating func setCurrent(_ path: IndexPath) {
        if let movement { movement.arrangement.current = path } else { gap?.current = path }
    }

    mutating func forgetArrangement() { (movement, gap) = (nil, nil) }
}
