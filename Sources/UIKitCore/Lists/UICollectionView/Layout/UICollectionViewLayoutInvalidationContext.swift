import Foundation

/// The parts of a layout to invalidate.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates a context that invalidates the frames, but not the data and the counts.
    public required override init() {
        super.init()
    }

    /// Whether all data is invalidated, as by `reloadData()`.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items are invalidated.
    open internal(set) var invalidateDataSourceCounts = false
    /// The invalidated items; `nil` if no items were specified.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// Adds items to the invalidated items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// The invalidated supplementary views by kind; `nil` if none were specified.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// Adds supplementary views of a kind to the invalidated views.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }
    /// The invalidated decoration views by kind; `nil` if none were specified.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// Adds decoration views of a kind to the invalidated views.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
    /// The index paths of interactively moved items before this step of the movement; `nil` if no items are being
    /// moved.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The new index paths of interactively moved items; `nil` if no items are being moved.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The centre of the interactively moved item, in content coordinates. Defaults to `.zero`.
    open internal(set) var interactiveMovementTarget = CGPoint.zero
    /// The element whose view has a new preferred size, and the size.
    var measured: (element: CollectionElement, size: CGSize)?
    /// The distance by which the content offset changes after the layout was computed, in points. Defaults to
    /// `.zero`.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content size, in points. Defaults to `.zero`.
    open var contentSizeAdjustment = CGSize.zero
}
