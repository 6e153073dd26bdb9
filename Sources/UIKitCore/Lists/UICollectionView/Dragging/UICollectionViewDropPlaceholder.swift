/// A placeholder for an item that was dropped on a collection view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Provides the visible part of the preview that moves to the cell; `nil`, the default, for the preview of the
    /// drag.
    ///
    /// Retained as long as the placeholder.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
