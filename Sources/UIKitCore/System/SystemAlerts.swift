/// The system's alerts, shown one after another above all windows of the app.
///
/// As on iOS, the app is inactive while an alert is visible.
@MainActor package final class SystemAlerts {
    /// An alert that waits for its answer.
    private struct Request {
        let id: Int
        let alert: SystemAlert
        let answer: @MainActor (Int?) -> Void
    }

    private weak var host: ApplicationHost?
    private var requests: [Request] = []
    private var lastID = 0
    private var window: UIWindow?
    private var controller: UIAlertController?
    /// Whether a withdrawn alert is being dismissed. The next alert is shown after that.
    private var isDismissing = false

    init(_ host: ApplicationHost) {
        self.host = host
    }

    /// Shows an alert after those that are waiting.
    ///
    /// - Parameter answer: Called once with the index of the button that was pressed, or with `nil` if the alert was
    ///   withdrawn or the app ended.
    /// - Returns: The number for ``withdraw(_:)``.
    @discardableResult package func show(_ alert: SystemAlert, answer: @escaping @MainActor (Int?) -> Void) -> Int {
        lastID += 1
        requests.append(Request(id: lastID, alert: alert, answer: answer))
        if requests.count == 1, !isDismissing { showFirst() }
        return lastID
    }

    /// Shows an alert, and returns the index of the button that was pressed; `nil` if the app ended.
    package func answer(to alert: SystemAlert) async -> Int? {
        await withCheckedContinuation { continuation in show(alert) { continuation.resume(returning: $0) } }
    }

    /// Removes an alert that was not answered yet, for example because the app no longer needs the answer.
    package func withdraw(_ id: Int) {
        guard let index = requests.firstIndex(where: { $0.id == id }) else { return }
        let request = requests.remove(at: index)
        if index == 0 {
            isDismissing = controller != nil
            controller?.dismiss(animated: true) { [weak self] in self?.didDismiss() }
            controller = nil
        }
        request.answer(nil)
    }

    /// Answers all alerts with `nil`, because the app ends or has no scene.
    func close() {
        isDismissing = false
        let waiting = exchange(&requests, with: [])
        window?.isHidden = true
        window = nil
        controller = nil
        host?.systemInterruptions.end(for: self)
        for request in waiting { request.answer(nil) }
    }

    private func showFirst() {
        guard let request = requests.first, let scene = host?.systemScene else { return close() }
        let window = window ?? makeWindow(scene)
        let controller = UIAlertController(title: request.alert.title, message: request.alert.message, preferredStyle: .alert)
        for (index, button) in request.alert.buttons.enumerated() {
            controller.addAction(
                UIAlertAction(title: button.title, style: button.style) { [weak self] _ in self?.choose(index, in: request.id) })
        }
        controller.preferredAction = request.alert.preferredButton.map { controller.actions[$0] }
        self.controller = controller
        host?.systemInterruptions.begin(for: self)
        window.rootViewController?.present(controller, animated: true)
    }

    private func makeWindow(_ scene: UIWindowScene) -> UIWindow {
        let newWindow = UIWindow.ofSystem(on: scene)
        newWindow.rootViewController = UIViewController()
        newWindow.isHidden = false
        window = newWindow
        return newWindow
    }

    private func choose(_ index: Int, in id: Int) {
        guard let first = requests.first, first.id == id else { return }
        requests.removeFirst()
        controller = nil
        didDismiss()
        first.answer(index)
    }

    /// Shows the next alert, or returns the screen to the app.
    private func didDismiss() {
        isDismissing = false
        guard requests.isEmpty else { return showFirst() }
        window?.isHidden = true
        window = nil
        host?.systemInterruptions.end(for: self)
    }
}
