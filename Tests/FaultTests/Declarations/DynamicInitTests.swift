import Testing
import UIKit

/// Objects of classes that are known only as generic parameters and metatypes.
@MainActor @Suite(.app) struct DynamicInitTests {
    private final class Badge: UILabel {
        var isReady = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            isReady = true
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Navigation: UINavigationController {
        var roots = 0

        override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
            roots += 1
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Screen: UIViewController {
        let stored = [1, 2]
    }

    private final class Table: UITableView {
        let stored = "own"
    }

    private func make<View: UIView>(_ type: View.Type) -> View { DynamicInit.make(View.self) }

    @Test func `F8 views of generic parameters`() {
        let badge = make(Badge.self)
        #expect(badge.isReady && make(UISwitch.self).frame.size == UISwitch().frame.size)
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(DynamicInit.make(Badge.self, frame: frame).frame == frame)
    }

    @Test func `F8 views and controllers of metatypes`() {
        let types: [UIView.Type] = [Badge.self, UIStackView.self, UIView.self]
        let views = types.map { DynamicInit.make($0, frame: .zero) }
        #expect(views.first is Badge && views[1] is UIStackView && (views.first as? Badge)?.isReady == true)
        let root = Screen()
        let type: UINavigationController.Type = Navigation.self
        let controller = DynamicInit.make(type, rootViewController: root)
        #expect((controller as? Navigation)?.roots == 1 && controller.topViewController === root)
        let screen: UIViewController.Type = Screen.self
        #expect((DynamicInit.make(screen) as? Screen)?.stored == [1, 2])
        #expect((DynamicInit.make(screen, nibName: nil, bundle: nil) as? Screen)?.stored == [1, 2])
    }

    @Test func `F8 lists, their cells and their controllers of metatypes`() {
        let table: UITableView.Type = Table.self
        let made = DynamicInit.make(table, frame: .zero, style: .grouped)
        #expect((made as? Table)?.stored == "own" && made.style == .grouped)
        let layout = UICollectionViewFlowLayout()
        #expect(DynamicInit.make(UICollectionView.self, frame: .zero, collectionViewLayout: layout).collectionViewLayout === layout)
        #expect(DynamicInit.make(UITableViewCell.self, style: .value1, reuseIdentifier: "a").reuseIdentifier == "a")
        #expect(DynamicInit.make(UITableViewHeaderFooterView.self, reuseIdentifier: "b").reuseIdentifier == "b")
        #expect(DynamicInit.make(UITableViewController.self, style: .insetGrouped).tableView.style == .insetGrouped)
        #expect(DynamicInit.make(UICollectionViewController.self, collectionViewLayout: layout).collectionViewLayout === layout)
    }
}
