import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UICollectionViewCostTests {
    @Test(.app) func aScrolledFrameOfAHundredThousandRowsLaysOutTheListAlone() throws {
        let stage = try Stage(CGSize(width: 390, height: 844), scale: 3)
        defer { stage.end() }
        let items = Items(100_000)
        let view = UICollectionView.make(
            items, itemSize: CGSize(width: 390, height: 60), size: CGSize(width: 390, height: 844))
        view.showsVerticalScrollIndicator = false
        stage.show(view)
        view.contentOffset.y = 40
        stage.advance(2)
        let before = stage.host.frameLoop.counters
        let configured = items.configured
        view.contentOffset.y = 52
        stage.advance()
        let after = stage.host.frameLoop.counters
        #expect(items.configured == configured)
        #expect(after.layouts - before.layouts == 1)
        #expect(after.displays == before.displays)
    }
}
