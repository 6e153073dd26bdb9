import CaretTesting
import Testing
import UIKit

@testable import Tour

/// Chapter 3 of the tour: a list.
@MainActor @Suite(.app) struct ListChapterTests {
    private func launched() async throws -> (app: TestApp, screen: ShoppingScreen) {
        let screen = ShoppingScreen()
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: screen) }, on: TourPicture.phone)
        try await app.settle()
        return (app, screen)
    }

    @Test func aTapMovesARowAndASwipeDeletesIt() async throws {
        let (app, screen) = try await launched()
        try await app.tap("Milk")
        try await app.settle()
        #expect(screen.list.items.filter(\.isDone).map(\.name) == ["Milk"])
        #expect(screen.tableView.numberOfRows(inSection: 0) == 3 && screen.tableView.numberOfRows(inSection: 1) == 1)
        try TourPicture.verify("tour-list", app)
        try await app.swipe(.left, on: "Butter")
        try await app.settle()
        try await app.tap("Delete")
        try await app.settle()
        #expect(screen.list.items.map(\.name) == ["Bread", "Cheese", "Milk"] && !app.exists("Butter"))
    }

    @Test func theSearchWaitsUntilTheUserStopsTyping() async throws {
        let (app, screen) = try await launched()
        screen.searchBar.becomeFirstResponder()
        await app.type("bu")
        #expect(screen.list.search == "")
        await app.advance(by: .milliseconds(400))
        try await app.settle()
        #expect(screen.list.search == "bu" && app.exists("Butter") && !app.exists("Milk"))
    }

    @Test func aPullLoadsMore() async throws {
        let (app, screen) = try await launched()
        await app.drag(from: CGPoint(x: 160, y: 110), to: CGPoint(x: 160, y: 470), over: .seconds(1))
        try await app.settle()
        #expect(screen.list.items.map(\.name).contains("Tea") && screen.refreshControl?.isRefreshing == false)
    }

    @Test func aRowShowsThePictureAtItsAddress() async throws {
        let (app, screen) = try await launched()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tour-red.png")
        let red = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 28, height: 28))
        }
        try #require(red.pngData()).write(to: file)
        screen.list.items = [Item(id: 1, name: "Paint", picture: file)]
        try await app.settle()
        let cell = try #require(app.find(.type(ItemCell.self)).view as? ItemCell)
        for _ in 0..<500 where cell.picture.image?.size != red.size || cell.picture.image?.isSymbolImage == true {
            await app.advance(frames: 1)
            try await app.settle()
        }
        let frame = cell.picture.convert(cell.picture.bounds, to: nil)
        #expect(try app.snapshot().pixel(at: CGPoint(x: frame.midX, y: frame.midY)) == SIMD4(255, 0, 0, 255))
    }
}
