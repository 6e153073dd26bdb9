import Foundation

/// The share sheet: what can be done with some things on this machine, and with the app's own activities.
///
/// It offers the pasteboard, files, the desktop's mail program and whatever the desktop opens an address or file with. Show it by
/// `present`, on tablets with a place for its popover.
/// > Difference from Apple: there is no AirDrop, and no list of people.
/// - Source: https://developer.apple.com/documentation/uikit/uiactivityviewcontroller
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// Called once when the sheet is done with: the activity that was chosen, whether it was done, what an app's extension gave back, which
    /// is always `nil`, and why it failed. For a person who chose nothing, `nil` and `false`.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let ownActivities: [UIActivity]
    final lazy var list = ActivityList(SharedThings(placeholders), offered) { [weak self] in self?.choose($0) }
    private var isDone = false
    /// Things to share are being made.
    private var isMaking = false
    /// An activity ended, and the sheet goes because of that.
    private var isFinishing = false

    /// Makes a sheet.
    ///
    /// - Parameters:
    ///   - activityItems: texts, URLs, pictures, ``UIActivityItemSource``s, ``UIActivityItemProvider``s, and whatever the app's activities understand.
    ///   - applicationActivities: of the app itself; they stand after the machine's.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        ownActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        sheetPresentationController?.detents = [.medium(), .large()]
        sheetPresentationController?.prefersGrabberVisible = true
        popoverPresentationController?.backgroundColor = .systemGroupedBackground
    }

    /// Gives `nil`: a sheet without things is none.
    public required init?(coder: NSCoder) { nil }

    /// Who hears how it ended.
    public final var completionWithItemsHandler: CompletionWithItemsHandler?

    /// What is not offered, although it could be done; `nil` by default. Set it before the sheet is presented.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    open override func loadView() { view = list.makeView() }

    open override func viewDidLoad() {
        super.viewDidLoad()
        list.onClose = { [weak self] in self?.dismiss(animated: true) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if !isFinishing, isBeingDismissed || presentingViewController == nil { end(nil, false, nil) }
    }

    override var mayStandInPopover: Bool { true }
    override func sizeInPopover() -> CGSize? { CGSize(width: 320, height: list.height) }

    /// What would be done with them is not known yet.
    private var placeholders: [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    private var offered: [UIActivity] {
        let placeholders = placeholders
        let machine = [CopyActivity(), MailActivity(), OpenActivity(), SaveActivity(onlyPictures: true), SaveActivity(onlyPictures: false)]
        let possible = (machine + ownActivities).filter { activity in
            let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false
            return !isExcluded && activity.activityTitle != nil && activity.canPerform(withActivityItems: placeholders)
        }
        return possible.filter { type(of: $0).activityCategory == .share } + possible.filter { type(of: $0).activityCategory == .action }
    }

    final func subject(for type: UIActivity.ActivityType) -> String {
        items.lazy.compactMap { $0 as? any UIActivityItemSource }
            .map { $0.activityViewController(self, subjectForActivityType: type) }.first { !$0.isEmpty } ?? ""
    }

    private func choose(_ activity: UIActivity) {
        let providers = items.compactMap { $0 as? UIActivityItemProvider }
        guard !providers.isEmpty else { return perform(activity) }
        guard !isMaking else { return }
        isMaking = true
        view.isUserInteractionEnabled = false
        for provider in providers { provider.begin(for: activity.activityType) }
        Task {
            await FileWork.run("making what is shared") { for provider in providers { provider.start() } }
            isMaking = false
            view.isUserInteractionEnabled = true
            // The person may have closed the sheet meanwhile.
            guard !isDone else { return }
            activity.sheet = self
            if providers.contains(where: \.isCancelled) { finish(activity, completed: false, nil) } else { perform(activity) }
        }
    }

    private func perform(_ activity: UIActivity) {
        let things = items.compactMap { item -> Any? in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: activity.activityType)
        }
        activity.sheet = self
        activity.prepare(withActivityItems: things)
        if let screen = activity.activityViewController { present(screen, animated: true) } else { activity.perform() }
    }

    /// An activity says that it is over.
    final func finish(_ activity: UIActivity, completed: Bool, _ error: (any Error)?) {
        guard !isDone, activity.sheet === self else { return }
        activity.sheet = nil
        isFinishing = true
        let presenter = presentingViewController
        guard let presenter else { return end(activity.activityType, completed, error) }
        presenter.dismiss(animated: true) { self.end(activity.activityType, completed, error) }
    }

    private func end(_ type: UIActivity.ActivityType?, _ completed: Bool, _ error: (any Error)?) {
        guard !isDone else { return }
        isDone = true
        completionWithItemsHandler?(type, completed, nil, error)
        completionWithItemsHandler = nil
    }
}
