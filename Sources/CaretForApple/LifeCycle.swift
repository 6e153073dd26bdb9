/// The events in the life of a controller.
enum ControllerEvent: Sendable, Hashable {
    case load
    case willAppear(Bool)
    case isAppearing(Bool)
    case didAppear(Bool)
    case willDisappear(Bool)
    case didDisappear(Bool)
    /// The controller was popped or dismissed, and its view was removed.
    case didLeave
}

extension Hooks {
    /// Begins to report what happens to a view or controller. Does nothing when called again.
    ///
    /// A hidden child controller observes a controller, and a hidden subview observes a view. The view of a controller
    /// is loaded for that.
    static func beginObserving(_ host: AnyObject, for storage: UserInfoStorage) {
        if let view = host as? UIView {
            let probe = WindowProbe.key.value(of: view) { WindowProbe(in: view) }
            guard probe.superview == nil else { return }
            probe.onMove = { [weak storage] window in
                for observer in storage?.watchers.forWindow ?? [] { observer(window) }
            }
            view.addSubview(probe)
        }
        guard let controller = host as? UIViewController, ControllerProbe.key.value(of: controller) == nil else { return }
        let probe = ControllerProbe(for: storage)
        ControllerProbe.key.set(probe, of: controller)
        let wasLoaded = controller.isViewLoaded
        controller.loadViewIfNeeded()
        probe.observe(controller)
        if !wasLoaded { probe.send(.load) }
    }
}

/// A hidden subview that reports when its superview enters or leaves a window.
final class WindowProbe: UIView {
    static let key = AssociationKey<WindowProbe>()

    var onMove: (@MainActor (UIWindow?) -> Void)?
    private weak var lastWindow: UIWindow?

    /// Makes a probe for a view, whose present window is not reported.
    init(in view: UIView?) {
        lastWindow = view?.window
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window !== lastWindow else { return }
        lastWindow = window
        onMove?(window)
    }
}

/// A hidden child that reports the appearance of its parent.
final class ControllerProbe: UIViewController {
    static let key = AssociationKey<ControllerProbe>()

    private weak var storage: UserInfoStorage?
    private weak var observed: UIViewController?
    /// Whether the parent was visible before, so that the appearance of this child is none of the parent.
    private var ignoresAppearance = false
    private var isLeaving = false

    init(for storage: UserInfoStorage) {
        self.storage = storage
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func observe(_ controller: UIViewController) {
        observed = controller
        view.frame = .zero
        view.isHidden = true
        view.isUserInteractionEnabled = false
        guard controller.shouldAutomaticallyForwardAppearanceMethods else { return observeWindow(of: controller) }
        ignoresAppearance = controller.viewIfLoaded?.window != nil
        controller.addChild(self)
        controller.view.addSubview(view)
        didMove(toParent: controller)
    }

    /// Containers that forward no appearance are visible while their view is in a window.
    private func observeWindow(of controller: UIViewController) {
        let probe = WindowProbe(in: controller.view)
        probe.onMove = { [weak self] window in
            let events: [ControllerEvent] =
                window != nil
                ? [.willAppear(false), .isAppearing(false), .didAppear(false)] : [.willDisappear(false), .didDisappear(false)]
            for event in events { self?.send(event) }
            guard window == nil, let controller = self?.observed else { return }
            if controller.parent == nil, controller.presentingViewController == nil { self?.send(.didLeave) }
        }
        controller.view.addSubview(probe)
    }

    func send(_ event: ControllerEvent) {
        guard let observed else { return }
        for observer in storage?.watchers.forController ?? [] { observer(observed, event) }
        for observer in Hooks.applicationStorage?.watchers.forController ?? [] { observer(observed, event) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isLeaving = false
        if !ignoresAppearance { send(.willAppear(animated)) }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if !ignoresAppearance { send(.isAppearing(animated)) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !ignoresAppearance { send(.didAppear(animated)) }
        ignoresAppearance = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let ancestors = sequence(first: observed) { $0?.parent }.prefix { $0 != nil }
        isLeaving = ancestors.contains { $0?.isBeingDismissed == true || $0?.isMovingFromParent == true }
        send(.willDisappear(animated))
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        send(.didDisappear(animated))
        if isLeaving { send(.didLeave) }
        isLeaving = false
    }
}
