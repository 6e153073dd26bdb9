import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Swipe actions of rows in collection view lists.
@Suite @MainActor struct ListSwipeTests {
    private func stage(_ performed: @escaping (IndexPath) -> Void) throws -> ListStage {
        try swiping { path, done in
            performed(path)
            done(true)
        }
    }

    private func swiping(_ handler: @escaping (IndexPath, @escaping (Bool) -> Void) -> Void) throws -> ListStage {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in handler(path, done) }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        let stage = try ListStage(configuration, accessories: [.delete()])
        stage.apply([("a", ["one", "two", "three"])])
        return stage
    }

    @Test(.app) func aSwipeShowsTheActionsAndATapPerformsOne() throws {
        var performed: [IndexPath] = []
        let stage = try stage { performed.append($0) }
        defer { stage.end() }
        stage.stage.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 170, y: 60))
        stage.stage.advance(30)
        #expect(stage.cell(1)?.frame.minX ?? 0 < -70)
        #expect(stage.cell(1)?.configurationState.isSwiped == true)
        stage.stage.tap(CGPoint(x: 300, y: 60))
        stage.stage.advance(30)
        #expect(performed == [IndexPath(item: 1, section: 0)])
        #expect(stage.cell(1)?.frame.minX == 0)
    }

    @Test(.app) func aLongSwipePerformsTheFirstAction() throws {
        var performed: [IndexPath] = []
        let stage = try stage { performed.append($0) }
        defer { stage.end() }
        stage.stage.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 20, y: 20))
        stage.stage.advance(30)
        #expect(performed == [IndexPath(item: 0, section: 0)])
    }

    @Test(.app) func anActionThatCompletesLateLeavesAnotherRowSwiped() throws {
        var finish: ((Bool) -> Void)?
        let stage = try swiping { _, done in finish = done }
        defer { stage.end() }
        stage.stage.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 170, y: 60))
        stage.stage.advance(30)
        stage.stage.tap(CGPoint(x: 300, y: 60))
        stage.stage.drag(from: CGPoint(x: 250, y: 110), to: CGPoint(x: 170, y: 110))
        stage.stage.advance(30)
        let done = try #require(finish)
        done(true)
        stage.stage.advance(30)
        #expect(stage.cell(1)?.frame.minX == 0)
        #expect(stage.cell(2)?.frame.minX ?? 0 < -70)
    }

    @Test(.app) func aTapElsewhereClosesTheRow() throws {
        let stage = try stage { _ in }
        defer { stage.end() }
        stage.stage.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 170, y: 60))
        stage.stage.advance(30)
        stage.stage.tap(CGPoint(x: 100, y: 20))
        stage.stage.advance(30)
        #expect(stage.cell(1)?.frame.minX == 0)
        #expect(stage.list.indexPathsForSelectedItems == nil)
    }

    @Test(.app) func aRecomputedLayoutLeavesASwipedRowInPlace() throws {
        let stage = try stage { _ in }
        defer { stage.end() }
        stage.stage.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 170, y: 60))
        stage.stage.advance(30)
        stage.list.collectionViewLayout.invalidateLayout()
        stage.stage.advance(2)
        #expect(stage.cell(1)?.frame.minX ?? 0 < -70)
        stage.stage.tap(CGPoint(x: 100, y: 20))
        stage.stage.advance(30)
        #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    }

    @Test(.app) func withoutActionsTheOtherSideDoesNotOpen() throws {
        let stage = try stage { _ in }
        defer { stage.end() }
        stage.stage.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 200, y: 60))
        stage.stage.advance(30)
        #expect(stage.cell(1)?.frame.minX == 0)
    }

    private func showsActions(_ list: UICollectionView) -> Bool {
        list.subviews.contains { String(describing: type(of: $0)) == "SwipeActionsView" }
    }

    @Test(.app) func aRowThatScrollsAwayClosesItsActions() throws {
        let stage = try stage { _ in }
        defer { stage.end() }
        stage.apply([("a", (0..<60).map { "a\($0)" })])
        stage.stage.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 170, y: 60))
        stage.stage.advance(30)
        #expect(showsActions(stage.list))
        stage.list.contentOffset.y = 1500
        stage.stage.advance(2)
        #expect(!showsActions(stage.list))
        let cells = stage.list.visibleCells.compactMap { $0 as? UICollectionViewListCell }
        #expect(!cells.isEmpty && cells.allSatisfy { $0.frame.minX == 0 && !$0.configurationState.isSwiped })
    }

    @Test(.app) func theDeleteControlShowsTheActions() throws {
        let stage = try stage { _ in }
        defer { stage.end() }
        stage.list.isEditing = true
        stage.stage.advance(40)
        stage.stage.tap(CGPoint(x: 26, y: 60))
        stage.stage.advance(40)
        #expect(stage.cell(1)?.frame.minX ?? 0 < -70)
    }
}
