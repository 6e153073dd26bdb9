/// The alerts of an application. Several alerts can be visible at once, each with its own answer.
///
/// Each alert has its own window above the app's windows. An alert can therefore be shown while a controller is
/// presented, and alerts can be dismissed in any order.
///
/// ```swift
/// UIApplication.shared.alerts.show(Alert("Saved"))       // no buttons: dismissed after two seconds
/// ```
@MainActor public final class Alerts {
    /// The treatment of an alert that is shown while another alert is visible; `.stack` by default.
    public var policy = AlertPolicy.stack
    private var queue = AlertQueue()
    private var entries: [Int: AlertEntry] = [:]
    private var windows: [Int: UIWindow] = [:]
    /// The app's window below all alerts, whose tint is dimmed while alerts are visible.
    private weak var dimmedWindow: UIWindow?
    private var savedTintMode = UIView.TintAdjustmentMode.automatic

    init() {}

    /// The identifiers of the visible and waiting alerts, in the order in which they were shown.
    public var active: [Int] { queue.active }

    /// The number of windows of visible alerts and of alerts whose dismissal is still animating.
    var windowCount: Int { windows.count }

    /// Shows an alert, immediately or according to ``policy``.
    ///
    /// - Parameters:
    ///   - alert: The alert.
    ///   - autoDismiss: The time after which an alert without buttons dismisses itself; two seconds by default, `nil`
    ///     for never. The time is measured by the display's frames from the moment the alert is shown. The countdown
    ///     pauses while a pointer hovers over the alert or VoiceOver focuses it; VoiceOver's escape gesture closes
    ///     the alert.
    /// - Returns: A handle for awaiting the answer; keeping the handle is optional.
    @discardableResult public func show<Answer>(_ alert: Alert<Answer>, autoDismiss: Duration? = .seconds(2)) -> AlertHandle<Answer> {
        show(alert, autoDismiss: autoDismiss, for: nil)
    }

    /// Shows an alert for a controller, in the controller's scene. An alert with buttons is dismissed with the
    /// controller.
    func show<Answer>(_ alert: Alert<Answer>, autoDismiss: Duration?, for presenter: UIViewController?) -> AlertHandle<Answer> {
        let content = AlertQueue.Content(
            id: alert.id, title: alert.title, message: alert.message, isSheet: alert.style == .actionSheet,
            buttons: alert.buttons.map(\.title))
        let (id, changes) = queue.show(content, policy)
        let handle = AlertHandle<Answer>(id: id) { [weak self] in self?.dismiss(id) }
        entries[id] = AlertEntry(id: id, alert: alert, delay: alert.buttons.isEmpty ? autoDismiss : nil) { end in
            handle.settle(Self.outcome(of: alert, end))
        }
        entries[id]?.presenter = presenter
        if let presenter, !alert.buttons.isEmpty { follow(presenter, for: id) }
        perform(changes)
        return handle
    }

    /// Runs the handler of the button that ended an alert, and returns the outcome.
    private static func outcome<Answer>(of alert: Alert<Answer>, _ end: AlertEnd) -> AlertOutcome<Answer> {
        switch end {
        case .timeout: return .timedOut
        case .dismissed: return .cancelled
        case .button(let index):
            guard alert.buttons.indices.contains(index) else { return .cancelled }
            alert.buttons[index].action?.body?()
            return alert.buttons[index].answer.map { .answered($0) } ?? .cancelled
        }
    }

    /// Presses a button of a visible alert.
    ///
    /// - Parameters:
    ///   - index: The index of the button, from 0.
    ///   - id: The identifier of the alert.
    /// - Returns: Whether the alert and the button exist and the button is enabled; otherwise nothing happens.
    @discardableResult public func press(_ index: Int, of id: Int) -> Bool {
        guard let entry = entries[id], entry.isEnabled(index) else { return false }
        let changes = queue.press(index, of: id)
        perform(changes)
        return !changes.isEmpty
    }

    /// Dismisses an alert without an answer. Does nothing if the alert does not exist or one of its buttons has been
    /// pressed.
    public func dismiss(_ id: Int) { perform(queue.dismiss(id)) }

