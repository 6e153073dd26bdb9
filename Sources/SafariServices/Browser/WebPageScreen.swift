import Foundation
import SystemServices

/// The screen in a `SFSafariViewController`: the page with its bars.
final class WebPageScreen: UIViewController {
    weak var owner: SFSafariViewController?
    /// The URL of the page, after redirections.
    private(set) var url: URL
    private let configuration: SFSafariViewController.Configuration
    private var hasLoaded = false
    private lazy var addressView = AddressView { [weak self] in self?.reload() }
    private lazy var pageView = WebPageView { [weak self] in self?.openInBrowser() }
    /// The time in which a page is loaded, in seconds.
    private static let loadingTime: TimeInterval = 0.1

    init(_ url: URL, configuration: SFSafariViewController.Configuration) {
        self.url = url
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private var service: BrowserService { ApplicationHost.running.system.browser }

    override func loadView() { view = pageView }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.titleView = addressView
        navigationItem.leftBarButtonItem = dismissButton
        let back = item("chevron.backward", "Back") {}
        let forward = item("chevron.forward", "Forward") {}
        // There is no history, because links cannot be followed.
        back.isEnabled = false
        forward.isEnabled = false
        let share = item("square.and.arrow.up", "Share") { [weak self] in self?.share() }
        let browser = item("safari", "Open in Safari") { [weak self] in self?.openInBrowser() }
        toolbarItems = [back, .flexibleSpace(), forward, .flexibleSpace(), share, .flexibleSpace(), browser]
        show()
    }

    /// Loads the first page. The delegate is notified after the time that loading takes.
    func load() {
        recordVisit()
        ApplicationHost.current?.frameLoop.schedule(after: Self.loadingTime) { [weak self] in self?.didLoad() }
    }

    private var dismissButton: UIBarButtonItem {
        let action = UIAction { [weak self] _ in self?.owner?.finish() }
        switch owner?.dismissButtonStyle ?? .done {
        case .done: return UIBarButtonItem(systemItem: .done, primaryAction: action)
        case .cancel: return UIBarButtonItem(systemItem: .cancel, primaryAction: action)
        case .close:
            let item = UIBarButtonItem(primaryAction: action)
            item.title = "Close"
            return item
        }
    }

    private func item(_ symbol: String, _ label: String, action: @escaping @MainActor () -> Void) -> UIBarButtonItem {
        let item = UIBarButtonItem(primaryAction: UIAction(image: UIImage(systemName: symbol)) { _ in action() })
        item.accessibilityLabel = label
        return item
    }

    private func show() {
        addressView.show(url)
        pageView.show(url)
    }

    private func recordVisit() {
        service.recordVisit(
            BrowserVisit(
                url: url, entersReaderIfAvailable: configuration.entersReaderIfAvailable,
                isBarCollapsingEnabled: configuration.barCollapsingEnabled))
    }

    private func didLoad() {
        // The user or the app may have dismissed the screen meanwhile.
        guard !hasLoaded, let owner, view.window != nil else { return }
        hasLoaded = true
        let isOffline = service.isOffline
        for next in isOffline ? [] : service.redirections(of: url) {
            url = next
            show()
            owner.delegateHub.notify { $0.safariViewController(owner, initialLoadDidRedirectTo: next) }
        }
        if isOffline { pageView.showFailure() }
        owner.delegateHub.notify { $0.safariViewController(owner, didCompleteInitialLoad: !isOffline) }
    }

    private func reload() {
        recordVisit()
        show()
        if service.isOffline { pageView.showFailure() }
    }

    private func share() {
        guard let owner, presentedViewController == nil else { return }
        let activities = owner.delegate?.safariViewController(owner, activityItemsFor: url, title: nil) ?? []
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: activities)
        sheet.excludedActivityTypes = owner.delegate?.safariViewController(owner, excludedActivityTypesFor: url, title: nil)
        sheet.popoverPresentationController?.barButtonItem = toolbarItems?.first { $0.accessibilityLabel == "Share" }
        present(sheet, animated: true)
    }

    private func openInBrowser() {
        guard let owner else { return }
        owner.delegateHub.notify { $0.safariViewControllerWillOpenInBrowser(owner) }
        let url = url
        UIApplication.shared.open(url) { [weak self] isOpen in
            if isOpen { self?.service.recordOpenedInBrowser(url) } else { self?.showNoBrowser() }
        }
    }

    private func showNoBrowser() {
        guard view.window != nil, presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Cannot Open Page", message: "There is no browser that this app can open.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
