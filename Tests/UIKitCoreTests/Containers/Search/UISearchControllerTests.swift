import CaretTesting
import Testing

@testable import UIKitCore

/// Searches in a screen from its bar.
@MainActor @Suite(.app) struct UISearchControllerTests {
    final class Searcher: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
        var texts: [String] = []
        var calls: [String] = []
        func updateSearchResults(for searchController: UISearchController) { texts.append(searchController.searchBar.text ?? "") }
        func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
    }

    private func launched(
        _ results: UIViewController?, _ searcher: Searcher
    ) async throws -> (app: TestApp, search: UISearchController, navigation: UINavigationController) {
        let search = UISearchController(searchResultsController: results)
        #expect(search.searchBar.placeholder == "Search")
        search.searchResultsUpdater = searcher
        search.delegate = searcher
        let root = LargeTitleTests.Rows(style: .plain)
        root.title = "Rows"
        root.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: root)
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        return (app, search, navigation)
    }

    @Test func theFieldIsInTheBarAndHidesWithScrolling() async throws {
        let (app, search, navigation) = try await launched(nil, Searcher())
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(
            search.searchBar.searchTextField.convert(search.searchBar.searchTextField.bounds, to: nil)
                == CGRect(
                    x: 16, y: 45, width: 358, height: 36))
        let list = try #require(navigation.topViewController?.view as? UITableView)
        list.contentOffset.y = 100
        try await app.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        navigation.topViewController?.navigationItem.hidesSearchBarWhenScrolling = false
        try await app.settle()
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func aSearchBeginsFindsAndEnds() async throws {
        let searcher = Searcher()
        let (app, search, navigation) = try await launched(nil, searcher)
        let field = search.searchBar.searchTextField
        await app.tap(at: field.convert(CGPoint(x: 100, y: 18), to: nil))
        try await app.settle()
        #expect(search.isActive && field.isFirstResponder && search.searchBar.showsCancelButton)
        #expect(navigation.navigationBar.frame.height == 52 && !app.exists("Rows"))
        await app.type("ab")
        try await app.settle()
        #expect(searcher.texts == ["", "a", "ab"])
        try await app.tap("Cancel")
        try await app.settle()
        #expect(!search.isActive && search.searchBar.text == "" && searcher.texts.last == "")
        #expect(searcher.calls == ["will present", "did present", "will dismiss", "did dismiss"])
        #expect(navigation.navigationBar.frame.height == 96 && app.exists("Rows"))
    }

    @Test func resultsAreShownAsSoonAsThereIsText() async throws {
        let log = CallLog()
        let results = RecordingController("found", log)
        let (app, search, _) = try await launched(results, Searcher())
        search.isActive = true
        try await app.settle()
        #expect(app.exists(.identifier("SearchDimming")) && results.viewIfLoaded?.window == nil)
        await app.type("x")
        try await app.settle()
        #expect(results.view.window != nil && !results.view.isHidden && !app.exists(.identifier("SearchDimming")))
        #expect(results.view.safeAreaInsets.top == 52)
        search.isActive = false
        try await app.settle()
        #expect(results.view.window == nil && results.parent == nil)
        #expect(log.calls.contains("found.viewDidDisappear(true)") || log.calls.contains("found.viewDidDisappear(false)"))
    }

    @Test func aScopeChangeIsAnUpdate() async throws {
        let searcher = Searcher()
        let (app, search, navigation) = try await launched(nil, searcher)
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        search.isActive = true
        try await app.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        let before = searcher.texts.count
        try await app.tap("Some")
        try await app.settle()
        #expect(search.searchBar.selectedScopeButtonIndex == 1 && searcher.texts.count == before + 1)
    }

    @Test func aPoppedScreenEndsItsSearch() async throws {
        let searcher = Searcher()
        let (app, _, navigation) = try await launched(nil, Searcher())
        weak var gone: UISearchController?
        do {
            let screen = UIViewController()
            let search = UISearchController(searchResultsController: nil)
            search.delegate = searcher
            gone = search
            screen.navigationItem.searchController = search
            navigation.pushViewController(screen, animated: false)
        }
        try await app.settle()
        gone?.isActive = true
        try await app.settle()
        #expect(navigation.children.count == 3)
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(gone == nil && navigation.children.count == 1 && navigation.navigationBar.topItem?.title == "Rows")
        #expect(searcher.calls == ["will present", "did present", "will dismiss", "did dismiss"])
    }

    @Test func aPoppedScreenFreesItsSearch() async throws {
        let (app, _, navigation) = try await launched(nil, Searcher())
        weak var gone: UISearchController?
        do {
            let screen = UIViewController()
            let search = UISearchController(searchResultsController: nil)
            gone = search
            screen.navigationItem.searchController = search
            navigation.pushViewController(screen, animated: false)
        }
        try await app.settle()
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(gone == nil)
    }
}
