/// A placeholder for what was dropped on a table.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Says what is seen of what flies to the cell; `nil`, the default, for as it was while it was dragged.
    ///
    /// Kept as long as the placeholder.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
