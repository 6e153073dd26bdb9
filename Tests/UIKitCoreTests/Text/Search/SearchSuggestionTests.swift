import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Suggestions below a search field.
@MainActor @Suite(.app) struct SearchSuggestionTests {
    private final class Owner: NSObject, UISearchTextFieldDelegate, UISearchResultsUpdating {
        var log: [String] = []
        func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
            log.append("field \(suggestion.localizedSuggestion ?? "") \(suggestion.representedObject ?? "")")
        }
        func updateSearchResults(for searchController: UISearchController) {}
        func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
            log.append("search \(searchSuggestion.localizedSuggestion ?? "")")
        }
    }

    private func items(_ names: String...) -> [UISearchSuggestionItem] {
        names.map {
            UISearchSuggestionItem(localizedSuggestion: $0, localizedDescription: "a fruit", iconImage: UIImage(systemName: "star"))
        }
    }

    @Test func suggestionsAreShownWhileTheFieldIsEdited() async throws {
        let (field, owner) = (UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36)), Owner())
        field.delegate = owner
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.addSubview(field)
                return controller
            }, on: .standard.scale(1))
        try await app.settle()
        let offered = items("Apple", "Pear", "Plum")
        offered[1].representedObject = 7
        field.searchSuggestions = offered
        #expect(!app.exists(.identifier("SearchSuggestions")), "nobody edits")
        field.becomeFirstResponder()
        try await app.settle()
        let list = try #require(field.suggestions.list)
        #expect(list.frame == CGRect(x: 20, y: 144, width: 300, height: 132) && field.searchSuggestions?.count == 3)
        try await app.tap("Pear, a fruit")
        try await app.settle()
        #expect(owner.log == ["field Pear 7"] && field.suggestions.list == nil && field.isFirstResponder && field.text == "")
        field.searchSuggestions = items("Fig")
        #expect(field.suggestions.list?.frame.height == 44)
        field.searchSuggestions = []
        #expect(field.suggestions.list == nil)
        field.searchSuggestions = items("Fig")
        field.resignFirstResponder()
        #expect(field.suggestions.list == nil)
    }

    @Test func aLongListEndsAtTheEdgeAndScrolls() async throws {
        let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.addSubview(field)
                return controller
            }, on: .standard.scale(1))
        try await app.settle()
        field.becomeFirstResponder()
        field.searchSuggestions = (0..<100).map { UISearchSuggestionItem(localizedSuggestion: "Row \($0)") }
        try await app.settle()
        let list = try #require(field.suggestions.list)
        let scroller = try #require(list.subviews.first as? UIScrollView)
        #expect(list.frame.maxY <= 844 && list.frame.height > 300 && scroller.contentSize.height == 4_400)
    }

    @Test func aSearchResultsUpdaterIsNotifiedOfASelectedSuggestion() async throws {
        let (search, owner) = (UISearchController(searchResultsController: nil), Owner())
        search.searchResultsUpdater = owner
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.navigationItem.searchController = search
                controller.navigationItem.hidesSearchBarWhenScrolling = false
                return UINavigationController(rootViewController: controller)
            }, on: .standard.scale(1))
        try await app.settle()
        search.searchSuggestions = items("Apple")
        search.searchBar.becomeFirstResponder()
        try await app.settle()
        try await app.tap("Apple, a fruit")
        try await app.settle()
        #expect(owner.log == ["search Apple"] && search.searchSuggestions?.count == 1)
    }
}
