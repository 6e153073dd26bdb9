import Testing
import UIKitCore

@Suite struct IndexPathTests {
    @Test func rowsAndItemsAreTheSecondIndex() {
        let path = IndexPath(row: 3, section: 1)
        #expect(path == IndexPath(item: 3, section: 1))
        #expect((path.section, path.row, path.item) == (1, 3, 3))
        #expect(path == [1, 3])
    }

    @Test func bothPartsCanBeChanged() {
        var path = IndexPath(item: 3, section: 1)
        path.section = 7
        path.row = 9
        #expect(path == [7, 9])
    }

    @Test func aPathOfOneIndexHasNoRow() async {
        await #expect(processExitsWith: .failure) { _ = IndexPath(index: 1).row }
    }
}
