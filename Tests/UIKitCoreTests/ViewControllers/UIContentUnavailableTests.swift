import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct UIContentUnavailableTests {
    private final class Notes: UIViewController {
        var isEmpty = true
        var asked = 0
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            asked += 1
            guard isEmpty else { return contentUnavailableConfiguration = nil }
            var empty = UIContentUnavailableConfiguration.empty()
            empty.text = "No Notes"
            contentUnavailableConfiguration =
                state.searchText.map { _ in UIContentUnavailableConfiguration.search().updated(for: state) } ?? empty
        }
    }

    @Test func aControllerShowsItsUnavailableContent() async throws {
        let controller = Notes()
        let app = try await TestApp.launch(showing: { controller })
        await app.advance(frames: 2)
        #expect(app.exists("No Notes") && controller.asked == 1)
        controller.isEmpty = false
        controller.setNeedsUpdateContentUnavailableConfiguration()
        await app.advance(frames: 2)
        #expect(!app.exists("No Notes") && controller.asked == 2 && controller.view.subviews.isEmpty)
    }

    @Test func theViewIsCentredBetweenTheBars() async throws {
        let controller = UIViewController()
        var content = UIContentUnavailableConfiguration.empty()
        content.text = "Nothing"
        controller.contentUnavailableConfiguration = content
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: controller) })
        await app.advance(frames: 2)
        let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
        #expect(view.frame == controller.view.bounds.inset(by: controller.view.safeAreaInsets))
        let label = try app.find("Nothing")
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        #expect(abs(label.frame.midX - middle.x) <= 1 && abs(label.frame.midY - middle.y) <= 1)
    }

    @Test func theButtonPerformsItsAction() async throws {
        let controller = UIViewController()
        var taps = 0
        var content = UIContentUnavailableConfiguration.empty()
        content.text = "Nothing"
        content.button.title = "Add"
        content.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        controller.contentUnavailableConfiguration = content
        let app = try await TestApp.launch(showing: { controller })
        await app.advance(frames: 2)
        try await app.tap("Add")
        #expect(taps == 1)
        content.buttonProperties.isEnabled = false
        controller.contentUnavailableConfiguration = content
        await app.advance(frames: 2)
        let button = try #require(controller.view.subviews.last?.subviews.last?.subviews.compactMap { $0 as? UIButton }.first)
        #expect(!button.isEnabled && button.currentTitle == "Add")
    }

    @Test func aSearchShowsItsText() async throws {
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        let search = UIContentUnavailableConfiguration.search()
        #expect(search.updated(for: state).text == "No Results")
        state.searchText = "eel"
        let found = search.updated(for: state)
        #expect(found.text == "No Results for “eel”")
        state.searchText = "cod"
        #expect(found.updated(for: state).text == "No Results for “cod”")
        var own = found
        own.text = "None"
        #expect(own.updated(for: state).text == "None")
    }

    @Test func typingInTheSearchUpdatesAgain() async throws {
        let controller = Notes()
        let search = UISearchController()
        controller.navigationItem.searchController = search
        controller.navigationItem.hidesSearchBarWhenScrolling = false
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: controller) })
        try await app.settle()
        search.isActive = true
        try await app.settle()
        await app.type("eel")
        try await app.settle()
        #expect(app.exists("No Results for “eel”"))
    }

    @Test func loadingShowsASpinner() async throws {
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        let app = try await TestApp.launch(showing: { controller })
        await app.advance(frames: 2)
        #expect(app.exists("Loading…"))
        let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
        let spinner = try #require(view.subviews.last?.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(spinner.isAnimating && !spinner.isHidden)
        view.configuration = UIContentUnavailableConfiguration.empty()
        #expect(!spinner.isAnimating)
    }
}
