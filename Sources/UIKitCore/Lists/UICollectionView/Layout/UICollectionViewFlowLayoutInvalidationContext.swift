/// What of a flow layout has to be worked out anew.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes and distances again. Defaults to `true`.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether places are worked out again. Defaults to `true`.
    open var invalidateFlowLayoutAttributes = true

    /// Whether nothing that the layout found has to be found again.
    var leavesGeometry: Bool {
        !invalidateFlowLayoutDelegateMetrics && !invalidateFlowLayoutAttributes && !invalidateEverything && !invalidateDataSourceCounts
    }
}
