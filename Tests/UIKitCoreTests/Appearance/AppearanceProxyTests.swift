import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct AppearanceProxyTests {
    private final class Badge: UILabel {}
    private final class Card: UIView {}

    @Test func `views adopt the values of their proxies when they move into a window`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            UILabel.appearance().textColor = .red
            let label = UILabel()
            #expect(label.textColor == .label)
            window.addSubview(label)
            #expect(label.textColor == .red && UILabel.appearance().textColor == .red)
        }
    }

    @Test func `a view's own value takes precedence, whenever it is set`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            UILabel.appearance().textColor = .red
            let (before, after) = (UILabel(), UILabel())
            before.textColor = .blue
            window.addSubview(before)
            window.addSubview(after)
            after.textColor = .green
            after.removeFromSuperview()
            window.addSubview(after)
            #expect(before.textColor == .blue && after.textColor == .green)
        }
    }

    @Test func `a subclass's proxy takes precedence over its superclass's`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            Badge.appearance().textColor = .green
            UILabel.appearance().textColor = .red
            UIView.appearance().backgroundColor = .yellow
            let (badge, label) = (Badge(), UILabel())
            window.addSubview(badge)
            window.addSubview(label)
            #expect(badge.textColor == .green && label.textColor == .red)
            #expect(badge.backgroundColor == .yellow)
        }
    }

    @Test func `containers are matched from the inside outwards`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            UILabel.appearance().textColor = .red
            UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
            UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, Card.self]).textColor = .green
            let (card, stack) = (Card(), UIStackView())
            let (plain, inCard, inBoth) = (UILabel(), UILabel(), UILabel())
            window.addSubview(plain)
            window.addSubview(card)
            card.addSubview(inCard)
            card.addSubview(stack)
            stack.addArrangedSubview(inBoth)
            #expect(plain.textColor == .red && inCard.textColor == .blue && inBoth.textColor == .green)
            let outside = UIStackView(arrangedSubviews: [UILabel()])
            window.addSubview(outside)
            #expect((outside.arrangedSubviews.first as? UILabel)?.textColor == .red)
        }
    }

    @Test func `bars and their buttons have proxies`() throws {
        try TestHost.run { host in
            UINavigationBar.appearance().barTintColor = .black
            UINavigationBar.appearance().tintColor = .white
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .orange
            let controller = UIViewController()
            let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
            controller.navigationItem.rightBarButtonItem = item
            let navigation = UINavigationController(rootViewController: controller)
            let window = host.makeWindow()
            window.rootViewController = navigation
            host.step(2)
            #expect(navigation.navigationBar.barTintColor == .black && navigation.navigationBar.tintColor == .white)
            #expect(item.tintColor == .orange)
        }
    }

    @Test func `values that an initialiser sets are not appearance values`() throws {
        final class Eager: UILabel {
            override init(frame: CGRect) {
                super.init(frame: frame)
                textColor = .purple
            }
            required init?(coder: NSCoder) { nil }
        }
        try TestHost.run { host in
            let window = host.makeWindow()
            Eager.appearance().font = .systemFont(ofSize: 30)
            let (view, label) = (Eager(), UILabel())
            window.addSubview(view)
            window.addSubview(label)
            #expect(view.font.pointSize == 30 && label.font.pointSize == 17 && label.textColor == .label)
        }
    }

    @Test func `an application begins without any appearance`() throws {
        try TestHost.run { _ in UILabel.appearance().textColor = .red }
        try TestHost.run { host in
            let label = UILabel()
            host.makeWindow().addSubview(label)
            #expect(label.textColor == .label)
        }
    }

    @Test func `bars, items and controls adopt the values of proxies`() throws {
        try TestHost.run { host in
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .red
            UINavigationBar.appearance().standardAppearance = look
            UINavigationBar.appearance().scrollEdgeAppearance = look
            UINavigationBar.appearance().isTranslucent = false
            UITabBar.appearance().unselectedItemTintColor = .brown
            UISwitch.appearance().onTintColor = .purple
            UIPageControl.appearance().currentPageIndicatorTintColor = .orange
            UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
            UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.cyan], for: .selected)
            UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = .magenta
            UITableView.appearance().separatorColor = .blue

            let root = UIViewController()
            root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
            let navigation = UINavigationController(rootViewController: root)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let window = host.makeWindow()
            window.rootViewController = tabs
            let (toggle, pages, segments) = (UISwitch(), UIPageControl(), UISegmentedControl(items: ["a"]))
            let (search, field, table) = (UISearchBar(), UITextField(), UITableView(frame: .zero))
            for view in [toggle, pages, segments, search, field, table] as [UIView] { root.view.addSubview(view) }
            host.step()
            #expect(navigation.navigationBar.standardAppearance.backgroundColor == .red)
            #expect(navigation.navigationBar.scrollEdgeAppearance?.backgroundColor == .red)
            #expect(!navigation.navigationBar.isTranslucent)
            #expect(tabs.tabBar.unselectedItemTintColor == .brown)
            #expect(toggle.onTintColor == .purple && pages.currentPageIndicatorTintColor == .orange)
            #expect(root.navigationItem.rightBarButtonItem?.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
            #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .cyan)
            #expect(segments.titleTextAttributes(for: .normal) == nil)
            #expect(search.searchTextField.textColor == .magenta && field.textColor == .label)
            #expect(table.separatorColor == .blue)
        }
    }

    @Test func `a control's own value takes precedence over its proxy`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            UISwitch.appearance().onTintColor = .purple
            let toggle = UISwitch()
            toggle.onTintColor = .red
            window.addSubview(toggle)
            #expect(toggle.onTintColor == .red)
        }
    }

    @Test func `a proxy for traits applies to views with those traits, also later`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            UILabel.appearance().textColor = .red
            UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .green
            let (light, dark) = (UILabel(), UILabel())
            let night = UIView()
            night.overrideUserInterfaceStyle = .dark
            window.addSubview(night)
            night.addSubview(dark)
            window.addSubview(light)
            #expect(light.textColor == .red && dark.textColor == .green)
            window.overrideUserInterfaceStyle = .dark
            host.step()
            #expect(light.textColor == .green)
        }
    }
}
