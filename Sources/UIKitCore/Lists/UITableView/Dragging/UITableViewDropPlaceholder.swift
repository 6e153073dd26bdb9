/// A placeholder for an item that was dropped on a table.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Returns the parameters of the preview that is animated to the cell. By default `nil`: the preview of the drag.
    ///
    /// The placeholder retains the closure.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
