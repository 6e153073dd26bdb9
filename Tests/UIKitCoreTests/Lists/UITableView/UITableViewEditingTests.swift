import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UITableViewEditingTests {
    @Test(.app) func aSwipeShowsDeleteAndItsTapDeletes() throws {
        let stage = try Stage()
        defer { stage.end() }
        let list = EditableList(["a", "b", "c"])
        stage.window.rootViewController = list
        stage.advance(3)
        stage.drag(from: CGPoint(x: 280, y: 60), to: CGPoint(x: 180, y: 62))
        stage.advance(40)
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.frame.minX < -60 && cell.showingDeleteConfirmation)
        stage.tap(CGPoint(x: 310, y: 60))
        stage.advance(60)
        #expect(list.items == ["a", "c"] && list.tableView.words == ["a", "c"])
        #expect(list.tableView.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test(.app) func aLongSwipeDeletesAtOnceAndATapElsewhereCloses() throws {
        let stage = try Stage()
        defer { stage.end() }
        let list = EditableList(["a", "b", "c"])
        stage.window.rootViewController = list
        stage.advance(3)
        stage.drag(from: CGPoint(x: 310, y: 60), to: CGPoint(x: 20, y: 62))
        stage.advance(60)
        #expect(list.items == ["a", "c"])
        stage.drag(from: CGPoint(x: 280, y: 20), to: CGPoint(x: 180, y: 20))
        stage.advance(40)
        stage.tap(CGPoint(x: 50, y: 60))
        stage.advance(40)
        #expect(list.items == ["a", "c"] && list.tableView.visibleCells.allSatisfy { $0.frame.minX == 0 })
        #expect(list.tableView.indexPathForSelectedRow == nil)
    }

    @Test(.app) func aTableWithoutEditsIsNotSwiped() throws {
        let stage = try Stage()
        defer { stage.end() }
        let table = UITableView.make(Rows(3))
        stage.show(table)
        stage.drag(from: CGPoint(x: 280, y: 60), to: CGPoint(x: 180, y: 62))
        stage.advance(40)
        #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test(.app) func editingShowsControlsThatDeleteAfterConfirmation() throws {
        let stage = try Stage()
        defer { stage.end() }
        let list = EditableList(["a", "b", "c"])
        stage.window.rootViewController = list
        stage.advance(3)
        list.tableView.setEditing(true, animated: true)
        stage.advance(40)
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.isEditing && cell.contentView.frame.minX == 38 && cell.showsReorderControl)
        stage.tap(CGPoint(x: 25, y: 22))
        stage.advance(40)
        #expect(list.items == ["a", "b", "c"])
        stage.tap(CGPoint(x: 310, y: 22))
        stage.advance(60)
        #expect(list.items == ["b", "c"])
        list.tableView.setEditing(false, animated: false)
        stage.advance(2)
        #expect(list.tableView.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
    }

    @Test(.app) func aRowIsDraggedToItsPlaceByTheHandle() throws {
        let stage = try Stage()
        defer { stage.end() }
        let list = EditableList(["a", "b", "c", "d", "e"])
        stage.window.rootViewController = list
        stage.advance(3)
        list.tableView.setEditing(true, animated: false)
        stage.advance(2)
        stage.down(CGPoint(x: 298, y: 22))
        for step in 1...20 { stage.move(CGPoint(x: 298, y: 22 + CGFloat(step) * 6.9)) }
        stage.advance(2)
        stage.up(CGPoint(x: 298, y: 160))
        stage.advance(60)
        #expect(list.items == ["b", "c", "d", "a", "e"])
        #expect(list.tableView.words == list.items)
        #expect(list.tableView.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
        #expect(list.moves == 1)
    }

    @Test(.app) func rowsThatCannotMoveMakeSpaceAllTheSame() throws {
        let stage = try Stage()
        defer { stage.end() }
        let list = EditableList(["a", "b", "c", "d", "e"])
        list.fixed = ["b", "d"]
        stage.window.rootViewController = list
        stage.advance(3)
        list.tableView.setEditing(true, animated: false)
        stage.advance(2)
        stage.down(CGPoint(x: 298, y: 22))
        for step in 1...20 { stage.move(CGPoint(x: 298, y: 22 + CGFloat(step) * 6.9)) }
        stage.advance(2)
        stage.up(CGPoint(x: 298, y: 160))
        stage.advance(60)
        #expect(list.items == ["b", "c", "d", "a", "e"])
        stage.down(CGPoint(x: 298, y: 22))
        for step in 1...20 { stage.move(CGPoint(x: 298, y: 22 + CGFloat(step) * 6.9)) }
        stage.up(CGPoint(x: 298, y: 160))
        stage.advance(60)
        #expect(list.items == ["b", "c", "d", "a", "e"], "b has no handle")
    }

    @Test(.app) func leadingActionsAreAtTheLeft() throws {
        let stage = try Stage()
        defer { stage.end() }
        let list = EditableList(["a", "b"])
        stage.window.rootViewController = list
        stage.advance(3)
        stage.drag(from: CGPoint(x: 40, y: 20), to: CGPoint(x: 140, y: 20))
        stage.advance(40)
        #expect(list.tableView.visibleCells[0].frame.minX == 74)
        stage.tap(CGPoint(x: 30, y: 20))
        stage.advance(40)
        #expect(list.marked == [0] && list.tableView.visibleCells[0].frame.minX == 0)
    }
}

private final class EditableList: UITableViewController {
    var items: [String]
    var moves = 0
    var marked: [Int] = []
    var fixed: Set<String> = []

    init(_ items: [String]) {
        self.items = items
        super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        items.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { !fixed.contains(items[indexPath.row]) }
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        moves += 1
        items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Mark") { [weak self] _, _, done in
                self?.marked.append(indexPath.row)
                done(true)
            }
        ])
    }
}
