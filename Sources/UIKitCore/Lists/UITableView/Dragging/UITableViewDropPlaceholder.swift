/// A placeholder for an item that was dropped on a table.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Provides the visible part of the preview that moves to the cell; `nil`, the default, for the preview of the
    /// drag.
    ///
    /// Retained as long as the placeholder.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
