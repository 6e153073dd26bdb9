import CaretTesting
import Testing

@testable import Lists

/// The screens of the lists, driven as a person does.
@MainActor @Suite(.app) struct ListsTests {
    private func launched(_ screen: Lists.Screen) async throws -> TestApp {
        let app = try await TestApp.launch(AppDelegate(arguments: [screen.rawValue]))
        try await app.settle()
        return app
    }

    private func find<View: UIView>(_ type: View.Type, in app: TestApp) throws -> View {
        try #require(try app.find(.type(type)).view as? View)
    }

    @Test func theMenuLeadsToEveryScreen() async throws {
        let app = try await TestApp.launch(AppDelegate(arguments: []))
        for screen in Lists.Screen.allCases { #expect(app.exists(.label(screen.title))) }
        try await app.tap(.label("Settings"))
        try await app.settle()
        #expect(app.exists("Airplane Mode"))
        #expect(app.diagnostics.isEmpty)
    }

    @Test func settingsAreSwitchedAndChosen() async throws {
        let app = try await launched(.settings)
        let controller = try #require(controller(in: app) as? SettingsViewController)
        let toggle = try #require(app.all(.type(UISwitch.self)).min { $0.frame.minY < $1.frame.minY })
        await app.tap(at: CGPoint(x: toggle.frame.midX, y: toggle.frame.midY))
        try await app.settle()
        #expect(controller.settings.airplaneMode)
        try await app.tap(.label("Dark"))
        try await app.settle()
        #expect(controller.settings.appearance == .dark)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func theIndexOfContactsLeadsToALetter() async throws {
        let app = try await launched(.contacts)
        let table = try find(UITableView.self, in: app)
        #expect(app.exists("Ada Ackermann"))
        #expect(!app.exists("Zoe Zander"))
        await app.tap(at: CGPoint(x: 383, y: 600))
        try await app.settle()
        #expect(table.contentOffset.y > 300)
        #expect(!app.exists("Ada Ackermann"))
    }

    @Test func bubblesAreAsHighAsTheirWordsAndNewOnesStandBelow() async throws {
        let app = try await launched(.chat)
        let bubbles = app.all(.type(BubbleCell.self))
        let heights = Set(bubbles.map { $0.frame.height.rounded() })
        #expect(heights.count >= 3)
        let field = try find(UITextField.self, in: app)
        try await app.tap(.type(UITextField.self))
        try await app.settle()
        #expect(field.isFirstResponder)
        await app.type("With cherries?")
        try await app.tap(.label("Send"))
        try await app.settle()
        #expect(app.all(.type(BubbleCell.self)).count == bubbles.count + 1)
        #expect(app.exists("With cherries?"))
    }

    @Test func photosKeepTheirMonthInSight() async throws {
        let app = try await launched(.photos)
        let list = try find(UICollectionView.self, in: app)
        let first = try app.find("March")
        await app.scroll(by: CGPoint(x: 0, y: -200))
        try await app.settle()
        #expect(list.contentOffset.y > 0)
        #expect(try app.find("March").frame.minY <= first.frame.minY)
        #expect(try app.find("March").frame.minY >= 0)
        let photos = Set(app.all(.type(SwatchCell.self)).map { $0.frame.width.rounded() })
        #expect(photos.count == 2)
    }

    @Test func theStoresSectionsScrollByThemselves() async throws {
        let app = try await launched(.store)
        let list = try find(UICollectionView.self, in: app)
        let card = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(abs(card.convert(card.bounds, to: nil).midX - 195) < 1)
        await app.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 80, y: 250))
        try await app.settle()
        let next = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(abs(next.convert(next.bounds, to: nil).midX - 195) < 1)
        #expect(list.contentOffset.y <= 0)
        #expect(app.exists("App 1"))
    }

    @Test func foldersOpenAndClose() async throws {
        let app = try await launched(.outline)
        #expect(app.exists("Plan.txt") && !app.exists("Lake.jpg"))
        try await app.tap(.label("Pictures"))
        try await app.settle()
        #expect(app.exists("Lake.jpg"))
        try await app.tap(.label("Documents"))
        try await app.settle()
        #expect(!app.exists("Plan.txt"))
    }

    @Test func thingsToDoAreAddedTickedAndDeleted() async throws {
        let app = try await launched(.todo)
        let controller = try #require(controller(in: app) as? ToDoViewController)
        try await app.tap(.label("Add"))
        try await app.settle()
        #expect(app.exists("New task"))
        try await app.tap(.label("Answer Clara"))
        try await app.settle()
        #expect(controller.tasks[1].isDone)
        let row = try app.find("Water the plants").frame
        await app.drag(from: CGPoint(x: 350, y: row.midY), to: CGPoint(x: 30, y: row.midY), over: .milliseconds(300))
        try await app.settle()
        #expect(!app.exists("Water the plants"))
        #expect(controller.tasks.map(\.title) == ["Answer Clara", "Book the train", "Mend the bicycle", "New task"])
        try await app.tap(.label("Edit"))
        try await app.settle()
        try await app.tap(.label("Book the train"))
        try await app.tap(.label("Delete"))
        try await app.settle()
        #expect(controller.tasks.map(\.title) == ["Answer Clara", "Mend the bicycle", "New task"])
        #expect(app.diagnostics.isEmpty)
    }

    private func controller(in app: TestApp) -> UIViewController? {
        (app.mainWindow.rootViewController as? UINavigationController)?.topViewController
    }
}
