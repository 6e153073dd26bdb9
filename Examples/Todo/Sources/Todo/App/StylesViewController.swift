import UIKit

/// The two styles: side by side if there is space, else as two tabs.
final class StylesViewController: UIViewController {
    /// The width for two lists, in points.
    private static let widthForBoth: CGFloat = 700

    let delegates: UINavigationController
    let closures: UINavigationController
    private let line = UIView()
    private var tabs: UITabBarController?
    private let book: TodoBook
    private let login: Login?
    /// Whether the server has requested a login since the last one: the user is asked once.
    private var hasAsked = false

    init(_ book: TodoBook, _ login: Login? = nil) {
        self.login = login
        delegates = UINavigationController(rootViewController: TaskListViewController(book))
        closures = UINavigationController(rootViewController: ClosureListViewController(book))
        self.book = book
        super.init(nibName: nil, bundle: nil)
        delegates.tabBarItem = UITabBarItem(title: "Delegates", image: UIImage(systemName: "list.bullet"), tag: 0)
        closures.tabBarItem = UITabBarItem(title: "Closures", image: UIImage(systemName: "curlybraces"), tag: 1)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        line.backgroundColor = .separator
        guard let login else { return }
        for controller in [delegates, closures] { controller.viewControllers.first?.navigationItem.leftBarButtonItem = item(login) }
        book.observers.add(self)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if view.bounds.width >= Self.widthForBoth { showBoth() } else { showTabs() }
    }

    private func showBoth() {
        if delegates.parent !== self {
            drop(tabs)
            tabs?.viewControllers = []
            tabs = nil
            for controller in [delegates, closures] { take(controller) }
            view.addSubview(line)
        }
        let half = (view.bounds.width / 2).rounded()
        delegates.view.frame = CGRect(x: 0, y: 0, width: half, height: view.bounds.height)
        closures.view.frame = CGRect(x: half, y: 0, width: view.bounds.width - half, height: view.bounds.height)
        line.frame = CGRect(x: half, y: 0, width: 1 / max(traitCollection.displayScale, 1), height: view.bounds.height)
    }

    private func showTabs() {
        if tabs == nil {
            for controller in [delegates, closures] where controller.parent === self { drop(controller) }
            line.removeFromSuperview()
            let tabs = UITabBarController()
            tabs.viewControllers = [delegates, closures]
            take(tabs)
            self.tabs = tabs
        }
        tabs?.view.frame = view.bounds
    }

    private func take(_ controller: UIViewController) {
        addChild(controller)
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    private func drop(_ controller: UIViewController?) {
        guard let controller, controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
    }

    // MARK: - Login

    private func item(_ login: Login) -> UIBarButtonItem {
        let item = UIBarButtonItem(image: UIImage(systemName: "person.crop.circle"), style: .plain, target: nil, action: nil)
        item.accessibilityLabel = "Account"
        item.primaryAction = UIAction(image: item.image) { [weak self] _ in self?.showAccount(login) }
        return item
    }

    private func showAccount(_ login: Login) {
        Task { [weak self] in
            await login.look()
            if let name = login.user { self?.offerToLeave(login, name) } else { self?.ask(login) }
        }
    }

    private func offerToLeave(_ login: Login, _ name: String) {
        let alert = UIAlertController(
            title: name, message: "The list stays on this device after logging out.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Log Out", style: .destructive) { [weak self] _ in
                self?.hasAsked = true
                Task { await login.leave() }
            })
        present(alert, animated: true)
    }

    private func ask(_ login: Login) {
        guard presentedViewController == nil else { return }
        let screen = UINavigationController(rootViewController: LoginViewController(login))
        screen.modalPresentationStyle = .formSheet
        present(screen, animated: true)
    }

    /// Selects one of the tabs, if there are any.
    func select(_ index: Int) { tabs?.selectedIndex = index }
}

extension StylesViewController: TodoBookObserver {
    func bookDidChange(_ book: TodoBook) {
        guard let login else { return }
        guard book.status.needsLogin else {
            // A user who has just logged out is not asked to log in.
            if login.user != nil { hasAsked = false }
            return
        }
        guard !hasAsked, view.window != nil else { return }
        hasAsked = true
        ask(login)
    }
}
