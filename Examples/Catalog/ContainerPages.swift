import UIKit

/// Screens of containers.
@MainActor enum ContainerPages {
    static let all = [
        CatalogPage("UINavigationController", "arrow.left.square", controller: navigation),
        CatalogPage("UISplitViewController", "rectangle.split.2x1", controller: split),
        CatalogPage("UITabBarController", "square.grid.2x2", controller: tabs),
        CatalogPage("UITabBar", "rectangle", examples: tabBars),
        CatalogPage("UINavigationBar", "rectangle", examples: navigationBars),
        CatalogPage("UIToolbar", "rectangle", examples: toolbars),
    ]

    /// Returns a new controller with a bar of its own, below the catalogue's. A controller cannot be pushed while it
    /// is being popped.
    private static func navigation() -> UIViewController {
        PresentingViewController([
            .init("A navigation controller") { _ in
                let rows = RowsViewController(style: .insetGrouped)
                rows.title = "Large title"
                rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
                rows.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
                rows.toolbarItems = [UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
                let navigation = UINavigationController(rootViewController: rows)
                navigation.navigationBar.prefersLargeTitles = true
                navigation.isToolbarHidden = false
                return navigation
            }
        ])
    }

    private static func split() -> UIViewController {
        PresentingViewController([
            .init("Two columns") { _ in
                let split = UISplitViewController(style: .doubleColumn)
                let rows = RowsViewController(style: .insetGrouped)
                rows.title = "Rows"
                rows.navigationItem.leftBarButtonItem = UIBarButtonItem(
                    systemItem: .close, primaryAction: UIAction { [weak split] _ in split?.dismiss(animated: true) })
                split.modalPresentationStyle = .fullScreen
                split.setViewController(rows, for: .primary)
                split.setViewController(PlaceholderViewController(), for: .secondary)
                split.preferredDisplayMode = .oneBesideSecondary
                return split
            }
        ])
    }

    private static func tabs() -> UIViewController {
        let tabs = UITabBarController()
        let items: [UITabBarItem] = [
            UITabBarItem(tabBarSystemItem: .favorites, tag: 0), UITabBarItem(tabBarSystemItem: .recents, tag: 1),
            UITabBarItem(tabBarSystemItem: .contacts, tag: 2), UITabBarItem(tabBarSystemItem: .search, tag: 3),
        ]
        items[1].badgeValue = "3"
        tabs.viewControllers = items.map { item in
            let rows = RowsViewController(style: .plain)
            rows.tabBarItem = item
            return rows
        }
        return tabs
    }

    private static func tabBars() -> [Example] {
        func bar(_ change: (UITabBar, [UITabBarItem]) -> Void) -> UITabBar {
            let bar = UITabBar()
            let kinds: [UITabBarItem.SystemItem] = [.favorites, .recents, .contacts, .downloads]
            let items = kinds.enumerated().map { UITabBarItem(tabBarSystemItem: $1, tag: $0) }
            bar.items = items
            bar.selectedItem = items[0]
            change(bar, items)
            return bar
        }
        return [
            Example("Usual", bar { _, _ in }, height: 49, isWide: true),
            Example(
                "Badges",
                bar { _, items in
                    items[1].badgeValue = "7"
                    items[2].badgeValue = "New"
                    items[2].badgeColor = .systemBlue
                }, height: 49, isWide: true),
            Example("Tinted", bar { bar, _ in bar.tintColor = .systemPink }, height: 49, isWide: true),
        ]
    }

    private static func bar(_ items: [UINavigationItem], _ change: (UINavigationBar) -> Void = { _ in }) -> UINavigationBar {
        let bar = UINavigationBar()
        change(bar)
        bar.items = items
        return bar
    }

    private static func navigationBars() -> [Example] {
        let buttons = UINavigationItem(title: "Title")
        buttons.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        buttons.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        let symbols = UINavigationItem(title: "Symbols")
        symbols.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .action)]
        let prompted = UINavigationItem(title: "Title")
        prompted.prompt = "A line above the title"
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        opaque.backgroundColor = .systemIndigo
        opaque.titleTextAttributes = [.foregroundColor: UIColor.white]
        return [
            Example("Buttons", bar([buttons]), height: 44, isWide: true),
            Example("A way back", bar([UINavigationItem(title: "Inbox"), symbols]), height: 44, isWide: true),
            Example("A large title", bar([UINavigationItem(title: "Library")]) { $0.prefersLargeTitles = true }, height: 96, isWide: true),
            Example("A prompt", bar([prompted]), height: 74, isWide: true),
            Example(
                "An appearance of its own", bar([UINavigationItem(title: "Indigo")]) { $0.scrollEdgeAppearance = opaque }, height: 44,
                isWide: true),
        ]
    }

    private static func toolbars() -> [Example] {
        let (spread, words) = (UIToolbar(), UIToolbar())
        spread.items = [
            UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .organize), .flexibleSpace(),
            UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .compose),
        ]
        words.items = [UIBarButtonItem(systemItem: .edit), .flexibleSpace(), UIBarButtonItem(systemItem: .done)]
        return [Example("Symbols", spread, height: 44, isWide: true), Example("Words", words, height: 44, isWide: true)]
    }
}
