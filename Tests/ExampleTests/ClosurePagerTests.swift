import CaretTesting
import Testing

@testable import Gallery

/// The pager with closures, tested like the other one.
@MainActor @Suite(.app) struct ClosurePagerTests {
    private func openedPager(_ number: Int = 3, of count: Int = 12) async throws -> TestApp {
        let folder = try PhotoFolder()
        try folder.addPhotos(count, size: CGSize(width: 400, height: 300))
        let device = Device(size: CGSize(width: 320, height: 568), scale: 1)
        let app = try await TestApp.launch(AppDelegate(arguments: ["--closures", folder.path]), on: device)
        try await app.settle()
        try await app.open(number)
        return app
    }

    private func pages(_ app: TestApp) throws -> UICollectionView {
        try #require(try app.find(.identifier("Pager")).view.subviews.first as? UICollectionView)
    }

    @Test func aTapOpensThePhotoSwipesTurnAndEscapeGoesBack() async throws {
        let app = try await openedPager()
        #expect(app.exists("3 / 12"))
        #expect(try pages(app).contentOffset.x == 640)
        try await app.swipe(.left)
        try await app.settle()
        #expect(app.exists("4 / 12"))
        #expect(try pages(app).contentOffset.x == 960)
        await app.press(.escape)
        try await app.settle()
        #expect(app.exists(.identifier("Grid")) && !app.exists(.identifier("Pager")))
    }

    @Test func arrowsHomeAndEndTurnThePages() async throws {
        let app = try await openedPager()
        let steps: [(TestKey, String)] = [
            (.right, "4 / 12"), (.left, "3 / 12"), (.end, "12 / 12"), (.right, "12 / 12"), (.home, "1 / 12"), (.left, "1 / 12"),
        ]
        for (key, text) in steps {
            await app.press(key)
            try await app.settle()
            #expect(app.exists(.label(text)), "\(text)")
        }
        #expect(app.diagnostics.isEmpty)
    }

    @Test func aRotationKeepsThePhoto() async throws {
        let app = try await openedPager()
        await app.rotate()
        try await app.settle()
        #expect(app.exists("3 / 12"))
        #expect(try pages(app).contentOffset.x == 2 * pages(app).bounds.width && pages(app).bounds.width > 320)
    }
}
