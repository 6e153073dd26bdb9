import Platform
import Testing

@testable import CaretTesting
@testable import Lists

/// The screens of the lists in use.
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

    /// Returns the frames of all cells of a screen that began with a size, and may have been resized.
    private func cells(of screen: Lists.Screen, _ size: CGSize, then next: CGSize? = nil) async throws -> [CGRect] {
        let app = try await TestApp.launch(AppDelegate(arguments: [screen.rawValue]), on: Device(size: size, scale: 1))
        try await app.settle()
        if let next { await app.resize(to: next) }
        try await app.settle()
        return (app.all(.type(UICollectionViewCell.self)) + app.all(.type(UITableViewCell.self))).map(\.frame)
    }

    @Test(arguments: [Lists.Screen.chat, .settings, .contacts, .outline])
    func aResizedScreenEqualsOneThatBeganWithTheSize(screen: Lists.Screen) async throws {
        let size = CGSize(width: 390, height: 700)
        let wanted = try await cells(of: screen, size)
        #expect(wanted.count > 4)
        for first in [CGSize(width: 1024, height: 768), CGSize(width: 500, height: 900)] {
            #expect(try await cells(of: screen, first, then: size) == wanted)
        }
    }

    /// A browser sends its size and its scale when the page exists already.
    @Test(arguments: [Lists.Screen.chat, .store, .settings, .contacts, .outline, .photos])
    func aScreenWithALateScaleEqualsOneThatBeganWithIt(screen: Lists.Screen) async throws {
        let size = CGSize(width: 390, height: 700)
        func places(_ app: TestApp) -> [CGRect] {
            (app.all(.type(UICollectionViewCell.self)) + app.all(.type(UITableViewCell.self))).map(\.frame)
        }
        let wanted = try await TestApp.launch(AppDelegate(arguments: [screen.rawValue]), on: Device(size: size, scale: 2))
        try await wanted.settle()
        let expected = places(wanted)
        #expect(expected.count > 2)
        let app = try await TestApp.launch(AppDelegate(arguments: [screen.rawValue]), on: .standard)
        try await app.settle()
        app.send(.metrics(DisplayMetrics(size: size, scale: 2)))
        try await app.settle()
        #expect(places(app) == expected)
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

    @Test func itemsAreDraggedFromTheListToTheSuitcaseAndBack() async throws {
        let app = try await launched(.packing)
        let controller = try #require(controller(in: app) as? PackingViewController)
        let start = try app.find(.label("Raincoat")).frame
        let end = try app.find(.label("Shirts")).frame
        try await carry(app, from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY))
        #expect(controller.suitcase == ["Socks", "Raincoat", "Shirts", "Map"])
        #expect(controller.list == ["Passport", "Toothbrush", "Camera", "Novel", "Charger"])
        let socks = try app.find(.label("Socks")).frame
        let novel = try app.find(.label("Novel")).frame
        try await carry(app, from: CGPoint(x: socks.midX, y: socks.midY), to: CGPoint(x: novel.midX, y: novel.midY))
        #expect(controller.list == ["Passport", "Toothbrush", "Camera", "Socks", "Novel", "Charger"])
        #expect(app.diagnostics.isEmpty)
    }

    private func carry(_ app: TestApp, from start: CGPoint, to end: CGPoint) async throws {
        await app.drag(from: start, to: end, over: .milliseconds(300), holding: .milliseconds(800), rest: .milliseconds(500))
        try await app.settle()
    }

    @Test func tasksAndPhotosAreMovedToOtherPlaces() async throws {
        let app = try await launched(.todo)
        let controller = try #require(controller(in: app) as? ToDoViewController)
        try await app.tap(.label("Edit"))
        try await app.settle()
        let handles = app.all(.label("Reorder")).sorted { $0.frame.minY < $1.frame.minY }.map(\.frame)
        try #require(handles.count == 4)
        await app.drag(
            from: CGPoint(x: handles[0].midX, y: handles[0].midY), to: CGPoint(x: handles[2].midX, y: handles[2].midY),
            over: .milliseconds(300), rest: .milliseconds(300))
        try await app.settle()
        #expect(controller.tasks.map(\.title) == ["Answer Clara", "Book the train", "Water the plants", "Mend the bicycle"])
        let photos = try await launched(.photos)
        let library = try #require(self.controller(in: photos) as? PhotosViewController)
        let cells = photos.all(.type(SwatchCell.self)).map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
        let (first, other) = (cells[0], cells[3])
        try await carry(photos, from: CGPoint(x: first.midX, y: first.midY), to: CGPoint(x: other.midX, y: other.midY))
        #expect(library.months[0].photos.map(\.number).prefix(4) != [1, 2, 3, 4])
        #expect(library.months[0].photos.map(\.number).sorted() == Array(1...11))
    }

    @Test func theIndexOfContactsScrollsToALetter() async throws {
        let app = try await launched(.contacts)
        let table = try find(UITableView.self, in: app)
        #expect(app.exists("Ada Ackermann"))
        #expect(!app.exists("Zoe Zander"))
        await app.tap(at: CGPoint(x: 383, y: 600))
        try await app.settle()
        #expect(table.contentOffset.y > 300)
        #expect(!app.exists("Ada Ackermann"))
    }

    @Test func bubblesAreAsHighAsTheirTextAndNewOnesAreBelow() async throws {
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

    @Test func photosKeepTheirMonthVisible() async throws {
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

    @Test func itemsAreAddedTickedAndDeleted() async throws {
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
