import CaretTesting
import Testing

@testable import UIKitCore

/// The items of a context menu.
@Suite @MainActor struct ItemMenuTests {
    private final class List: UICollectionViewController {
        var asked: [[IndexPath]] = []
        var newer: [String: UITargetedPreview] = [:]
        var older: [String: UITargetedPreview] = [:]
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? { newer["lift \(indexPath.item)"] }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? { newer["back \(indexPath.item)"] }
        override func collectionView(
            _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? { older["lift"] }
        override func collectionView(
            _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? { older["back"] }
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

    private func show(_ stage: Stage) throws -> (List, UICollectionView) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        let list = List(collectionViewLayout: layout)
        list.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        stage.window.rootViewController = list
        stage.advance(2)
        return (list, try #require(list.collectionView))
    }

    @Test(.app) func theNewerMethodsTakePrecedenceOverTheOlderOnes() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (list, view) = try show(stage)
        let interaction = UIContextMenuInteraction(delegate: view.menus)
        let menu = try #require(view.menus.contextMenuInteraction(interaction, configurationForMenuAtLocation: CGPoint(x: 50, y: 100)))
        let cell = try #require(view.cellForItem(at: [0, 2]))
        func lift() -> UITargetedPreview? {
            view.menus.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: menu)
        }
        func back() -> UITargetedPreview? {
            view.menus.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: menu)
        }
        #expect(lift()?.view === cell && back() == nil)
        let previews = (0..<4).map { _ in UITargetedPreview(view: cell.contentView) }
        list.older = ["lift": previews[0], "back": previews[1]]
        #expect(lift() === previews[0] && back() === previews[1])
        list.newer = ["lift 2": previews[2], "back 2": previews[3]]
        #expect(lift() === previews[2] && back() === previews[3])
        _ = view.menus.contextMenuInteraction(interaction, configurationForMenuAtLocation: CGPoint(x: 50, y: 900))
        #expect(lift() === previews[0] && back() === previews[1], "beside all items none of them is meant")
    }

    @Test(.app) func aLongPressOpensTheMenuOfItsItem() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (list, view) = try show(stage)
        stage.down(CGPoint(x: 50, y: 100))
        stage.advance(60)
        #expect(list.asked == [[[0, 2]]] && stage.window.openMenu != nil)
        stage.up(CGPoint(x: 50, y: 100))
        stage.advance(30)
        #expect(view.indexPathsForSelectedItems == nil)
    }

    @Test(.app) func aMenuOnOneOfSeveralSelectedItemsIsForAllOfThem() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (list, view) = try show(stage)
        view.allowsMultipleSelection = true
        for item in [3, 1] { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
        let interaction = UIContextMenuInteraction(delegate: view.menus)
        for y in [60, 100, 900] as [CGFloat] {
            _ = view.menus.contextMenuInteraction(interaction, configurationForMenuAtLocation: CGPoint(x: 50, y: y))
        }
        #expect(list.asked == [[[0, 1], [0, 3]], [[0, 2]], []])
    }
}
