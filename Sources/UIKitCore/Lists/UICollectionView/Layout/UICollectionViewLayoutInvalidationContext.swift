import Foundation

/// What of a layout has to be worked out anew.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Makes a context that invalidates places, and neither counts nor everything.
    public required override init() {
        super.init()
    }

    /// Whether nothing that is known of the data holds any more: `reloadData()`.
    open internal(set) var invalidateEverything = false
    /// Whether sections and items have to be counted anew.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items that the change is about; `nil` if it is about no single ones.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// Says that the change is about these items as well.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// The views beside cells that the change is about, by kind; `nil` if it is about no single ones.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// Says that the change is about these views of a kind as well.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }
    /// The decorations that the change is about, by kind; `nil` if it is about no single ones.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// Says that the change is about these decorations of a kind as well.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
    /// Where items stood that are being moved, before this step of the movement; `nil` if none are.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where items stand that are being moved; `nil` if none are.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where the middle of the item is that is being moved, in points of the content. Defaults to `.zero`.
    open internal(set) var interactiveMovementTarget = CGPoint.zero
    /// The element whose view wants to be of a size.
    var measured: (element: CollectionElement, size: CGSize)?
    /// How far to move content when the layout has been worked out, in points. Defaults to `.zero`.
    open var contentOffsetAdjustment = CGPoint.zero
    /// What to add to the content's size, in points. Defaults to `.zero`.
    open var contentSizeAdjustment = CGSize.zero
}
