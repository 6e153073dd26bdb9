/// The app's windows below alerts. UIKit dims the tint of the views below an alert. Here these views are in another
/// window, so that window is dimmed.
@MainActor struct DimmedWindows {
    private struct DimmedWindow {
        weak var window: UIWindow?
        let originalTint: UIColor?
        let originalMode: UIView.TintAdjustmentMode
        var alerts: Set<Int>
    }

    private var entries: [DimmedWindow] = []

    /// Returns the tint of a window without the dimming.
    func tint(of window: UIWindow) -> UIColor? { entries.first { $0.window === window }.map(\.originalTint) ?? window.tintColor }

    /// Dims a window while an alert is over it.
    mutating func add(_ alert: Int, over window: UIWindow?) {
        guard let window else { return }
        if let index = entries.firstIndex(where: { $0.window === window }) {
            entries[index].alerts.insert(alert)
        } else {
            let (tint, mode) = (window.tintColor, window.tintAdjustmentMode)
            entries.append(DimmedWindow(window: window, originalTint: tint, originalMode: mode, alerts: [alert]))
            window.tintAdjustmentMode = .dimmed
        }
    }

    /// Restores the window below an alert, if no other alert is over it.
    mutating func remove(_ alert: Int) {
        for index in entries.indices { entries[index].alerts.remove(alert) }
        for entry in entries where entry.alerts.isEmpty { entry.window?.tintAdjustmentMode = entry.originalMode }
        entries.removeAll { $0.alerts.isEmpty }
    }
}
