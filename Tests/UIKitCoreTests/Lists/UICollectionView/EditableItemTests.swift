import CaretTesting
import Testing

@testable import UIKitCore

/// The items that show edit controls.
@Suite(.app) @MainActor struct EditableItemTests {
    private final class Delegate: NSObject, UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { indexPath.item != 1 }
    }

    @Test func anItemThatCannotBeEditedDoesNotChange() throws {
        let stage = try ListStage(UICollectionLayoutListConfiguration(appearance: .plain), accessories: [.delete()])
        defer { stage.end() }
        let delegate = Delegate()
        stage.list.delegate = delegate
        stage.apply([("a", ["one", "two", "three"])])
        func edited() -> [Bool] { (0..<3).map { stage.cell($0)?.configurationState.isEditing ?? false } }
        func controls() -> [Int] { (0..<3).map { stage.cell($0)?.parts.leading.count ?? -1 } }
        #expect(edited() == [false, false, false] && controls() == [0, 0, 0])
        stage.list.isEditing = true
        stage.stage.advance(30)
        #expect(edited() == [true, false, true] && controls() == [1, 0, 1])
        stage.list.delegate = nil
        stage.list.isEditing = false
        stage.list.isEditing = true
        stage.stage.advance(30)
        #expect(edited() == [true, true, true] && controls() == [1, 1, 1])
    }

    @Test func aCellThatIsNoListCellReportsThatItIsEdited() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(3)
        let list = UICollectionView.make(items, itemSize: CGSize(width: 100, height: 100))
        stage.show(list)
        #expect(list.visibleCells.count == 3 && list.visibleCells.allSatisfy { !$0.configurationState.isEditing })
        list.isEditing = true
        #expect(list.visibleCells.allSatisfy { $0.configurationState.isEditing })
    }
}
