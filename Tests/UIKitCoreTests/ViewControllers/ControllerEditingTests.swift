import CaretTesting
import Testing
import UIKit

/// Editing of controllers.
@MainActor @Suite(.app) struct ControllerEditingTests {
    private final class Screen: UIViewController {
        var log: [String] = []
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            log.append("\(editing) \(animated)")
        }
    }

    @Test func theEditButtonTogglesEditing() async throws {
        let screen = Screen()
        screen.navigationItem.rightBarButtonItem = screen.editButtonItem
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: screen) })
        #expect(!screen.isEditing && screen.editButtonItem === screen.editButtonItem && screen.editButtonItem.style == .plain)
        try await app.tap(.label("Edit"))
        #expect(screen.isEditing && screen.log == ["true true"] && screen.editButtonItem.title == "Done")
        #expect(screen.editButtonItem.style == .done && app.exists(.label("Done")) && !app.exists(.label("Edit")))
        try await app.tap(.label("Done"))
        #expect(!screen.isEditing && screen.log == ["true true", "false true"] && app.exists(.label("Edit")))
        screen.isEditing = true
        #expect(screen.log.last == "true false" && screen.editButtonItem.title == "Done")
    }

    @Test func aButtonThatIsCreatedDuringEditingIsDone() {
        let screen = Screen()
        screen.isEditing = true
        #expect(screen.editButtonItem.title == "Done" && screen.editButtonItem.style == .done)
    }

    @Test func aTableFollowsItsController() async throws {
        let list = UITableViewController(style: .plain)
        _ = try await TestApp.launch(showing: { list })
        list.setEditing(true, animated: true)
        #expect(list.tableView.isEditing)
        list.isEditing = false
        #expect(!list.tableView.isEditing)
        let later = UITableViewController(style: .plain)
        later.isEditing = true
        #expect(later.tableView.isEditing)
    }

    @Test func aCollectionViewFollowsItsController() async throws {
        let list = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        _ = try await TestApp.launch(showing: { list })
        list.isEditing = true
        #expect(list.collectionView.isEditing)
        list.setEditing(false, animated: true)
        #expect(!list.collectionView.isEditing)
    }
}
