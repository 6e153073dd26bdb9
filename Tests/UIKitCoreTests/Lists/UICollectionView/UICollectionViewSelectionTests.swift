import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UICollectionViewSelectionTests {
    private func shown(_ items: Items, on stage: Stage) -> UICollectionView {
        let view = UICollectionView.make(items, itemSize: CGSize(width: 320, height: 60))
        stage.show(view)
        items.log = []
        return view
    }

    @Test(.app) func aTapAsksAndNotifiesInUIKitsOrder() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(5)
        let view = shown(items, on: stage)
        stage.tap(CGPoint(x: 100, y: 90))
        #expect(items.log == ["shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1"])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    }

    @Test(.app) func anotherTapMovesTheSelection() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(5)
        let view = shown(items, on: stage)
        stage.tap(CGPoint(x: 100, y: 90))
        items.log = []
        stage.tap(CGPoint(x: 100, y: 30))
        #expect(items.log.suffix(4) == ["shouldSelect 0", "didDeselect 1", "didSelect 0", "didUnhighlight 0"])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test(.app) func withMultipleSelectionASecondTapDeselects() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(5)
        let view = shown(items, on: stage)
        view.allowsMultipleSelection = true
        stage.tap(CGPoint(x: 100, y: 90))
        stage.tap(CGPoint(x: 100, y: 30))
        #expect(view.indexPathsForSelectedItems?.map(\.item) == [1, 0])
        items.log = []
        stage.tap(CGPoint(x: 100, y: 90))
        #expect(items.log == ["shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1", "didUnhighlight 1"])
    }

    @Test(.app) func anItemThatIsNotHighlightedIsNotSelected() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(5)
        let view = shown(items, on: stage)
        items.isRefusing = true
        stage.tap(CGPoint(x: 100, y: 90))
        #expect(items.log == ["shouldHighlight 1"])
        #expect(view.indexPathsForSelectedItems == nil)
    }

    @Test(.app) func aDragUnhighlightsAndSelectsNothing() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(50)
        let view = shown(items, on: stage)
        stage.down(CGPoint(x: 100, y: 90))
        stage.advance(12)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == true)
        stage.move(CGPoint(x: 100, y: 40))
        stage.up(CGPoint(x: 100, y: 40))
        #expect(items.log.prefix(3) == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
        #expect(view.indexPathsForSelectedItems == nil)
    }

    @Test(.app) func aTapThatStopsAScrollSelectsNothing() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(500)
        let view = shown(items, on: stage)
        stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), steps: 6, rest: 0)
        stage.advance(5)
        items.log = []
        stage.tap(CGPoint(x: 100, y: 300))
        stage.advance(20)
        #expect(!view.isDecelerating && view.indexPathsForSelectedItems == nil)
        #expect(!items.log.contains { $0.contains("ighlight") })
        stage.tap(CGPoint(x: 100, y: 300))
        #expect(view.indexPathsForSelectedItems?.count == 1)
    }

    @Test(.app) func theSelectedBackgroundShowsWithTheSelection() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = shown(Items(5), on: stage)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let background = UIView()
        cell.selectedBackgroundView = background
        #expect(background.isHidden)
        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        #expect(!background.isHidden && cell.subviews.last === cell.contentView)
        view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
        #expect(background.isHidden)
    }

    @Test(.app) func aSelectedItemIsSelectedWhenItReappears() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = shown(Items(500), on: stage)
        view.selectItem(at: IndexPath(item: 300, section: 0), animated: false, scrollPosition: .centeredVertically)
        stage.advance()
        #expect(view.contentOffset.y == CGFloat(300 * 60 + 30 - 284))
        #expect(view.visibleCells.filter(\.isSelected).count == 1)
        view.contentOffset = .zero
        stage.advance()
        #expect(view.visibleCells.filter(\.isSelected).isEmpty)
    }
}
