import CaretTesting
import Testing
import UIKit

/// Whole screens for assistive technology: lists, bars and presented controllers.
@MainActor @Suite(.app) struct AccessibilityScreensTests {
    @Test func aRowIsOneElementWithItsTextAndItsControlsSeparate() async throws {
        let rows = SettingsRows()
        let app = try await TestApp.launch(showing: { rows.makeController() })
        let expected = """
            list
              heading "NETWORK"
              cell "Wi-Fi, Home"
              cell "Airplane Mode"
                toggle "Airplane Mode" = "0"
              cell "About" selected
                button "More info"
            """
        rows.table?.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        await app.advance(frames: 2)
        #expect(app.accessibilityTree() == expected)
    }

    @Test func aCellThatIsNoElementExposesItsParts() async throws {
        let rows = SettingsRows()
        rows.isSeparate = true
        let app = try await TestApp.launch(showing: { rows.makeController() })
        let cell = try #require(app.accessibility.flatMap(\.all).first { $0.role == "cell" })
        #expect(cell.label == nil)
        #expect(cell.children.map(\.label) == ["Wi-Fi", "Home"])
    }

    @Test func activatingARowSelectsIt() async throws {
        let rows = SettingsRows()
        let app = try await TestApp.launch(showing: { rows.makeController() })
        try await app.perform(.activate, on: "Wi-Fi, Home")
        try await app.settle()
        #expect(rows.chosen == [0])
    }

    @Test func barsAreReadBeforeAndAfterTheContent() async throws {
        let app = try await TestApp.launch(showing: { Self.makeTabs() })
        let expected = """
            navigationBar #NavigationBar
              button "First" #BackButton
              heading "Second"
              button "Add"
            text "Words"
            tabBar #TabBar
              tab "Home" selected 1 of 3
              tab "Mail" = "7" 2 of 3
              tab "More" disabled 3 of 3
            """
        #expect(app.accessibilityTree() == expected)
    }

    @Test func aPresentedAlertHidesTheScreenBelow() async throws {
        let app = try await TestApp.launch(showing: { Self.makeTabs() })
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        app.mainWindow.rootViewController?.present(alert, animated: false)
        await app.advance(frames: 2)
        let expected = """
            group modal
              alert "Delete?" modal #Alert
                scrollArea
                  text "Delete?"
                  text "It is gone then."
                scrollArea
                  button "Delete"
                  button "Cancel"
            """
        let lines = app.accessibilityTree().split(separator: "\n").map(String.init)
        #expect(Set(lines) == Set(expected.split(separator: "\n").map(String.init)))
        #expect(try await app.perform(.escape, on: "It is gone then."))
        try await app.settle()
        #expect(app.mainWindow.rootViewController?.presentedViewController == nil)
    }

    @Test func aSheetIsADialogThatEscapeDismisses() async throws {
        let app = try await TestApp.launch(showing: { Self.makeTabs() })
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        let words = UILabel(saying: "On the sheet")
        words.frame = CGRect(x: 20, y: 40, width: 200, height: 30)
        sheet.view.addSubview(words)
        app.mainWindow.rootViewController?.present(sheet, animated: false)
        await app.advance(frames: 2)
        #expect(app.accessibility.map(\.role) == ["dialog"])
        #expect(app.accessibility.flatMap(\.all).compactMap(\.label).contains("On the sheet"))
        #expect(try await app.perform(.escape, on: "On the sheet"))
        try await app.settle()
        #expect(app.mainWindow.rootViewController?.presentedViewController == nil)
    }

    @Test func escapePopsAScreen() async throws {
        let app = try await TestApp.launch(showing: { Self.makeTabs() })
        #expect(try await app.perform(.escape, on: "Words"))
        try await app.settle()
        #expect(try app.accessibilityElement("First").role == "heading")
        #expect(try await app.perform(.escape, on: "First") == false)
    }

    @Test func listsScrollByPagesAndAnnounceIt() async throws {
        let rows = SettingsRows()
        rows.count = 100
        let app = try await TestApp.launch(showing: { rows.makeController() })
        #expect(try await app.perform(.scroll(.down), on: "Wi-Fi, Home") == false)
        #expect(try await app.perform(.scroll(.up), on: "Wi-Fi, Home"))
        try await app.settle()
        #expect((rows.table?.contentOffset.y ?? 0) > 500)
        #expect(app.accessibilityNotifications == [.pageScrolled])
    }

    private static func makeTabs() -> UIViewController {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "First"
        second.title = "Second"
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let words = UILabel(saying: "Words")
        words.frame = CGRect(x: 20, y: 300, width: 200, height: 30)
        second.view.addSubview(words)
        let navigation = UINavigationController()
        navigation.setViewControllers([first, second], animated: false)
        navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        let (mail, more) = (UIViewController(), UIViewController())
        mail.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 1)
        mail.tabBarItem.badgeValue = "7"
        more.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 2)
        more.tabBarItem.isEnabled = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, mail, more]
        return tabs
    }
}

/// A table of settings.
@MainActor private final class SettingsRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3
    var isSeparate = false
    var chosen: [Int] = []
    private(set) weak var table: UITableView?

    func makeController() -> UIViewController {
        let controller = UITableViewController(style: .plain)
        controller.tableView.dataSource = self
        controller.tableView.delegate = self
        table = controller.tableView
        return controller
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "NETWORK" }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        switch indexPath.row {
        case 0:
            cell.textLabel?.text = "Wi-Fi"
            cell.detailTextLabel?.text = "Home"
            if isSeparate { cell.isAccessibilityElement = false }
        case 1:
            let control = UISwitch()
            control.accessibilityLabel = "Airplane Mode"
            cell.textLabel?.text = "Airplane Mode"
            cell.accessoryView = control
        default:
            cell.textLabel?.text = "About"
            cell.accessoryType = .detailButton
        }
        return cell
    }
}
