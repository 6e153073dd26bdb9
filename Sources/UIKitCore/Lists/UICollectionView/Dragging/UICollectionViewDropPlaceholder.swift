/// A placeholder for an item that was dropped on a collection view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Returns the parameters of the preview that is animated to the cell. By default `nil`: the preview of the drag.
    ///
    /// The placeholder retains the closure.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
