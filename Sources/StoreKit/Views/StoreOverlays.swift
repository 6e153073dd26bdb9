internal import SystemServices

/// The sheets and prompts of the store, shown one after another above all windows of the app.
///
/// As on iOS, the app is inactive while one of them is visible.
@MainActor final class StoreOverlays {
    private var waiting: [StoreOverlayController] = []
    private var window: UIWindow?

    /// Shows an overlay after those that are waiting.
    func show(_ overlay: StoreOverlayController) {
        waiting.append(overlay)
        if waiting.count == 1 { showFirst() }
    }

    /// Shows the payment sheet.
    ///
    /// - Returns: Whether the person confirmed the purchase, and the work that `settle` waits for since the answer.
    func confirm(_ purchase: StorePurchase, in service: StoreService) async -> (didConfirm: Bool, work: PendingWork.Token) {
        let name = "a purchase of \(purchase.productID)"
        guard let summary = PaymentSummary(purchase, service) else { return (false, PendingWork.begin(name)) }
        return await withCheckedContinuation { continuation in
            show(PaymentSheetController(summary) { continuation.resume(returning: ($0, PendingWork.begin(name))) })
        }
    }

    /// Cancels all overlays, because the app ends.
    func close() {
        let last = exchange(&waiting, with: [])
        hideWindow()
        for overlay in last { overlay.cancel() }
    }

    private func showFirst() {
        guard let overlay = waiting.first else { return hideWindow() }
        guard let host = ApplicationHost.current, let scene = host.systemScene else { return close() }
        host.systemInterruptions.begin(for: self)
        let current = window ?? UIWindow.ofSystem(on: scene)
        window = current
        overlay.didEnd = { [weak self, weak overlay] in
            self?.waiting.removeAll { $0 === overlay }
            self?.showFirst()
        }
        current.rootViewController = overlay
        current.isHidden = false
    }

    private func hideWindow() {
        window?.isHidden = true
        window = nil
        ApplicationHost.current?.systemInterruptions.end(for: self)
    }
}
