import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Bounds that change within an animation.
@Suite @MainActor struct AnimatedBoundsTests {
    private final class Layout: UICollectionViewFlowLayout {
        var log: [String] = []
        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            log.append("prepare \(Int(oldBounds.width))x\(Int(oldBounds.height))")
        }
        override func finalizeAnimatedBoundsChange() { log.append("finalize") }
        override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            log.append("initial \(itemIndexPath.item)")
            let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
            attributes?.alpha = 0.5
            return attributes
        }
        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            log.append("final \(itemIndexPath.item)")
            let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
            attributes?.alpha = 0
            return attributes
        }
    }

    private func make(_ layout: UICollectionViewFlowLayout) throws -> (Stage, UICollectionView, Items) {
        let stage = try Stage()
        let items = Items(100)
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        view.register(CountingCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.delegate = items
        stage.show(view)
        stage.advance()
        return (stage, view, items)
    }

    @Test(.app) func theLayoutProvidesInitialAndFinalAttributes() throws {
        let layout = Layout()
        let (stage, view, items) = try make(layout)
        defer { withExtendedLifetime(items) { stage.end() } }
        #expect(view.visibleCells.count == 6 && layout.log.isEmpty)
        let gone = try #require(view.cellForItem(at: [0, 5]))
        UIView.animate(withDuration: 0.3) {
            view.frame.size.height = 100
            view.layoutIfNeeded()
        }
        #expect(layout.log == ["prepare 300x200", "final 3", "final 4", "final 5", "finalize"])
        #expect(gone.superview != nil && gone.alpha == 0 && view.cellForItem(at: [0, 5]) == nil)
        stage.advance(30)
        #expect(gone.superview == nil && items.log.suffix(3).sorted() == ["end 3", "end 4", "end 5"])
        layout.log = []
        UIView.animate(withDuration: 0.3) {
            view.frame.size.height = 200
            view.layoutIfNeeded()
        }
        #expect(layout.log == ["prepare 300x100", "initial 3", "initial 4", "initial 5", "finalize"])
        let back = try #require(view.cellForItem(at: [0, 4]))
        stage.advance(2)
        #expect(back.alpha == 1 && back.layer.presentation()?.opacity ?? 1 < 1)
        stage.advance(30)
        #expect(back.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test(.app) func withoutAnAnimationTheLayoutIsNotNotified() throws {
        let layout = Layout()
        let (stage, view, items) = try make(layout)
        defer { withExtendedLifetime(items) { stage.end() } }
        view.frame.size.height = 100
        stage.advance()
        view.contentOffset.y = 400
        stage.advance()
        view.setContentOffset(.zero, animated: true)
        stage.advance(40)
        #expect(layout.log.isEmpty)
    }

    @Test(.app) func anEnteringItemDoesNotFlyInFromACorner() throws {
        let (stage, view, items) = try make(UICollectionViewFlowLayout())
        defer { withExtendedLifetime(items) { stage.end() } }
        UIView.animate(withDuration: 0.3) {
            view.frame.size.height = 400
            view.layoutIfNeeded()
        }
        let cell = try #require(view.cellForItem(at: [0, 10]))
        #expect(cell.frame == CGRect(x: 100, y: 300, width: 100, height: 100) && cell.layer.animationKeys()?.isEmpty ?? true)
    }
}