    /// Stores the closure that removes the observers of the controller that shows an alert.
    func setObserverRemoval(_ id: Int, _ end: @escaping @MainActor () -> Void) { entries[id]?.removeObservers = end }

    // MARK: - One alert

    private func perform(_ changes: [AlertQueue.Change]) {
        for change in changes {
            switch change {
            case .open(let id): if let entry = entries[id] { open(entry) }
            case .close(let id): if let entry = entries[id] { close(entry) }
            case .settle(let id, let end): if let entry = entries[id] { settle(entry, end) }
            }
        }
    }

    private func open(_ entry: AlertEntry) {
        let below = entry.presenter?.viewIfLoaded?.window ?? AlertWindow.key(of: .shared)
        let window = AlertWindow.make(over: below, index: entry.id)
        // UIKit dims the tint of the views below an alert. Here these views are in another window, so the window is
        // dimmed.
        if windows.isEmpty {
            dimmedWindow = below
            savedTintMode = below?.tintAdjustmentMode ?? .automatic
            below?.tintAdjustmentMode = .dimmed
        }
        windows[entry.id] = window
        let controller = makeController(for: entry)
        let id = entry.id
        Hooks.onChoice(of: controller) { [weak self] in self?.queue.markPressed(id) }
        window.makeKeyAndVisible()
        centerActionSheet(controller, in: window.rootViewController)
        window.rootViewController?.present(controller, animated: true)
        guard let delay = entry.delay else { return }
        let onTimeout: @MainActor () -> Void = { [weak self] in
            guard let self else { return }
            perform(queue.dismiss(id, by: .timeout))
        }
        controller.dismissAutomatically = onTimeout
        let countdown = AlertCountdown(delay, of: controller.view, onTimeout)
        entry.cancelTimer = { countdown.stop() }
    }

    /// Positions an action sheet in the middle of the screen. On a tablet, an action sheet is a popover, but an alert
    /// has no source view to which a popover could point.
    private func centerActionSheet(_ controller: UIAlertController, in root: UIViewController?) {
        guard controller.preferredStyle == .actionSheet, let popover = controller.popoverPresentationController else { return }
        popover.sourceView = root?.view
        popover.permittedArrowDirections = []
        // A touch outside of the sheet dismisses it only if there is a cancel action.
        controller.isModalInPresentation = !controller.actions.contains { $0.style == .cancel }
    }

    private func makeController(for entry: AlertEntry) -> AccessibleAlertController {
        let controller = AccessibleAlertController(title: entry.title, message: entry.message, preferredStyle: entry.style)
        for (index, button) in entry.buttons.enumerated() {
            let action = UIAlertAction(title: button.title, style: button.style) { [weak self, weak entry] _ in
                guard let self, let entry else { return }
                releaseWindow(of: entry)
                perform(queue.didDismiss(entry.id, by: index))
            }
            action.isEnabled = entry.isEnabled(index)
            controller.addAction(action)
        }
        for field in entry.fields {
            field.add(to: controller) { [weak controller, weak entry] in
                for (index, action) in (controller?.actions ?? []).enumerated() { action.isEnabled = entry?.isEnabled(index) ?? false }
            }
        }
        return controller
    }

    /// Runs the handler and resumes the waiting callers before the alert is removed, since the handler may show
    /// another alert.
    private func settle(_ entry: AlertEntry, _ end: AlertEnd) {
        entry.cancelTimer?()
        entry.cancelTimer = nil
        entry.removeObservers?()
        entry.removeObservers = nil
        entry.settle(end)
        entries[entry.id] = nil
        perform(queue.finish(entry.id))
    }

    private func close(_ entry: AlertEntry) {
        guard let root = windows[entry.id]?.rootViewController else { return }
        root.dismiss(animated: true) { [weak self] in self?.releaseWindow(of: entry) }
    }

    private func releaseWindow(of entry: AlertEntry) {
        windows.removeValue(forKey: entry.id)?.isHidden = true
        guard windows.isEmpty else { return }
        dimmedWindow?.tintAdjustmentMode = savedTintMode
        dimmedWindow = nil
    }
}

extension Alerts: HandlerRetaining {
    var retainedHandlers: [RetainedHandler] { entries.sorted { $0.key < $1.key }.flatMap { $0.value.heldHandlers } }
}
