import CaretTesting
import Testing

@testable import UIKitCore

/// Appearance calls of search results with the screen that they cover.
@MainActor @Suite(.app) struct SearchAppearanceTests {
    private let log = CallLog()

    private func searching() async throws -> (app: TestApp, navigation: UINavigationController) {
        let search = UISearchController(searchResultsController: RecordingController("results", log))
        search.showsSearchResultsController = true
        let root = RecordingController("root", log)
        root.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: root)
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        search.isActive = true
        try await app.settle()
        #expect(log.take().filter { $0.contains("DidAppear") }.last == "results.viewDidAppear(false)")
        return (app, navigation)
    }

    @Test func resultsAreNotifiedOfAPushAndOfComingBack() async throws {
        let (app, navigation) = try await searching()
        navigation.pushViewController(UIViewController(), animated: true)
        try await app.settle()
        #expect(
            log.take() == [
                "root.viewWillDisappear(true)", "results.viewWillDisappear(true)", "root.viewDidDisappear(true)",
                "results.viewDidDisappear(true)",
            ])
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(
            log.take() == [
                "root.viewWillAppear(true)", "results.viewWillAppear(true)", "root.viewIsAppearing(true)", "results.viewIsAppearing(true)",
                "root.viewDidAppear(true)", "results.viewDidAppear(true)",
            ])
    }

    @Test func resultsAreNotifiedOfWhatIsPresentedOverAll() async throws {
        let (app, navigation) = try await searching()
        let next = UIViewController()
        next.modalPresentationStyle = .fullScreen
        navigation.present(next, animated: false)
        try await app.settle()
        #expect(log.take().filter { $0.hasPrefix("results") } == ["results.viewWillDisappear(false)", "results.viewDidDisappear(false)"])
        navigation.dismiss(animated: false)
        try await app.settle()
        #expect(log.take().filter { $0.hasPrefix("results") }.last == "results.viewDidAppear(false)")
    }
}
