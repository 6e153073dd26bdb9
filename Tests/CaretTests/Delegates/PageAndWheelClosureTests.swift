import Caret
import CaretTesting
import Testing

/// Pages, picker wheels and zoomed content without a delegate.
@MainActor @Suite(.app) struct PageAndWheelClosureTests {
    private final class Page: UIViewController {
        var number = 0
    }

    private static func page(_ number: Int) -> UIViewController? {
        guard (0..<3).contains(number) else { return nil }
        let page = Page()
        page.number = number
        return page
    }

    @Test func aTouchTurnsPagesThatClosuresGive() async throws {
        let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        var log: [String] = []
        book.answer(.viewControllerAfter) { page in Self.page(((page as? Page)?.number ?? 0) + 1) }
        book.answer(.viewControllerBefore) { page in Self.page(((page as? Page)?.number ?? 0) - 1) }
        book.on(.willTransition) { pages in log.append("to \(pages.count)") }
        book.on(.didFinishAnimating) { end in log.append("\(end.completed)") }
        book.setViewControllers([try #require(Self.page(0))], direction: .forward, animated: false)
        let app = try await TestApp.launch(showing: { book })
        try await app.swipe(.left)
        try await app.settle()
        #expect((book.viewControllers?.first as? Page)?.number == 1 && log == ["to 1", "true"])
    }

    @Test func wheelsShowTitlesAndReportTheSelection() async throws {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        var chosen: [Int] = []
        picker.answer(.numberOfRows) { _ in 20 }
        picker.answer(.titleForRow) { place in "Row \(place.row)" }
        picker.on(.didSelectRow) { place in chosen.append(place.row) }
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(picker)
            return controller
        })
        await app.advance(frames: 2)
        #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 20)
        #expect(app.exists(.label("Row 1")) && !app.exists(.label("?")))
        await app.drag(from: CGPoint(x: 160, y: 220), to: CGPoint(x: 160, y: 220 - 64), over: .milliseconds(400))
        try await app.settle()
        #expect(chosen.count == 1 && chosen[0] == picker.selectedRow(inComponent: 0) && chosen[0] > 0)
        picker.answer(.numberOfComponents) { 2 }
        await app.advance(frames: 2)
        #expect(picker.numberOfComponents == 2)
    }

    private final class Titles: NSObject, UIPickerViewDelegate {}

    @Test func aDelegateWithoutTitlesFallsBackToClosures() async throws {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        let titles = Titles()
        picker.delegate = titles
        picker.answer(.numberOfRows) { _ in 3 }
        picker.answer(.titleForRow) { place in "Closure \(place.row)" }
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(picker)
            return controller
        })
        await app.advance(frames: 2)
        #expect(app.exists(.label("Closure 0")))
    }

    @Test func twoTouchesZoomTheViewThatAClosureReturns() async throws {
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let content = UIView(frame: scroller.bounds)
        scroller.addSubview(content)
        scroller.contentSize = content.bounds.size
        scroller.maximumZoomScale = 4
        var (changes, ends): (Int, [CGFloat]) = (0, [])
        scroller.answer(.viewForZooming) { [weak content] in content }
        scroller.on(.didZoom) { changes += 1 }
        scroller.on(.didEndZooming) { end in ends.append(end.scale) }
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(scroller)
            return controller
        })
        scroller.setZoomScale(2, animated: false)
        #expect(scroller.zoomScale == 2 && content.transform.a == 2 && changes == 1)
        scroller.setZoomScale(3, animated: true)
        try await app.settle()
        #expect(ends == [3] && changes > 2)
    }
}
