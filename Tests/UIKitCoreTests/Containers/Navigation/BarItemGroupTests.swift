import CaretTesting
import Testing

@testable import UIKitCore

/// Groups of bar button items.
@MainActor @Suite(.app) struct BarItemGroupTests {
    private final class Taps { var names: [String] = [] }
    private let taps = Taps()

    private func item(_ name: String) -> UIBarButtonItem {
        let taps = taps
        return UIBarButtonItem(primaryAction: UIAction(title: name) { _ in taps.names.append(name) })
    }

    private func launched(_ change: (UINavigationItem) -> Void) async throws -> (app: TestApp, item: UINavigationItem) {
        let screen = UIViewController()
        screen.title = "Orders"
        change(screen.navigationItem)
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: screen) })
        try await app.settle()
        return (app, screen.navigationItem)
    }

    private func frame(_ item: UIBarButtonItem) -> CGRect { item.currentButton.map { $0.convert($0.bounds, to: nil) } ?? .null }

    @Test func groupsAndItemsStayInSync() {
        let item = UINavigationItem(title: "")
        let (a, b, c) = (self.item("a"), self.item("b"), self.item("c"))
        item.leadingItemGroups = [.fixedGroup(items: [a, b]), c.creatingFixedGroup()]
        #expect(item.leftBarButtonItems == [a, b, c] && a.buttonGroup === item.leadingItemGroups[0])
        item.leadingItemGroups[0].isHidden = true
        #expect(item.leftBarButtonItems == [c])
        item.trailingItemGroups = [.fixedGroup(items: [a, b])]
        #expect(item.rightBarButtonItems == [b, a], "They count from the edge inwards.")
        item.trailingItemGroups[0].barButtonItems = [b]
        #expect(item.rightBarButtonItems == [b] && a.buttonGroup == nil)
        item.rightBarButtonItems = [a, c]
        #expect(item.trailingItemGroups.map(\.barButtonItems) == [[c, a]])
        item.rightBarButtonItem = nil
        #expect(item.trailingItemGroups.isEmpty)
    }

    @Test func withEnoughRoomAllItemsAreShown() async throws {
        let (a, b, more) = (self.item("A"), self.item("B"), self.item("More"))
        let (_, item) = try await launched { $0.trailingItemGroups = [.fixedGroup(representativeItem: more, items: [a, b])] }
        #expect(frame(a).maxX <= frame(b).minX && frame(b).maxX == 390 - BarMetrics.edgeInset(width: 390))
        #expect(!item.trailingItemGroups[0].isDisplayingRepresentativeItem && more.currentButton?.isHidden == true)
    }

    @Test func withoutRoomTheRepresentativeIsShown() async throws {
        let items = (1...6).map { self.item("Item \($0)") }
        let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), style: .plain, target: nil, action: nil)
        more.accessibilityLabel = "More"
        let (app, item) = try await launched { item in
            item.leadingItemGroups = [.fixedGroup(items: [self.item("Left")])]
            item.trailingItemGroups = [.fixedGroup(representativeItem: more, items: items)]
        }
        #expect(item.trailingItemGroups[0].isDisplayingRepresentativeItem && !app.exists("Item 1") && app.exists("Left"))
        #expect(frame(more).maxX == 390 - BarMetrics.edgeInset(width: 390))
        try await app.tap("More")
        try await app.settle()
        try await app.tap("Item 3")
        try await app.settle()
        #expect(taps.names == ["Item 3"])
        await app.resize(to: CGSize(width: 1180, height: 820))
        try await app.settle()
        #expect(!item.trailingItemGroups[0].isDisplayingRepresentativeItem && app.exists("Item 1"))
    }

    @Test func aRepresentativeWithItsOwnActionPerformsIt() async throws {
        let items = (1...6).map { self.item("Item \($0)") }
        let (app, _) = try await launched { item in
            item.trailingItemGroups = [.fixedGroup(representativeItem: self.item("All"), items: items)]
        }
        try await app.tap("All")
        try await app.settle()
        #expect(taps.names == ["All"] && app.mainWindow.openMenu == nil)
    }
}
