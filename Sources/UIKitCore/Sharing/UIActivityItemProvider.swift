import Foundation

/// A provider that creates an item in the background, and only when it is needed, such as a large image or a
/// document.
///
/// Override ``item``. The share sheet reads the property outside the main actor after the user chose an activity, and
/// the activity waits for the item.
///
/// ```swift
/// final class Report: UIActivityItemProvider, @unchecked Sendable {
///     override var item: Any { activityType == .mail ? makeShortReport() : makeReport() }
/// }
/// ```
/// - Source: https://developer.apple.com/documentation/uikit/uiactivityitemprovider
// Sendable: the lock guards the activity and the item, and the placeholder is only read on the main actor.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    private let lock = NSLock()
    private var type: UIActivity.ActivityType?
    private var createdItem: Any?
    private let placeholder: Any

    /// Creates a provider with a placeholder.
    ///
    /// - Parameter placeholderItem: a value of the same kind as ``item``, which determines the listed activities.
    public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    /// The placeholder for the item.
    open var placeholderItem: Any? { placeholder }

    /// The chosen activity; `nil` before the choice.
    public final var activityType: UIActivity.ActivityType? { lock.withLock { type } }

    /// The item. Read once, outside the main actor; the placeholder by default.
    open var item: Any { placeholder }

    /// Creates and stores ``item``. The share sheet starts the operation; do not start it yourself.
    open override func main() {
        let item = item
        lock.withLock { createdItem = item }
    }

    @MainActor final func begin(for activity: UIActivity.ActivityType?) { lock.withLock { type = activity } }

    // MARK: - As a source

    /// Returns ``placeholderItem``.
    @MainActor open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? placeholder
    }

    /// Returns the value of ``item``. A later sheet receives the same value, because operations run once. Returns `nil`
    /// if the operation was cancelled.
    @MainActor open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { lock.withLock { createdItem } }

    /// Returns "".
    @MainActor open func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

extension UIActivityItemProvider: UIActivityItemSource {}
