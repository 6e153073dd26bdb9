import Foundation
import Platform

/// The system interface around the app: the status bar, and the home indicator of devices without a home button.
///
/// Displays that do not represent a device have neither of them.
@MainActor final class SystemChrome {
    let manager = UIStatusBarManager()
    private(set) var needsUpdate = true
    private weak var surface: ScreenSurface?
    /// The inputs of the last update.
    private var inputs: ChromeInputs?
    private var statusBar: StatusBarView?
    private var homeIndicator: HomeIndicatorView?
    /// The cached time and battery charge of the status bar, and the time on the frame clock at which the cache
    /// expires. Formatting the time and reading the kernel's files in each frame would be too slow.
    private var cachedStatus: (time: String, battery: CGFloat, end: TimeInterval)?
    private var minuteTimer: DelayToken?

    init(_ surface: ScreenSurface) {
        self.surface = surface
    }

    /// Requests an update in the next frame, because a controller's preferences changed.
    func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        surface?.applicationHost?.frameLoop.setNeedsFrame()
    }

    /// Updates the bars if an update was requested or an input changed. Called in the third pass of each frame.
    func updateIfNeeded() {
        let current = ChromeInputs(surface?.frontWindow)
        if needsUpdate || current != inputs {
            needsUpdate = false
            inputs = current
            update()
        } else if statusBar != nil, let host = surface?.applicationHost, isCacheExpired(host) {
            update()
        }
    }

    /// Returns whether a touch at a point belongs to the status bar.
    func contains(_ point: CGPoint) -> Bool { !manager.isStatusBarHidden && manager.statusBarFrame.contains(point) }

    func close() {
        statusBar?.layer.removeFromSuperlayer()
        homeIndicator?.layer.removeFromSuperlayer()
        exchange(&statusBar, with: nil)
        exchange(&homeIndicator, with: nil)
        minuteTimer?.cancel()
    }

    private func update() {
        guard let surface, let host = surface.applicationHost else { return }
        surface.updateOrientation()
        let device = surface.window.metrics
        let preference = StatusBarPreference(surface.frontWindow?.rootViewController, darkByDefault: device.appearance == .dark)
        let metrics = host.backend.drawsStatusBar ? StatusBarMetrics(device) : nil
        updateTopInset(of: device, isBarHidden: metrics != nil && preference.isHidden)
        show(metrics, preference, host)
        showHomeIndicator(
            host.backend.drawsStatusBar && !preference.hidesHomeIndicator ? HomeIndicatorView.frame(on: device) : nil,
            preference.isIndicatorBright)
    }

    /// Removes the upper safe-area inset while the bar is hidden, on devices whose inset is only due to the bar, not
    /// to a camera cutout.
    private func updateTopInset(of device: DisplayMetrics, isBarHidden: Bool) {
        guard let surface, device.safeArea.top == Self.plainHeight else { return }
        var metrics = device
        if isBarHidden { metrics.safeArea.top = 0 }
        surface.apply(metrics)
        // Applying the metrics requests an update, but this method is part of one.
        needsUpdate = false
    }

    /// The height of the bar on devices with a home button, in points.
    private static let plainHeight: CGFloat = 20

    private func show(_ metrics: StatusBarMetrics?, _ preference: StatusBarPreference, _ host: ApplicationHost) {
        manager.statusBarStyle = preference.isBright ? .lightContent : .darkContent
        manager.isStatusBarHidden = preference.isHidden || metrics == nil
        manager.statusBarFrame = manager.isStatusBarHidden ? .zero : metrics?.frame ?? .zero
        guard let surface, let metrics else { return removeStatusBar() }
        let status = self.status(host)
        let content = StatusBarView.Content(metrics: metrics, time: status.time, battery: status.battery, isBright: preference.isBright)
        let isNew = statusBar == nil
        let bar = statusBar ?? StatusBarView(content)
        bar.content = content
        bar.contentScaleFactor = surface.metrics.scale
        statusBar = bar
        moveToFront(bar.layer)
        move(bar, isHidden: preference.isHidden, by: isNew ? .none : preference.animation)
    }

    private func move(_ bar: UIView, isHidden: Bool, by animation: UIStatusBarAnimation) {
        let change = {
            bar.alpha = isHidden && animation != .slide ? 0 : 1
            bar.transform = isHidden && animation == .slide ? CGAffineTransform(translationX: 0, y: -bar.bounds.height) : .identity
        }
        let isVisible = bar.alpha == 1 && bar.transform.isIdentity
        guard isVisible == isHidden else { return }
        if animation == .none { change() } else { UIView.animate(withDuration: 0.35, animations: change) }
    }

    private func showHomeIndicator(_ frame: CGRect?, _ isBright: Bool) {
        guard let frame else {
            homeIndicator?.layer.removeFromSuperlayer()
            exchange(&homeIndicator, with: nil)
            return
        }
        let view = homeIndicator ?? HomeIndicatorView()
        view.frame = frame
        view.backgroundColor = isBright ? .white : .black
        homeIndicator = view
        moveToFront(view.layer)
    }

    private func removeStatusBar() {
        statusBar?.layer.removeFromSuperlayer()
        exchange(&statusBar, with: nil)
    }

    /// Moves a layer in front of all windows.
    private func moveToFront(_ layer: CALayer) {
        guard let root = surface?.rootLayer, root.sublayers?.last !== layer else { return }
        layer.zPosition = 1_000_000
        root.addSublayer(layer)
    }

    // MARK: - Texts of the status bar

    /// Returns whether the cached time is out of date. The tolerance of a millisecond allows for rounding errors in
    /// sums of dates and frame times.
    private func isCacheExpired(_ host: ApplicationHost) -> Bool { cachedStatus.map { host.backend.clock.now + 0.001 >= $0.end } ?? true }

    private func status(_ host: ApplicationHost) -> (time: String, battery: CGFloat, end: TimeInterval) {
        if let cachedStatus, !isCacheExpired(host) { return cachedStatus }
        let date = host.wallClock()
        let minutes = date.timeIntervalSinceReferenceDate / 60
        let secondsToNextMinute = 60 * (1 - (minutes - minutes.rounded(.down)))
        let newStatus = (
            time: StatusBarTime.text(of: date, locale: UserLocale.current), battery: CGFloat(host.backend.battery?.level ?? 1),
            end: host.backend.clock.now + secondsToNextMinute
        )
        cachedStatus = newStatus
        scheduleUpdate(host, after: secondsToNextMinute)
        return newStatus
    }

    /// Schedules a frame at the time at which the displayed minute changes.
    private func scheduleUpdate(_ host: ApplicationHost, after seconds: TimeInterval) {
        minuteTimer?.cancel()
        minuteTimer = host.frameLoop.schedule(after: host.backend.clock.now + seconds - host.frameLoop.now, isIdle: true) {}
    }
}
