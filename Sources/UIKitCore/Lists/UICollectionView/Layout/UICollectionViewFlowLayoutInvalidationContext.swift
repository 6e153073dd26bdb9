/// The parts of a flow layout to invalidate.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes and distances are requested from the delegate again. Defaults to `true`.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether frames are computed again. Defaults to `true`.
    open var invalidateFlowLayoutAttributes = true

    /// Whether the computed geometry remains valid.
    var keepsGeometry: Bool {
        !invalidateFlowLayoutDelegateMetrics && !invalidateFlowLayoutAttributes && !invalidateEverything && !invalidateDataSourceCounts
    }
}
