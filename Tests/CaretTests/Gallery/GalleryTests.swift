import Caret
import CaretTesting
import Testing

/// Pages that keep their item.
@MainActor @Suite(.app) struct GalleryTests {
    private struct Photo: Identifiable { let id: Int }

    private func launch(_ gallery: Gallery<Photo>) async throws -> TestApp {
        let controller = UIViewController()
        let app = try await TestApp.launch(
            showing: {
                gallery.frame = controller.view.bounds
                gallery.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                controller.view.addSubview(gallery)
                return controller
            }, on: Device(size: CGSize(width: 320, height: 568), scale: 1))
        await app.advance(frames: 2)
        return app
    }

    private func gallery(_ count: Int) -> Gallery<Photo> { Gallery(items: (0..<count).map(Photo.init)) { _ in UIView() } }

    @Test func tenThousandItemsCostAsMuchAsTheVisibleOnes() async throws {
        var made = 0
        let gallery = Gallery(items: (0..<10_000).map(Photo.init)) { _ in
            made += 1
            return UIView()
        }
        let app = try await launch(gallery)
        #expect(gallery.livePageCount <= 2 && made <= 2)
        for _ in 0..<10 {
            try await app.swipe(.left)
            try await app.settle()
        }
        #expect(gallery.currentID == 10 && gallery.livePageCount <= 2 && made <= 22)
    }

    @Test func aPageIsReleasedWhenItHasDisappeared() async throws {
        weak var first: UIView?
        let gallery = Gallery(items: (0..<9).map(Photo.init)) { photo in
            let view = UIView()
            if photo.id == 0 { first = view }
            return view
        }
        let app = try await launch(gallery)
        #expect(first != nil)
        for _ in 0..<3 {
            try await app.swipe(.left)
            try await app.settle()
        }
        #expect(first == nil)
    }

    @Test func aSwipeTurnsOnePageAndReportsWhich() async throws {
        var pages: [Int?] = []
        let gallery = gallery(10)
        gallery.on(.page) { pages.append($0) }
        let app = try await launch(gallery)
        try await app.swipe(.left)
        try await app.settle()
        #expect(gallery.currentID == 1 && gallery.currentItem?.id == 1 && pages == [1])
        gallery.show(5)
        try await app.settle()
        #expect(gallery.currentID == 5 && pages == [1] && gallery.pageContentOffset.x == 5 * 320)
        gallery.show(99)
        #expect(gallery.currentID == 5)
    }

    @Test func keysTurnPages() async throws {
        let gallery = gallery(10)
        let app = try await launch(gallery)
        gallery.becomeFirstResponder()
        for (key, id) in [(TestKey.right, 1), (.right, 2), (.left, 1), (.end, 9), (.right, 9), (.home, 0), (.left, 0)] {
            await app.press(key)
            try await app.settle()
            #expect(gallery.currentID == id && gallery.pageContentOffset.x == CGFloat(id) * 320)
        }
    }

    @Test func `R25 the item stays whatever happens to the size and to the others`() async throws {
        var chance = Chance(seed: 9)
        let gallery = gallery(20)
        let app = try await launch(gallery)
        gallery.show(7, animated: false)
        for _ in 0..<100 {
            await app.resize(to: CGSize(width: 200 + chance.next(600), height: 200 + chance.next(600)))
            try #require(gallery.currentID == 7 && gallery.pageContentOffset.x == 7 * gallery.bounds.width)
        }
        gallery.items.removeFirst(3)
        await app.advance(frames: 2)
        #expect(gallery.currentID == 7 && gallery.pageContentOffset.x == 4 * gallery.bounds.width)
        gallery.items.insert(contentsOf: [Photo(id: 50), Photo(id: 51)], at: 0)
        await app.advance(frames: 2)
        #expect(gallery.currentID == 7 && gallery.pageContentOffset.x == 6 * gallery.bounds.width)
        gallery.items.removeAll { $0.id == 7 }
        #expect(gallery.currentID == 8)
        gallery.items = []
        #expect(gallery.currentID == nil && gallery.currentItem == nil)
        #expect(app.diagnostics.isEmpty)
    }

    @Test func aRotationDuringADragLandsOnAWholePage() async throws {
        let gallery = gallery(10)
        let app = try await launch(gallery)
        gallery.show(2, animated: false)
        await app.drag(from: CGPoint(x: 240, y: 300), to: CGPoint(x: 80, y: 300), over: .milliseconds(100))
        await app.rotate()
        try await app.settle()
        let id = try #require(gallery.currentID)
        #expect([2, 3].contains(id) && gallery.pageContentOffset.x == CGFloat(id) * gallery.bounds.width)
    }

    // MARK: - Magnifying

    private func scroller(_ view: UIView) -> UIScrollView? { view.superview as? UIScrollView }

    @Test func aDoubleTapZoomsAtItsPlaceAndAnotherResets() async throws {
        let page = UIView()
        let gallery = Gallery(items: [Photo(id: 0)]) { _ in page }
        let app = try await launch(gallery)
        let zoomed = try #require(scroller(page))
        func tapTwice() async throws {
            await app.tap(at: CGPoint(x: 80, y: 142))
            await app.tap(at: CGPoint(x: 80, y: 142))
            try await app.settle()
        }
        try await tapTwice()
        #expect(zoomed.zoomScale == 2 && zoomed.isScrollEnabled)
        #expect(abs(zoomed.contentOffset.x) < 1 && abs(zoomed.contentOffset.y) < 1)
        try await tapTwice()
        #expect(zoomed.zoomScale == 1 && !zoomed.isScrollEnabled)
        gallery.maximumZoom = 1
        await app.advance(frames: 2)
        try await tapTwice()
        #expect(zoomed.zoomScale == 1)
    }

    @Test func aZoomedPageIsResetWhenItIsTurnedOrResized() async throws {
        var pages: [Int: UIView] = [:]
        let gallery = Gallery(items: (0..<3).map(Photo.init)) { photo in
            let view = UIView()
            pages[photo.id] = view
            return view
        }
        let app = try await launch(gallery)
        let first = try #require(pages[0].flatMap(scroller))
        first.setZoomScale(3, animated: false)
        await app.resize(to: CGSize(width: 500, height: 300))
        #expect(first.zoomScale == 1 && pages[0]?.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
        first.setZoomScale(3, animated: false)
        gallery.show(2, animated: false)
        await app.advance(frames: 2)
        gallery.show(0, animated: false)
        await app.advance(frames: 2)
        #expect(pages[0].flatMap(scroller)?.zoomScale == 1)
    }

    @Test func pageContentIsRequestedAhead() async throws {
        var requestedIDs: [Int] = []
        let gallery = gallery(30)
        gallery.onPrefetch { requestedIDs += $0.map(\.id) }
        let app = try await launch(gallery)
        try await app.swipe(.left)
        try await app.settle()
        #expect(requestedIDs.contains(2))
    }
}
