import Testing
import UIKit
import UIKitCore

/// Moved items at the end of an orthogonally scrolling section.
@Suite @MainActor struct OrthogonalMovementTests {
    private final class Cards: NSObject, UICollectionViewDataSource {
        var names = (0..<30).map(String.init)

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
            names.insert(names.remove(at: source.item), at: target.item)
        }
    }

    @Test(.app) func theSectionScrollsUnderAnItemThatIsHeldAtItsEnd() throws {
        let stage = try Stage()
        defer { stage.end() }
        let cards = Cards()
        let layout = UICollectionViewCompositionalLayout(section: .cards(.continuous))
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        list.dataSource = cards
        stage.show(list)
        stage.advance()
        let band = try #require(list.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(list.beginInteractiveMovementForItem(at: [0, 0]))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 310, y: 50))
        stage.advance(120)
        #expect(band.contentOffset.x > 300 && list.contentOffset == .zero)
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
        stage.advance(20)
        let reached = band.contentOffset.x
        stage.advance(20)
        #expect(band.contentOffset.x == reached, "nothing is held at the end any more")
        list.endInteractiveMovement()
        stage.advance(40)
        let place = try #require(cards.names.firstIndex(of: "0"))
        #expect(place > 1 && abs(CGFloat(place) * 210 + 100 - (reached + 160)) <= 210, "\(place) at \(reached)")
    }
}
