import CaretTesting
import Testing

@testable import UIKitCore

/// Dismissals that end a search, and nothing else.
@MainActor @Suite(.app) struct SearchDismissalTests {
    @Test(arguments: [true, false]) func dismissingASearchKeepsTheModalAroundIt(animated: Bool) async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let search = UISearchController(searchResultsController: nil)
        let searched = UIViewController()
        searched.navigationItem.searchController = search
        let modal = UINavigationController(rootViewController: searched)
        root.present(modal, animated: false)
        try await app.settle()
        search.isActive = true
        try await app.settle()
        #expect(search.isActive)
        var ended = 0
        search.dismiss(animated: animated) { ended += 1 }
        try await app.settle()
        #expect(!search.isActive && ended == 1 && search.parent == nil)
        #expect(root.presentedViewController === modal)
        modal.dismiss(animated: false)
        try await app.settle()
        #expect(root.presentedViewController == nil)
    }
}
