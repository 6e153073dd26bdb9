/// The alerts of an application. Several alerts can be visible at once, each with its own answer.
///
/// Each alert has its own window above the app's windows. An alert can therefore be shown while a controller is
/// presented or in a transition, and alerts can be dismissed in any order. If the scene of an alert is disconnected,
/// the alert ends without an answer.
///
/// ```swift
/// UIApplication.shared.alerts.show(Alert("Saved"))       // no buttons: dismissed after two seconds
/// ```
@MainActor public final class Alerts {
    /// The treatment of an alert that is shown while another alert is visible; `.stack` by default.
    public var policy = AlertPolicy.stack
    private var queue = AlertQueue()
    private var entries: [Int: AlertEntry] = [:]
    private var windows: [Int: AlertWindow] = [:]
    private var dimmedWindows = DimmedWindows()

    init() {
        let disconnection = ControlEvent<NotificationCenter, ObjectIdentifier?>.posted(UIScene.didDisconnectNotification) {
            ($0.object as AnyObject?).map { ObjectIdentifier($0) }
        }
        // The alerts may be used first in the closure of a cell. This handler must not end with the cell's handlers.
        NotificationCenter.default.on(disconnection, self) { alerts, scene in alerts.endAlerts(in: scene) }.endsWithOwner()
    }

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
        show(alert, AlertOptions(autoDismiss: autoDismiss))
    }

    /// Shows an alert. An alert of a controller is shown in the controller's scene, as soon as the controller is in
    /// one. An alert with buttons is dismissed with the controller.
    func show<Answer>(_ alert: Alert<Answer>, _ options: AlertOptions) -> AlertHandle<Answer> {
        let content = AlertQueue.Content(
            id: alert.id, title: alert.title, message: alert.message, isSheet: alert.style == .actionSheet,
            buttons: alert.buttons.map(\.title))
        let (id, changes) = queue.show(content, policy, alert.priority)
        let handle = AlertHandle<Answer>(id: id) { [weak self] in self?.dismiss(id) }
        let entry = AlertEntry(id: id, alert: alert, options) { end in
            handle.settle(Self.outcome(of: alert, end))
            if case .button = end { options.onButton?() }
        }
        entries[id] = entry
        if let presenter = options.presenter, entry.endsWithPresenter || presenter.nearestWindow == nil {
            follow(presenter, of: entry)
        }
        perform(changes)
        return handle
    }

    private func follow(_ presenter: UIViewController, of entry: AlertEntry) {
        let id = entry.id
        entry.removeObservers = Self.follow(presenter) { [weak self] in self?.presenterDidEnd(id) }
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

    /// Ends the alert of a controller that is no longer used. An alert without buttons ends by itself.
    private func presenterDidEnd(_ id: Int) {
        guard let entry = entries[id] else { return }
        if entry.endsWithPresenter { return dismiss(id) }
        entry.options.presenter = nil
        if entry.cancelOpening != nil { open(entry) }
    }

    /// Ends the alerts of a scene that was disconnected. Their windows are not visible any more. Alerts that wait end
    /// first, so that none of them becomes visible.
    private func endAlerts(in scene: ObjectIdentifier?) {
        guard let scene else { return }
        let waitingEntries = entries.values.filter { entry in
            windows[entry.id] == nil && entry.options.presenter?.nearestWindow?.windowScene.map { ObjectIdentifier($0) } == scene
        }
        let visibleIDs = windows.filter { $0.value.scene == scene }.keys
        for id in waitingEntries.map(\.id).sorted() + visibleIDs.sorted() {
            releaseWindow(of: id)
            perform(queue.abandon(id))
        }
    }

    // MARK: - One alert

    private func perform(_ changes: [AlertQueue.Change]) {
        for change in changes {
            switch change {
            case .open(let id): if let entry = entries[id] { openWhenPossible(entry) }
            case .close(let id): close(id)
            case .settle(let id, let end): if let entry = entries[id] { settle(entry, end) }
            }
        }
    }

    /// Opens an alert as soon as its controller, if it has one, is in a window.
    private func openWhenPossible(_ entry: AlertEntry) {
        guard let presenter = entry.options.presenter, presenter.nearestWindow == nil else { return open(entry) }
        // The controller of an alert that waited in the queue may have left its window meanwhile.
        if entry.removeObservers == nil { follow(presenter, of: entry) }
        entry.cancelOpening = Self.onAppearances { [weak self, weak entry] in
            guard let self, let entry, entry.options.presenter?.nearestWindow != nil else { return }
            open(entry)
        }
    }

    private func open(_ entry: AlertEntry) {
        entry.endOpening()
        let below = windowBelow(entry)
        let alertWindow = AlertWindow(
            over: below, tint: below.flatMap { dimmedWindows.tint(of: $0) }, priority: entry.priority, number: entry.id)
        dimmedWindows.add(entry.id, over: below)
        windows[entry.id] = alertWindow
        let id = entry.id
        let controller = AlertController.make(for: entry) { [weak self] index in
            guard let self else { return }
            releaseWindow(of: id)
            perform(queue.didDismiss(id, by: index))
        }
        Hooks.onChoice(of: controller) { [weak self] in self?.queue.markPressed(id) }
        alertWindow.window.makeKeyAndVisible()
        controller.placeActionSheet(at: entry.options.source, in: alertWindow.window.rootViewController)
        alertWindow.window.rootViewController?.present(controller, animated: true)
        guard let delay = entry.delay else { return }
        let onTimeout: @MainActor () -> Void = { [weak self] in
            guard let self else { return }
            perform(queue.dismiss(id, by: .timeout))
        }
        controller.dismissAutomatically = onTimeout
        let countdown = AlertCountdown(delay, of: controller.view, onTimeout)
        entry.cancelTimer = { countdown.stop() }
    }

    /// Returns the app's window below an alert: the window of its controller, or else the key window.
    private func windowBelow(_ entry: AlertEntry) -> UIWindow? {
        let window = entry.options.presenter?.nearestWindow ?? AlertWindow.key(of: .shared)
        return windows.values.first { $0.window === window }?.below ?? window
    }

    /// Runs the handler and resumes the waiting callers before the alert is removed, since the handler may show
    /// another alert.
    private func settle(_ entry: AlertEntry, _ end: AlertEnd) {
        entry.endObservers()
        entry.settle(end)
        entries[entry.id] = nil
        perform(queue.finish(entry.id))
    }

    private func close(_ id: Int) {
        guard let root = windows[id]?.window.rootViewController else { return }
        root.dismiss(animated: true) { [weak self] in self?.releaseWindow(of: id) }
    }

    private func releaseWindow(of id: Int) {
        windows.removeValue(forKey: id)?.window.isHidden = true
        dimmedWindows.remove(id)
    }
}

extension Alerts: HandlerRetaining {
    var retainedHandlers: [RetainedHandler] { entries.sorted { $0.key < $1.key }.flatMap { $0.value.heldHandlers } }
}
