import Foundation

/// Makes a thing to share only when it is needed, and while the person goes on: a large picture, a document.
///
/// Override ``item``. The share sheet asks for it beside the main actor, once an activity was chosen, and the activity waits for it.
///
/// ```swift
/// final class Report: UIActivityItemProvider, @unchecked Sendable {
///     override var item: Any { activityType == .mail ? makeShortReport() : makeReport() }
/// }
/// ```
/// - Source: https://developer.apple.com/documentation/uikit/uiactivityitemprovider
// Safe to share: what changes, the activity and the thing, is only touched under the lock, and the placeholder is read by the main actor alone.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    private let lock = NSLock()
    private var type: UIActivity.ActivityType?
    private var made: Any?
    private let placeholder: Any

    /// Keeps what stands in for the thing.
    ///
    /// - Parameter placeholderItem: something of the same kind as ``item``: activities are listed by it.
    public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    /// What stands in for the thing until it is made.
    open var placeholderItem: Any? { placeholder }

    /// The activity that was chosen; `nil` before that.
    public final var activityType: UIActivity.ActivityType? { lock.withLock { type } }

    /// The thing. Called once, beside the main actor; the placeholder by default.
    open var item: Any { placeholder }

    /// Keeps ``item``. The share sheet starts the operation; do not do it yourself.
    open override func main() {
        let item = item
        lock.withLock { made = item }
    }

    @MainActor final func begin(for activity: UIActivity.ActivityType?) { lock.withLock { type = activity } }

    // MARK: - As a source

    /// ``placeholderItem``.
    @MainActor open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? placeholder
    }

    /// What ``item`` was, also in a later sheet: operations run once. `nil` of one that was cancelled.
    @MainActor open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { lock.withLock { made } }

    /// Answers "".
    @MainActor open func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

extension UIActivityItemProvider: UIActivityItemSource {}
