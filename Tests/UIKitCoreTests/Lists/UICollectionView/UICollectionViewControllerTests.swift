import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UICollectionViewControllerTests {
    @Test(.app) func theControllerIsDataSourceAndDelegateOfItsView() throws {
        let stage = try Stage()
        defer { stage.end() }
        let controller = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
        stage.window.rootViewController = controller
        stage.advance()
        #expect(controller.view === controller.collectionView)
        #expect(controller.collectionView.visibleCells.count == 4)
        stage.tap(CGPoint(x: 20, y: 20))
        #expect(controller.chosen == [0])
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == nil)
    }
}

private final class NumbersController: UICollectionViewController {
    var chosen: [Int] = []
    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(indexPath.item)
    }
}
