internal import SystemServices
internal import UIKitCore

/// Shows banners in a window above the app, one at a time.
///
/// While a banner is visible, only the most recent of further notifications waits. It replaces the banner after a
/// second. A flood of notifications therefore shows at most one banner a second, as the list contains the others.
@MainActor final class BannerPresenter {
    private weak var delivery: NotificationDelivery?
    private var window: UIWindow?
    private var container: BannerContainer?
    private(set) var banner: BannerView?
    private var detail: BannerDetailView?
    private var next: BannerContent?
    /// The time of the frame clock at which the banner appeared, in seconds.
    private var appearance: TimeInterval = 0
    private var timer: DelayToken?
    private var replacement: DelayToken?
    /// The number of banners that were shown, for tests.
    private(set) var shownCount = 0

    init(_ delivery: NotificationDelivery) {
        self.delivery = delivery
    }

    private var frameLoop: FrameLoop? { delivery?.host?.frameLoop }

    /// Shows a banner, or lets it wait until the visible one was shown for a second.
    func show(_ content: BannerContent) {
        guard let frameLoop, let banner else { return appear(content) }
        // The user reads an expanded banner without being interrupted.
        guard detail == nil || banner.content.item.id == content.item.id else { return }
        let remaining = appearance + BannerMetrics.shortestDuration - frameLoop.now
        guard remaining > 0 else { return replace(by: content) }
        next = content
        guard replacement == nil else { return }
        replacement = frameLoop.schedule(after: remaining, isIdle: true) { [weak self] in
            guard let self, let content = next else { return }
            replace(by: content)
        }
    }

    /// Hides the banners of notifications.
    func withdraw(_ ids: Set<String>) {
        if let next, ids.contains(next.item.id) { self.next = nil }
        if let banner, ids.contains(banner.content.item.id) { disappear() }
    }

    /// Hides all banners.
    func withdrawAll() {
        next = nil
        disappear()
    }

    // MARK: - One banner

    private func replace(by content: BannerContent) {
        cancelTimers()
        next = nil
        detail?.close()
        detail = nil
        window?.systemAcceptsKeys = false
        if let old = banner { leave(old) }
        banner = nil
        appear(content)
    }

    private func appear(_ content: BannerContent) {
        guard let container = container ?? makeContainer() else { return }
        let view = BannerView(content, width: container.bannerWidth)
        addGestures(to: view)
        container.addSubview(view)
        banner = view
        shownCount += 1
        appearance = frameLoop?.now ?? 0
        delivery?.host?.system.notifications.setVisible(content.item)
        layOut()
        view.transform = exitTransform(of: view)
        animate { view.transform = .identity }
        UIAccessibility.post(notification: .announcement, argument: content.spokenText)
        startTimer()
    }

    /// Hides the banner, and shows the waiting one.
    private func disappear() {
        cancelTimers()
        detail?.close()
        detail = nil
        window?.systemAcceptsKeys = false
        delivery?.host?.system.notifications.setVisible(nil)
        if let old = banner { leave(old) }
        banner = nil
        guard let content = next else { return closeWhenEmpty() }
        next = nil
        appear(content)
    }

    private func leave(_ view: BannerView) {
        view.isUserInteractionEnabled = false
        animate {
            view.transform = self.exitTransform(of: view)
            view.alpha = 0
        } completion: { [weak self] in
            view.removeFromSuperview()
            self?.closeWhenEmpty()
        }
    }

    private func exitTransform(of view: UIView) -> CGAffineTransform {
        let top = container?.frame(width: view.bounds.width, height: view.bounds.height) ?? view.bounds
        return CGAffineTransform(translationX: 0, y: -top.maxY - BannerMetrics.margin)
    }

    private func animate(_ changes: @escaping @MainActor () -> Void, completion: (@MainActor () -> Void)? = nil) {
        UIView.animate(
            withDuration: BannerMetrics.animationDuration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: changes, completion: { _ in completion?() })
    }

    private func startTimer() {
        timer?.cancel()
        guard banner?.content.remains != true else { return }
        timer = frameLoop?.schedule(after: BannerMetrics.duration, isIdle: true) { [weak self] in self?.disappear() }
    }

    private func cancelTimers() {
        for token in [timer, replacement] { token?.cancel() }
        timer = nil
        replacement = nil
    }

    // MARK: - The window

    private func makeContainer() -> BannerContainer? {
        guard let scene = delivery?.host?.systemScene else { return nil }
        let newWindow = UIWindow.ofSystem(on: scene)
        let view = BannerContainer(frame: newWindow.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.layOut = { [weak self] in self?.layOut() }
        newWindow.addSubview(view)
        newWindow.isHidden = false
        newWindow.layoutIfNeeded()
        window = newWindow
        container = view
        return view
    }

    private func closeWhenEmpty() {
        guard banner == nil, detail == nil, container?.subviews.isEmpty == true else { return }
        window?.isHidden = true
        window = nil
        container = nil
    }

    private func layOut() {
        guard let container else { return }
        detail?.frame = container.bounds
        guard let banner else { return }
        let width = container.bannerWidth
        let frame = container.frame(width: width, height: banner.height(for: width))
        // The transform of an animation or a drag remains.
        banner.bounds.size = frame.size
        banner.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    // MARK: - Gestures

    private func addGestures(to view: BannerView) {
        let (tap, pan, press) = (UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer())
        tap.addAction { [weak self] _ in self?.respond(nil) }
        pan.addAction { [weak self] in self?.drag($0 as? UIPanGestureRecognizer) }
        press.addAction { [weak self] in if $0.state == .began { self?.expand() } }
        for recognizer in [tap, pan, press] as [UIGestureRecognizer] { view.addGestureRecognizer(recognizer) }
    }

    private func drag(_ pan: UIPanGestureRecognizer?) {
        guard let pan, let banner, pan.view === banner, detail == nil else { return }
        let distance = pan.translation(in: container).y
        switch pan.state {
        case .began, .changed:
            timer?.cancel()
            banner.transform = CGAffineTransform(translationX: 0, y: distance < 0 ? distance : distance * BannerMetrics.resistance)
        case .ended where distance < -BannerMetrics.dragDistance || pan.velocity(in: container).y < -BannerMetrics.dragSpeed: disappear()
        case .ended where distance > BannerMetrics.dragDistance: expand()
        default:
            animate { banner.transform = .identity }
            startTimer()
        }
    }

    /// Sends the user's response, which hides the banner.
    private func respond(_ action: String?, text: String? = nil) {
        guard let item = banner?.content.item else { return }
        do throws(NotificationAnswerError) {
            try delivery?.respond(to: item, action: action, text: text)
        } catch {
            // The app removed the category meanwhile, so nothing is left to answer.
            disappear()
        }
    }

    // MARK: - The expanded banner

    /// Shows the whole text and the actions.
    private func expand() {
        guard let container, let banner, detail == nil else { return }
        cancelTimers()
        next = nil
        let view = BannerDetailView(banner.content, in: container)
        view.choose = { [weak self] in self?.respond($0, text: $1) }
        view.beginEditing = { [weak self] in
            self?.window?.systemAcceptsKeys = true
            self?.window?.makeKey()
        }
        view.cancel = { [weak self] in self?.disappear() }
        view.frame = container.bounds
        container.addSubview(view)
        detail = view
        banner.isHidden = true
        view.open()
    }
}
