/// An item to share that is created when an activity requests it.
///
/// ```swift
/// let item = ActivityItem(placeholder: "") { activity in activity == .copyToPasteboard ? short : report.text }
/// present(UIActivityViewController(activityItems: [item], applicationActivities: nil), animated: true)
/// ```
public final class ActivityItem: NSObject, UIActivityItemSource {
    private let placeholder: Any
    private let subject: RetainedClosure<@MainActor (UIActivity.ActivityType?) -> String>
    private let item: RetainedClosure<@MainActor (UIActivity.ActivityType?) -> Any?>

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - placeholder: An object of the same type as the item. The type determines which activities are offered.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - subject: Returns the subject for activities that have a subject line; "" by default.
    ///   - item: Makes the item for an activity; `nil` omits the item. This object retains the closure, and the
    ///     activity view controller retains this object.
    public init(
        placeholder: Any, file: String = #fileID, line: Int = #line,
        subject: @escaping @MainActor (UIActivity.ActivityType?) -> String = { _ in "" },
        item: @escaping @MainActor (UIActivity.ActivityType?) -> Any?
    ) {
        self.placeholder = placeholder
        self.subject = RetainedClosure(SourceLocation(file, line), subject)
        self.item = RetainedClosure(SourceLocation(file, line), item)
        super.init()
        // Leak audits search the closures of registered objects.
        Hooks.globalHandlerStorage?.register(self)
    }

    public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { placeholder }

    public func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item.body?(activityType) }

    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { subject.body?(activityType) ?? "" }
}

extension ActivityItem: HandlerRetaining {
    var retainedHandlers: [RetainedHandler] { item.retainedHandlers + subject.retainedHandlers }
}
