import UIKit

/// The two styles: side by side where there is room, else as two tabs.
final class StylesViewController: UIViewController {
    /// In points: what two lists need.
    private static let widthForBoth: CGFloat = 700

    let delegates: UINavigationController
    let closures: UINavigationController
    private let line = UIView()
    private var tabs: UITabBarController?

    init(_ book: TodoBook) {
        delegates = UINavigationController(rootViewController: TaskListViewController(book))
        closures = UINavigationController(rootViewController: ClosureListViewController(book))
        super.init(nibName: nil, bundle: nil)
        delegates.tabBarItem = UITabBarItem(title: "Delegates", image: UIImage(systemName: "list.bullet"), tag: 0)
        closures.tabBarItem = UITabBarItem(title: "Closures", image: UIImage(systemName: "curlybraces"), tag: 1)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        line.backgroundColor = .separator
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

    /// Shows one of the tabs, where there are any.
    func select(_ index: Int) { tabs?.selectedIndex = index }
}
