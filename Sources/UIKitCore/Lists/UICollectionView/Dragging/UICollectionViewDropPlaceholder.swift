/// A placeholder for what was dropped on a collection view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Says what is seen of what flies to the cell; `nil`, the default, for as it was while it was dragged.
    ///
    /// Kept as long as the placeholder.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
