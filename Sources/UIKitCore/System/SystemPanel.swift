import SystemServices

/// The panel "System", which the F9 key opens and closes.
///
/// It lists the services that the app uses, its requests, and the answers that the person at the window can give.
///
/// The panel belongs to the system: the app neither sees its window nor becomes inactive, so that its reactions are
/// visible.
@MainActor final class SystemPanel {
    /// The usage of the F9 key on the HID keyboard page.
    static let keyUsage = UIKeyboardHIDUsage.keyboardF9.rawValue
    /// The seconds between two looks at the services while the panel is open.
    private static let refreshInterval = 0.5

    private weak var host: ApplicationHost?
    private var window: UIWindow?
    private var list: SystemPanelController?
    private var refresh: DelayToken?
    /// Observes a sheet that the person pulls down, which closes the panel, too.
    private lazy var dismissalObserver = InteractiveDismissalObserver { [weak self] in self?.close() }

    init(_ host: ApplicationHost) {
        self.host = host
    }

    var isOpen: Bool { window != nil }

    /// Opens the panel, or closes it.
    func toggle() {
        if isOpen { dismiss() } else { open() }
    }

    /// Removes the panel at once, because the app ends.
    func close() {
        refresh?.cancel()
        refresh = nil
        window?.isHidden = true
        window = nil
        list = nil
    }

    private func open() {
        guard let host, let scene = host.systemScene else { return }
        let newWindow = UIWindow.ofSystem(on: scene)
        newWindow.rootViewController = UIViewController()
        newWindow.isHidden = false
        let newList = SystemPanelController(host.system) { [weak self] in self?.dismiss() }
        let navigation = UINavigationController(rootViewController: newList)
        newWindow.rootViewController?.present(navigation, animated: true)
        dismissalObserver.observe(navigation.presentationController)
        window = newWindow
        list = newList
        scheduleRefresh()
    }

    private func dismiss() {
        guard let root = window?.rootViewController else { return }
        root.dismiss(animated: true) { [weak self] in self?.close() }
    }

    private func scheduleRefresh() {
        refresh = host?.frameLoop.schedule(after: Self.refreshInterval, isIdle: true) { [weak self] in
            self?.list?.reloadIfNeeded()
            self?.scheduleRefresh()
        }
    }
}
