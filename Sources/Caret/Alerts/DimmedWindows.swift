/// The app's windows below alerts. UIKit dims the tint of the views below an alert. Here these views are in another
/// window, so that window is dimmed.
@MainActor struct DimmedWindows {
    private struct Dimmed {
        weak var window: UIWindow?
        let tint: UIColor?
        let mode: UIView.TintAdjustmentMode
        var alerts: Set<Int>
    }

    private var dimmed: [Dimmed] = []

    /// Returns the tint of a window without the dimming.
    func tint(of window: UIWindow) -> UIColor? { dimmed.first { $0.window === window }.map(\.tint) ?? window.tintColor }

    /// Dims a window while an alert is over it.
    mutating func add(_ alert: Int, over window: UIWindow?) {
        guard let window else { return }
        if let index = dimmed.firstIndex(where: { $0.window === window }) {
            dimmed[index].alerts.insert(alert)
        } else {
            dimmed.append(Dimmed(window: window, tint: window.tintColor, mode: window.tintAdjustmentMode, alerts: [alert]))
            window.tintAdjustmentMode = .dimmed
        }
    }

    /// Restores the window below an alert, if no other alert is over it.
    mutating func remove(_ alert: Int) {
        for index in dimmed.indices { dimmed[index].alerts.remove(alert) }
        for unused in dimmed where unused.alerts.isEmpty { unused.window?.tintAdjustmentMode = unused.mode }
        dimmed.removeAll { $0.alerts.isEmpty }
    }
}
