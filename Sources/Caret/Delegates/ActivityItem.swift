/// Something to share that is made when an activity asks for it.
///
/// ```swift
/// let item = ActivityItem(placeholder: "") { activity in activity == .copyToPasteboard ? short : report.text }
/// present(UIActivityViewController(activityItems: [item], applicationActivities: nil), animated: true)
/// ```
public final class ActivityItem: NSObject, UIActivityItemSource {
    private let placeholder: Any
    private let subject: KeptClosure<@MainActor (UIActivity.ActivityType?) -> String>
    private let item: KeptClosure<@MainActor (UIActivity.ActivityType?) -> Any?>

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - placeholder: something of the same kind: activities are listed by it.
    ///   - file: where it is made; leave it out.
    ///   - line: likewise.
    ///   - subject: what the thing is called where the activity has a line for that; "" by default.
    ///   - item: makes the thing for an activity; `nil` leaves it out. Kept as long as the item, which its controller keeps.
    public init(
        placeholder: Any, file: String = #fileID, line: Int = #line,
        subject: @escaping @MainActor (UIActivity.ActivityType?) -> String = { _ in "" },
        item: @escaping @MainActor (UIActivity.ActivityType?) -> Any?
    ) {
        self.placeholder = placeholder
        self.subject = KeptClosure(Site(file, line), subject)
        self.item = KeptClosure(Site(file, line), item)
        super.init()
        Hooks.lastingStorage?.note(self)
    }

    public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { placeholder }

    public func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item.body?(activityType) }

    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { subject.body?(activityType) ?? "" }
}

extension ActivityItem: HandlerHolder {
    var heldHandlers: [HeldHandler] { item.heldHandlers + subject.heldHandlers }
}
