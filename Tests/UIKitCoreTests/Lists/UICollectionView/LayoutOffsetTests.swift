import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Content offsets that layouts determine.
@Suite(.app) @MainActor struct LayoutOffsetTests {
    final class Stubborn: UICollectionViewFlowLayout {
        var proposed: [CGPoint] = []
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            proposed.append(proposedContentOffset)
            return CGPoint(x: 0, y: 120)
        }
    }

    @Test func aNewLayoutDeterminesTheContentOffset() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(200)
        let view = UICollectionView.make(items, itemSize: CGSize(width: 320, height: 100))
        stage.show(view)
        view.contentOffset.y = 3_000
        stage.advance()
        let layout = Stubborn()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        view.setCollectionViewLayout(layout, animated: false)
        stage.advance(2)
        #expect(view.contentOffset.y == 120)
        let asked = try #require(layout.proposed.first)
        #expect(abs(asked.y - 1_358) < 50, "\(asked)")
    }

    @Test func contextsMoveAndResizeContent() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(100)
        let view = UICollectionView.make(items, itemSize: CGSize(width: 320, height: 100))
        stage.show(view)
        view.contentOffset.y = 1_000
        stage.advance()
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
        context.contentSizeAdjustment = CGSize(width: 0, height: 300)
        view.collectionViewLayout.invalidateLayout(with: context)
        stage.advance()
        #expect(view.contentOffset.y == 1_040 && view.contentSize.height == 10_300)
        stage.advance(3)
        #expect(view.contentOffset.y == 1_040, "once")
    }

    final class Photos: UICollectionViewController {
        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 50, height: 50)
            super.init(collectionViewLayout: layout)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    @Test(arguments: [true, false]) func theSelectionOfAListIsClearedWhenItReappears(clears: Bool) async throws {
        let photos = Photos()
        photos.clearsSelectionOnViewWillAppear = clears
        let navigation = UINavigationController(rootViewController: photos)
        let app = try await TestApp.launch(showing: { navigation })
        let path = IndexPath(item: 1, section: 0)
        photos.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        navigation.pushViewController(UIViewController(), animated: false)
        try await app.settle()
        #expect(photos.collectionView.indexPathsForSelectedItems == [path])
        navigation.popViewController(animated: false)
        try await app.settle()
        #expect(photos.collectionView.indexPathsForSelectedItems == (clears ? nil : [path]))
    }
}
