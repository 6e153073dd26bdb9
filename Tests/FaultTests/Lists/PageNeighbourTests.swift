import CaretTesting
import Testing
import UIKit
import UIKitCore

/// The time at which a page view controller requests the neighbours of a page.
@Suite @MainActor struct PageNeighbourTests {
    private final class Page: UIViewController {
        let number: Int

        init(_ number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UIPageViewControllerDataSource {
        var asked: [String] = []

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }

        private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
            guard let page = controller as? Page else { return nil }
            asked.append("\(step > 0 ? "after" : "before") \(page.number)")
            return Page(page.number + step)
        }
    }

    @Test(.app) func `B9 the next page is requested after a swipe and not at the next touch`() async throws {
        let source = Source()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = source
        pages.setViewControllers([Page(5)], direction: .forward, animated: false)
        let app = try await TestApp.launch(showing: { pages })
        try await app.swipe(.left)
        try await app.settle()
        #expect((pages.viewControllers?.first as? Page)?.number == 6)
        #expect(source.asked == ["before 5", "after 5", "after 6"])
        source.asked = []
        try await app.swipe(.left)
        try await app.settle()
        #expect((pages.viewControllers?.first as? Page)?.number == 7 && source.asked == ["after 7"])
    }
}
