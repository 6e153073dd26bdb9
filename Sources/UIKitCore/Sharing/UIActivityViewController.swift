import Foundation

/// The share sheet: the activities of the system and the app for some items.
///
/// The sheet offers the pasteboard, files, the desktop's mail program, and the desktop's default program for a URL or
/// file. Present the sheet with `present`; on tablets, set a source for the popover.
/// > Difference from Apple: There is no AirDrop, and no list of people.
/// - Source: https://developer.apple.com/documentation/uikit/uiactivityviewcontroller
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// Called once when the sheet is closed. The arguments are the chosen activity, whether the activity completed, the
    /// items returned by an extension, and the error. There are no extensions, so these items are always `nil`. If the
    /// user chose nothing, the activity is `nil` and the second argument is `false`.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let appActivities: [UIActivity]
    final lazy var list = ActivityList(ActivityItems(placeholders), availableActivities) { [weak self] in self?.choose($0) }
    private var hasEnded = false
    /// Whether items are being created.
    private var isCreatingItems = false
    /// Whether the sheet is closing because an activity ended.
    private var isFinishing = false

    /// Creates a sheet.
    ///
    /// - Parameters:
    ///   - activityItems: texts, URLs, images, ``UIActivityItemSource``s, ``UIActivityItemProvider``s, and values
    ///     that the app's activities support.
    ///   - applicationActivities: the activities that the app provides, listed after the system's activities of the
    ///     same category.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        appActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        sheetPresentationController?.detents = [.medium(), .large()]
        sheetPresentationController?.prefersGrabberVisible = true
        popoverPresentationController?.backgroundColor = .systemGroupedBackground
    }

    /// Returns `nil`, because a sheet requires items.
    public required init?(coder: NSCoder) { nil }

    /// The handler that is called when the sheet is closed.
    public final var completionWithItemsHandler: CompletionWithItemsHandler?

    /// The types of the activities that are not offered; `nil` by default. Set the value before presenting the sheet.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    open override func loadView() { view = list.makeView() }

    open override func viewDidLoad() {
        super.viewDidLoad()
        list.onClose = { [weak self] in self?.dismiss(animated: true) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if !isFinishing, isBeingDismissed || presentingViewController == nil { end(nil, completed: false, error: nil) }
    }

    override var adaptsToPopover: Bool { true }
    override func sizeInPopover() -> CGSize? { CGSize(width: 320, height: list.height) }

    /// The placeholders of the items, since the activity is not known yet.
    private var placeholders: [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    private var availableActivities: [UIActivity] {
        let placeholders = placeholders
        let systemActivities = [
            CopyActivity(), MailActivity(), OpenActivity(), SaveActivity(onlyPictures: true), SaveActivity(onlyPictures: false),
        ]
        let possibleActivities = (systemActivities + appActivities).filter { activity in
            let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false
            return !isExcluded && activity.activityTitle != nil && activity.canPerform(withActivityItems: placeholders)
        }
        return possibleActivities.filter { type(of: $0).activityCategory == .share }
            + possibleActivities.filter { type(of: $0).activityCategory == .action }
    }

    final func subject(for type: UIActivity.ActivityType) -> String {
        items.lazy.compactMap { $0 as? any UIActivityItemSource }
            .map { $0.activityViewController(self, subjectForActivityType: type) }.first { !$0.isEmpty } ?? ""
    }

    private func choose(_ activity: UIActivity) {
        let providers = items.compactMap { $0 as? UIActivityItemProvider }
        guard !providers.isEmpty else { return perform(activity) }
        guard !isCreatingItems else { return }
        isCreatingItems = true
        view.isUserInteractionEnabled = false
        for provider in providers { provider.begin(for: activity.activityType) }
        Task {
            await FileOperations.run("making what is shared") { for provider in providers { provider.start() } }
            isCreatingItems = false
            view.isUserInteractionEnabled = true
            // The user may have closed the sheet meanwhile.
            guard !hasEnded else { return }
            activity.sheet = self
            if providers.contains(where: \.isCancelled) { finish(activity, completed: false, nil) } else { perform(activity) }
        }
    }

    private func perform(_ activity: UIActivity) {
        let resolvedItems = items.compactMap { item -> Any? in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: activity.activityType)
        }
        activity.sheet = self
        activity.prepare(withActivityItems: resolvedItems)
        if let screen = activity.activityViewController { present(screen, animated: true) } else { activity.perform() }
    }

    /// Ends an activity.
    final func finish(_ activity: UIActivity, completed: Bool, _ error: (any Error)?) {
        guard !hasEnded, activity.sheet === self else { return }
        activity.sheet = nil
        isFinishing = true
        let presenter = presentingViewController
        guard let presenter else { return end(activity.activityType, completed: completed, error: error) }
        presenter.dismiss(animated: true) { self.end(activity.activityType, completed: completed, error: error) }
    }

    private func end(_ type: UIActivity.ActivityType?, completed: Bool, error: (any Error)?) {
        guard !hasEnded else { return }
        hasEnded = true
        completionWithItemsHandler?(type, completed, nil, error)
        completionWithItemsHandler = nil
    }
}
