import CaretTesting
import Testing

@testable import UIKitCore

/// Which items a context menu is about.
@Suite @MainActor struct ItemMenuTests {
    private final class List: UICollectionViewController {
        var asked: [[IndexPath]] = []
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
        ) -> UIContextMenuConfiguration? {
            asked.append(indexPaths)
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: []) }
        }
    }

    @Test(.app) func aMenuOnOneOfSeveralSelectedItemsIsAboutAllOfThem() throws {
        let stage = try Stage()
        defer { stage.end() }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        let list = List(collectionViewLayout: layout)
        list.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        stage.window.rootViewController = list
        stage.advance(2)
        let view = try #require(list.collectionView)
        view.allowsMultipleSelection = true
        for item in [3, 1] { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
        let interaction = UIContextMenuInteraction(delegate: view.menus)
        for y in [60, 100, 900] as [CGFloat] {
            _ = view.menus.contextMenuInteraction(interaction, configurationForMenuAtLocation: CGPoint(x: 50, y: y))
        }
        #expect(list.asked == [[[0, 1], [0, 3]], [[0, 2]], []])
    }
}
