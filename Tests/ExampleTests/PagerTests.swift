import CaretTesting
import Testing

@testable import Gallery

/// The pager of Gallery in use.
@MainActor @Suite(.app) struct PagerTests {
    private func openedPager(
        _ number: Int = 3, of count: Int = 12, on device: Device = Device(size: CGSize(width: 320, height: 568), scale: 1)
    ) async throws -> TestApp {
        let folder = try PhotoFolder()
        try folder.addPhotos(count, size: CGSize(width: 400, height: 300))
        let app = try await TestApp.gallery(folder.path, on: device)
        try await app.open(number)
        return app
    }

    @Test func aTapOpensThePhotoAndEscapeGoesBack() async throws {
        let app = try await openedPager()
        #expect(app.exists("3 / 12"))
        #expect(try app.pager.contentOffset == CGPoint(x: 640, y: 0))
        await app.press(.escape)
        try await app.settle()
        #expect(app.exists(.identifier("Grid")) && !app.exists(.identifier("Pager")))
    }

    @Test func theBackButtonGoesBack() async throws {
        let app = try await openedPager()
        try await app.tap(.identifier("BackButton"))
        try await app.settle()
        #expect(app.exists(.identifier("Grid")))
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
            let index = try app.pagerController.index
            #expect(try app.pager.contentOffset.x == CGFloat(index) * 320)
        }
    }

    @Test func quickKeysAreAllCounted() async throws {
        let app = try await openedPager()
        for _ in 0..<4 { await app.press(.right) }
        try await app.settle()
        #expect(app.exists("7 / 12"))
        #expect(try app.pager.contentOffset.x == 6 * 320)
    }

    @Test func aSwipeTurnsOnePage() async throws {
        let app = try await openedPager()
        try await app.swipe(.left)
        try await app.settle()
        #expect(app.exists("4 / 12"))
        #expect(try app.pager.contentOffset.x == 960)
    }

    @Test func `R10 a thousand pages are shown by a handful of cells`() async throws {
        let app = try await openedPager(1, of: 1000)
        var seen: Set<ObjectIdentifier> = []
        for _ in 0..<25 {
            try await app.swipe(.left)
            seen.formUnion(try app.pager.subviews.compactMap { $0 as? PageCell }.map { ObjectIdentifier($0) })
        }
        #expect(seen.count <= 4)
    }

    @Test func `R22 a photo of 400 by 300 is 320 by 240 in the middle of 320 by 548, decoded elsewhere`() async throws {
        let folder = try PhotoFolder()
        try folder.addPhoto("1.jpg", size: CGSize(width: 400, height: 300))
        let photos = try PhotoLibrary(folder: folder.url).photos
        let device = Device(size: CGSize(width: 320, height: 548), scale: 2)
        let app = try await TestApp.launch(showing: { PagerViewController(photos: photos, index: 0) }, on: device)
        try await app.settle()
        #expect(app.reasons == [:])
        let picture = try app.snapshot()
        for (y, isPhoto) in [(152.0, false), (156, true), (392, true), (396, false)] {
            let red = try #require(picture.pixel(at: CGPoint(x: 20, y: y))).x
            #expect((red > 200) == isPhoto, "at \(y)")
        }
        #expect(UIApplication.shared.imageCache.mainThreadDecodes == 0)
    }

    @Test func `R24 after a rotation pages are as large as the view, without a reload or a warning`() async throws {
        let app = try await openedPager()
        let pager = try app.pager
        let cell = pager.cellForItem(at: [0, 2])
        await app.rotate()
        try await app.settle()
        #expect(pager.layoutAttributesForItem(at: [0, 2])?.size == CGSize(width: 568, height: 320))
        #expect(pager.cellForItem(at: [0, 2]) === cell)
        #expect(app.diagnostics.isEmpty)
    }

    @Test func `R25 a rotation keeps the photo, and a rotation back its offset`() async throws {
        let app = try await openedPager()
        let pager = try app.pager
        #expect(pager.contentOffset.x == 640)
        await app.rotate()
        try await app.settle()
        #expect(pager.contentOffset.x == 1136)
        await app.rotate()
        try await app.settle()
        #expect(pager.contentOffset.x == 640)
        await app.rotate()
        await app.rotate()
        try await app.settle()
        #expect(pager.contentOffset.x == 640)
        #expect(app.exists("3 / 12"))
    }

    @Test func `R25 a hundred sizes keep the photo`() async throws {
        let app = try await openedPager()
        var seed: UInt64 = 88_172_645_463_325_252
        for _ in 0..<100 {
            seed ^= seed << 13
            seed ^= seed >> 7
            seed ^= seed << 17
            let size = CGSize(width: 200 + CGFloat(seed % 900), height: 200 + CGFloat(seed >> 20 % 700))
            await app.resize(to: size)
            #expect(try app.pager.contentOffset.x == size.width * 2)
        }
        #expect(try app.pagerController.index == 2)
    }

    @Test func `M7 a rotation during a page turn leaves title and picture together`() async throws {
        let app = try await openedPager(5)
        await app.press(.right)
        await app.advance(frames: 3)
        await app.rotate()
        try await app.settle()
        #expect(app.exists("6 / 12"))
        #expect(try app.pagerController.index == 5 && app.pager.contentOffset.x == 5 * 568)
    }

    @Test func `R25 a rotation during a drag lands on a whole page`() async throws {
        let app = try await openedPager()
        await app.drag(from: CGPoint(x: 240, y: 300), to: CGPoint(x: 80, y: 300), over: .milliseconds(100))
        await app.rotate()
        try await app.settle()
        let page = try app.pager.contentOffset.x / 568
        #expect([2, 3].contains(page))
        #expect(try app.pagerController.index == Int(page))
    }

    @Test func goingBackShowsThePhotoThatWasVisibleLast() async throws {
        let app = try await openedPager(1, of: 200)
        await app.press(.end)
        await app.press(.escape)
        try await app.settle()
        #expect(try app.grid.indexPathsForVisibleItems.contains([0, 199]))
    }
}
