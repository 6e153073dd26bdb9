import CoreGraphics
import Foundation
import SystemServices

/// A screen that shows a web page, presented over the app.
///
/// > Difference from Apple: there is no web engine. The screen shows the address of the page and a button that opens
/// > the page in the desktop's browser. In a test, the shown pages are `app.system.browser.visited`.
///
/// Covers the whole screen by default. The button that dismisses the screen does so itself, and notifies the delegate.
/// - Source: https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// The style of the button that dismisses the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/dismissbuttonstyle
    public enum DismissButtonStyle: Int, Sendable {
        /// "Done".
        case done = 0
        /// "Close".
        case close = 1
        /// "Cancel".
        case cancel = 2
    }

    /// The delegate, which is notified of the page and of the user's actions. Held weakly.
    open var delegate: (any SFSafariViewControllerDelegate)? {
        get { delegateHub.delegate }
        set { delegateHub.delegate = newValue }
    }
    /// The delegate, and the closures that are called after it.
    final let delegateHub = DelegateHub<any SFSafariViewControllerDelegate>()
    /// The style of the button that dismisses the screen; `.done` by default. Changes after the screen was presented
    /// have no effect, as for both colours.
    open var dismissButtonStyle = DismissButtonStyle.done
    /// The colour of the bars' background; `nil`, the default, for that of the system.
    open var preferredBarTintColor: UIColor?
    /// The colour of the buttons in the bars; `nil`, the default, for that of the system.
    open var preferredControlTintColor: UIColor?
    private let settings: Configuration
    private let initialURL: URL
    /// Observes the dismissal of a sheet by the user. The app may have a delegate of the presentation.
    final private lazy var dismissalObserver = InteractiveDismissalObserver { [weak self] in
        self.map { controller in controller.delegateHub.notify { $0.safariViewControllerDidFinish(controller) } }
    }
    final private lazy var page = WebPageScreen(initialURL, configuration: settings)
    final private var hasAppeared = false

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - url: The URL of the page.
    ///   - configuration: The settings, which are copied.
    /// - Precondition: The URL's scheme is http or https.
    public init(url: URL, configuration: Configuration) {
        initialURL = Self.checked(url)
        settings = configuration.copied
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    /// Creates a screen with default settings.
    ///
    /// - Parameter url: The URL of the page.
    /// - Precondition: The URL's scheme is http or https.
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - url: The URL of the page.
    ///   - entersReaderIfAvailable: Whether to show the page in the reader.
    /// - Precondition: The URL's scheme is http or https.
    @available(*, deprecated, message: "Use init(url:configuration:).")
    public init(url: URL, entersReaderIfAvailable: Bool) {
        initialURL = Self.checked(url)
        settings = Configuration()
        settings.entersReaderIfAvailable = entersReaderIfAvailable
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    private static func checked(_ url: URL) -> URL {
        precondition(
            ["http", "https"].contains(url.scheme?.lowercased()),
            "SFSafariViewController: the URL has the scheme \"\(url.scheme ?? "")\", and only http and https are supported. Open other "
                + "URLs with UIApplication.open(_:).")
        return url
    }

    /// Returns `nil`, because the screen requires a URL.
    public required init?(coder: NSCoder) { nil }

    /// A copy of the settings.
    open var configuration: Configuration { settings.copied }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        page.owner = self
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        applyColors(to: navigation)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        dismissalObserver.observe(presentationController)
        guard !hasAppeared else { return }
        // Neither path nor query are logged, which may contain secrets.
        ApplicationHost.running.system.requests.record("browser", "show a page of \(initialURL.host ?? "")")
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        page.load()
    }

    private func applyColors(to navigation: UINavigationController) {
        let barAppearance = UINavigationBarAppearance()
        let toolbarAppearance = UIToolbarAppearance()
        for appearance in [barAppearance, toolbarAppearance] {
            appearance.configureWithDefaultBackground()
            if let preferredBarTintColor { appearance.backgroundColor = preferredBarTintColor }
        }
        navigation.navigationBar.standardAppearance = barAppearance
        navigation.navigationBar.scrollEdgeAppearance = barAppearance
        navigation.toolbar.standardAppearance = toolbarAppearance
        navigation.toolbar.scrollEdgeAppearance = toolbarAppearance
        navigation.navigationBar.tintColor = preferredControlTintColor
        navigation.toolbar.tintColor = preferredControlTintColor
    }

    /// Notifies the delegate, and dismisses the screen unless the delegate has done so.
    final func finish() {
        delegateHub.notify { $0.safariViewControllerDidFinish(self) }
        if presentingViewController != nil { dismiss(animated: true) }
    }
}
