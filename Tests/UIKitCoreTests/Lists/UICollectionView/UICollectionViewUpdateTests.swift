import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UICollectionViewUpdateTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func shown(_ items: Items, on stage: Stage) -> UICollectionView {
        let view = UICollectionView.make(items, itemSize: CGSize(width: 320, height: 60))
        stage.show(view)
        items.log = []
        return view
    }

    @Test(.app) func cellsOfRemainingItemsMoveWithThem() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(5)
        let view = shown(items, on: stage)
        let third = try #require(view.cellForItem(at: path(2)))
        view.selectItem(at: path(2), animated: false, scrollPosition: [])
        let configured = items.configured
        var isDone = false
        view.performBatchUpdates {
            items.sections = [6]
            view.deleteItems(at: [path(0)])
            view.insertItems(at: [path(0), path(1)])
        } completion: {
            isDone = $0
        }
        #expect(!isDone)
        stage.advance(25)
        #expect(view.cellForItem(at: path(3)) === third)
        #expect(third.frame.minY == 180)
        #expect(items.configured == configured + 2)
        #expect(view.indexPathsForSelectedItems == [path(3)])
        #expect(isDone)
    }

    @Test(.app) func aReloadedItemGetsAnotherCell() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(5)
        let view = shown(items, on: stage)
        let configured = items.configured
        view.reloadItems(at: [path(1)])
        stage.advance(25)
        #expect(items.configured == configured + 1)
        #expect(items.log == ["will 1", "end 1"])
    }

    @Test(.app) func sectionsAreInsertedAndDeleted() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(2, 3)
        let view = shown(items, on: stage)
        items.sections = [3]
        view.deleteSections([0])
        stage.advance()
        #expect(view.visibleCells.count == 3)
        items.sections = [1, 3]
        view.insertSections([0])
        stage.advance()
        #expect(view.visibleCells.count == 4 && view.numberOfSections == 2)
    }

    @Test(.app) func reloadingInvalidatesEverything() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(5)
        let view = shown(items, on: stage)
        view.selectItem(at: path(2), animated: false, scrollPosition: [])
        items.sections = [2]
        view.reloadData()
        stage.advance()
        #expect(view.visibleCells.count == 2 && view.indexPathsForSelectedItems == nil)
        #expect(view.contentSize.height == 120)
    }

    @Test(.app) func inconsistentCountsStopTheProgram() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let stage = try Stage()
            let items = Items(5)
            let view = UICollectionView.make(items, itemSize: CGSize(width: 320, height: 60))
            stage.show(view)
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
    }
}
