/// The alerts of an application: as many at once as there is need for, each with its own answer.
///
/// Every alert stands in a window of its own above the app's. None is refused because a controller presents something else, and each
/// can go before or after the others.
///
/// ```swift
/// UIApplication.shared.alerts.show(Alert("Saved"))       // no buttons: gone after two seconds
/// ```
@MainActor public final class Alerts {
    /// What happens to an alert that is shown while another one is up; `.stack` by default.
    public var policy = AlertPolicy.stack
    private var queue = AlertQueue()
    private var entries: [Int: AlertEntry] = [:]
    private var windows: [Int: UIWindow] = [:]
    /// The app's window below them all, whose tints are without colour while there are any.
    private weak var dimmed: UIWindow?
    private var mode = UIView.TintAdjustmentMode.automatic

    init() {}

    /// The numbers of the alerts that are up or wait, in the order in which they were shown.
    public var active: [Int] { queue.active }

    /// How many windows alerts stand in: those that are up, and those that are just leaving.
    var windowCount: Int { windows.count }

    /// Shows an alert at once, or as ``policy`` says.
    ///
    /// - Parameters:
    ///   - alert: its words and buttons.
    ///   - autoDismiss: after how much time an alert without buttons goes by itself; two seconds by default, and never for `nil`.
    ///     The time is that of the display's frames, and begins when the alert is shown. It pauses while a pointer is over the alert, or
    ///     VoiceOver is at it; VoiceOver's gesture to escape closes the alert.
    /// - Returns: how to wait for the answer; there is no need to keep it.
    @discardableResult public func show<Answer>(_ alert: Alert<Answer>, autoDismiss: Duration? = .seconds(2)) -> AlertHandle<Answer> {
        show(alert, autoDismiss: autoDismiss, for: nil)
    }

    /// Shows an alert for a controller: in its scene, and, where the alert has buttons, no longer than the controller stays.
    func show<Answer>(_ alert: Alert<Answer>, autoDismiss: Duration?, for asker: UIViewController?) -> AlertHandle<Answer> {
        let words = AlertQueue.Words(
            id: alert.id, title: alert.title, message: alert.message, isSheet: alert.style == .actionSheet,
            buttons: alert.buttons.map(\.title))
        let (id, changes) = queue.show(words, policy)
        let handle = AlertHandle<Answer>(id: id) { [weak self] in self?.dismiss(id) }
        entries[id] = AlertEntry(id: id, alert: alert, delay: alert.buttons.isEmpty ? autoDismiss : nil) { end in
            handle.settle(Self.outcome(of: alert, end))
        }
        entries[id]?.asker = asker
        if let asker, !alert.buttons.isEmpty { follow(asker, for: id) }
        perform(changes)
        return handle
    }

    /// Runs the handler of the button that ended an alert, and tells how it went.
    private static func outcome<Answer>(of alert: Alert<Answer>, _ end: AlertEnd) -> AlertOutcome<Answer> {
        switch end {
        case .time: return .timedOut
        case .nobody: return .cancelled
        case .button(let index):
            guard alert.buttons.indices.contains(index) else { return .cancelled }
            alert.buttons[index].action?.body?()
            return alert.buttons[index].answer.map { .answered($0) } ?? .cancelled
        }
    }

    /// Presses a button of an alert that is up.
    ///
    /// - Parameters:
    ///   - index: of the button, from 0.
    ///   - id: the alert's number.
    /// - Returns: whether there is such a button of such an alert, and it may be pressed. If not, nothing happens.
    @discardableResult public func press(_ index: Int, of id: Int) -> Bool {
        guard let entry = entries[id], entry.isEnabled(index) else { return false }
        let changes = queue.press(index, of: id)
        perform(changes)
        return !changes.isEmpty
    }

    /// Takes an alert away without an answer; does nothing if it is not there, or somebody has pressed a button, and it is just going.
    public func dismiss(_ id: Int) { perform(queue.dismiss(id)) }

    /// Takes what ends the watching of the controller that shows an alert.
    func setFollowing(_ id: Int, _ end: @escaping @MainActor () -> Void) { entries[id]?.endFollowing = end }

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
        let below = entry.asker?.viewIfLoaded?.window ?? AlertWindow.key(of: .shared)
        let window = AlertWindow.make(over: below, index: entry.id)
        // As for every alert the tints below lose their colour; here they are in another window.
        if windows.isEmpty {
            dimmed = below
            mode = below?.tintAdjustmentMode ?? .automatic
            below?.tintAdjustmentMode = .dimmed
        }
        windows[entry.id] = window
        let controller = makeController(for: entry)
        let number = entry.id
        Hooks.onChoice(of: controller) { [weak self] in self?.queue.touch(number) }
        window.makeKeyAndVisible()
        place(controller, in: window.rootViewController)
        window.rootViewController?.present(controller, animated: true)
        guard let delay = entry.delay else { return }
        let end: @MainActor () -> Void = { [weak self] in
            guard let self else { return }
            perform(queue.dismiss(number, by: .time))
        }
        controller.leave = end
        let countdown = AlertCountdown(delay, of: controller.view, end)
        entry.cancelTimer = { countdown.stop() }
    }

    /// On a tablet a sheet is a popover; as there is nothing that this one could point at, it stands in the middle of the screen.
    private func place(_ controller: UIAlertController, in root: UIViewController?) {
        guard controller.preferredStyle == .actionSheet, let popover = controller.popoverPresentationController else { return }
        popover.sourceView = root?.view
        popover.permittedArrowDirections = []
        // Beside the sheet nothing is answered, unless there is an action to cancel.
        controller.isModalInPresentation = !controller.actions.contains { $0.style == .cancel }
    }

    private func makeController(for entry: AlertEntry) -> NoticeController {
        let controller = NoticeController(title: entry.title, message: entry.message, preferredStyle: entry.style)
        for (index, button) in entry.buttons.enumerated() {
            let action = UIAlertAction(title: button.title, style: button.style) { [weak self, weak entry] _ in
                guard let self, let entry else { return }
                forgetWindow(of: entry)
                perform(queue.leave(entry.id, by: index))
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

    /// Runs the handler, answers, and only then forgets the alert: the handler may show another one.
    private func settle(_ entry: AlertEntry, _ end: AlertEnd) {
        entry.cancelTimer?()
        entry.cancelTimer = nil
        entry.endFollowing?()
        entry.endFollowing = nil
        entry.settle(end)
        entries[entry.id] = nil
        perform(queue.finish(entry.id))
    }

    private func close(_ entry: AlertEntry) {
        guard let root = windows[entry.id]?.rootViewController else { return }
        root.dismiss(animated: true) { [weak self] in self?.forgetWindow(of: entry) }
    }

    private func forgetWindow(of entry: AlertEntry) {
        windows.removeValue(forKey: entry.id)?.isHidden = true
        guard windows.isEmpty else { return }
        dimmed?.tintAdjustmentMode = mode
        dimmed = nil
    }
}

extension Alerts: HandlerHolder {
    var heldHandlers: [HeldHandler] { entries.sorted { $0.key < $1.key }.flatMap { $0.value.heldHandlers } }
}
