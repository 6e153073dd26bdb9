internal import UIKitCore

/// The window that shows the live view.
@MainActor final class LiveViewScreen {
    static let shared = LiveViewScreen()

    private var window: UIWindow?
    /// The app whose window shows the live view.
    private weak var host: ApplicationHost?

    var liveView: (any PlaygroundLiveViewable)? { didSet { showInRunningApp() } }

    /// The app that the program or a test launched. An implicit application has no windows.
    static var runningHost: ApplicationHost? { ApplicationHost.current.flatMap { $0.isImplicit ? nil : $0 } }

    /// Shows the live view in a window of the running app, if there is one.
    func showInRunningApp() {
        guard let current = Self.runningHost else { return }
        guard let liveView else {
            window?.isHidden = true
            window = nil
            return
        }
        let window = host === current ? self.window ?? UIWindow() : UIWindow()
        host = current
        self.window = window
        window.rootViewController = controller(of: liveView)
        window.makeKeyAndVisible()
    }

    private func controller(of liveView: any PlaygroundLiveViewable) -> UIViewController {
        switch liveView.playgroundLiveViewRepresentation {
        case .viewController(let controller): controller
        case .view(let view): LiveViewController(view)
        }
    }
}

/// Shows a view in the middle of the page, at its own size. A view without a size fills the page.
@MainActor private final class LiveViewController: UIViewController {
    private let liveView: UIView
    private let fills: Bool

    init(_ liveView: UIView) {
        self.liveView = liveView
        fills = liveView.bounds.isEmpty
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(liveView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !fills else { return liveView.frame = view.bounds }
        let space = view.bounds.inset(by: view.safeAreaInsets)
        // A view that is larger than the page begins in its upper left corner.
        let size = liveView.bounds.size
        liveView.frame.origin = CGPoint(
            x: space.minX + max(0, (space.width - size.width) / 2), y: space.minY + max(0, (space.height - size.height) / 2))
    }
}
