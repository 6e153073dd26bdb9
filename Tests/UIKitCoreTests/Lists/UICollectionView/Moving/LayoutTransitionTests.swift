import Testing
import UIKit
import UIKitCore

/// A flow layout that records the calls about other layouts.
@MainActor private final class NotingLayout: UICollectionViewFlowLayout {
    var log: [String] = []

    convenience init(side: CGFloat) {
        self.init()
        itemSize = CGSize(width: side, height: side)
        minimumLineSpacing = 0
        minimumInteritemSpacing = 0
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
    override func finalizeLayoutTransition() { log.append("done") }
}

@MainActor struct LayoutTransitionTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func make(_ stage: Stage, _ items: Items, _ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView.make(items, itemSize: CGSize(width: 160, height: 160))
        view.collectionViewLayout = layout
        stage.show(view)
        (layout as? NotingLayout)?.log = []
        return view
    }

    @Test(.app) func cellsMoveFromOneLayoutToTheOther() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(40)
        let (large, small) = (NotingLayout(side: 160), NotingLayout(side: 80))
        let view = make(stage, items, large)
        let cell = try #require(view.cellForItem(at: path(2)))
        var completions: [Bool] = []
        view.setCollectionViewLayout(small, animated: true) { completions.append($0) }
        #expect(completions.isEmpty && cell.frame == CGRect(x: 160, y: 0, width: 80, height: 80))
        stage.advance(8)
        let between = try #require(cell.layer.presentation()).frame
        #expect(between.width > 81 && between.width < 159)
        // An entering item comes from its former place, below the screen.
        let arriving = try #require(view.cellForItem(at: path(20))?.layer.presentation()).frame
        #expect(arriving.minY > 500)
        stage.advance(40)
        #expect(completions == [true])
        #expect(large.log == ["to", "done"] && small.log == ["from", "done"])
        #expect(view.visibleCells.count <= 34)
        #expect(view.collectionViewLayout === small && large.collectionView == nil)
    }

    @Test(.app) func aTransitionFollowsItsProgressAndIsFinished() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(40)
        let (large, small) = (NotingLayout(side: 160), NotingLayout(side: 80))
        let view = make(stage, items, large)
        var ends: [[Bool]] = []
        let transition = view.startInteractiveTransition(to: small) { ends.append([$0, $1]) }
        #expect(view.collectionViewLayout === transition && transition.currentLayout === large && transition.nextLayout === small)
        transition.transitionProgress = 0.5
        transition.updateValue(3, forAnimatedKey: "way")
        transition.updateValue(.nan, forAnimatedKey: "way")
        #expect(transition.value(forAnimatedKey: "way") == 3 && transition.value(forAnimatedKey: "other") == 0)
        stage.advance(2)
        // From (0, 160) to (160, 0).
        #expect(view.cellForItem(at: path(2))?.frame == CGRect(x: 80, y: 80, width: 120, height: 120))
        transition.transitionProgress = .infinity
        #expect(transition.transitionProgress == 0.5)
        view.finishInteractiveTransition()
        stage.advance(40)
        #expect(ends == [[true, true]] && view.collectionViewLayout === small)
        #expect(view.cellForItem(at: path(2))?.frame == CGRect(x: 160, y: 0, width: 80, height: 80))
        #expect(small.log == ["from", "done"] && large.log == ["to", "done"])
    }

    @Test(.app) func aCancelledTransitionRestoresTheLayout() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(400)
        let (large, small) = (NotingLayout(side: 160), NotingLayout(side: 80))
        let view = make(stage, items, large)
        view.contentOffset.y = 3200
        stage.advance(2)
        let before = view.visibleCells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
        var ends: [[Bool]] = []
        let transition = view.startInteractiveTransition(to: small) { ends.append([$0, $1]) }
        transition.transitionProgress = 0.4
        stage.advance(2)
        #expect(view.contentOffset.y < 3200 && view.contentOffset.y > 800)
        view.cancelInteractiveTransition()
        stage.advance(40)
        #expect(ends == [[true, false]] && view.collectionViewLayout === large && view.contentOffset.y == 3200)
        #expect(view.visibleCells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) } == before)
    }

    private final class Placer: NSObject, UICollectionViewDelegate {
        var proposed: [CGPoint] = []
        var wanted: CGPoint?

        func collectionView(
            _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint {
            proposed.append(proposedContentOffset)
            return wanted ?? proposedContentOffset
        }
    }

    @Test(.app) func theDelegateDeterminesTheOffsetInAnotherLayout() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(80)
        let view = make(stage, items, NotingLayout(side: 160))
        view.contentOffset.y = 1_600
        stage.advance()
        let placer = Placer()
        view.delegate = placer
        stage.advance()
        placer.wanted = CGPoint(x: 0, y: 320)
        view.setCollectionViewLayout(NotingLayout(side: 80), animated: false)
        stage.advance(2)
        #expect(view.contentOffset == CGPoint(x: 0, y: 320))
        #expect(placer.proposed == [CGPoint(x: 0, y: 178)])
    }

    @Test func aContextListsTheInvalidatedIndexPaths() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedSupplementaryIndexPaths == nil && context.invalidatedDecorationIndexPaths == nil)
        context.invalidateSupplementaryElements(ofKind: "head", at: [path(1)])
        context.invalidateSupplementaryElements(ofKind: "head", at: [path(2)])
        context.invalidateSupplementaryElements(ofKind: "foot", at: [path(0)])
        context.invalidateDecorationElements(ofKind: "ground", at: [path(3)])
        #expect(context.invalidatedSupplementaryIndexPaths == ["head": [path(1), path(2)], "foot": [path(0)]])
        #expect(context.invalidatedDecorationIndexPaths == ["ground": [path(3)]])
    }
}
