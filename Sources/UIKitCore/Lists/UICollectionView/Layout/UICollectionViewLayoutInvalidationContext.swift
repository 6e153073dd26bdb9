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
    /// How far to move content when the layout has been worked out, in points. Defaults to `.zero`.
    open var contentOffsetAdjustment = CGPoint.zero
    /// What to add to the content's size, in points. Defaults to `.zero`.
    open var contentSizeAdjustment = CGSize.zero
}
