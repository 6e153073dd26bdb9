import CaretTesting
import Testing

@testable import UIKitCore

/// Interrupted animated scrolls.
@MainActor @Suite(.app) struct AnimatedScrollTests {
    private final class Pages: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var ends = 0
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
        }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }

    @Test func `M7 new bounds end an animated scroll at the item in the middle and the delegate is notified`() async throws {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.itemSize = CGSize(width: 200, height: 100)
        let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 200, height: 100), collectionViewLayout: layout)
        view.isPagingEnabled = true
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
        let pages = Pages()
        (view.dataSource, view.delegate) = (pages, pages)
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        try await app.settle()
        view.scrollToItem(at: [0, 1], at: .centeredHorizontally, animated: true)
        await app.advance(frames: 3)
        #expect(view.contentOffset.x > 0 && view.contentOffset.x < 100 && pages.ends == 0)
        layout.itemSize = CGSize(width: 300, height: 100)
        view.frame.size.width = 300
        await app.advance(frames: 1)
        #expect(view.contentOffset.x == 0 && pages.ends == 1)
        try await app.settle()
        #expect(view.contentOffset.x == 0 && pages.ends == 1)
    }

    @Test func `M14 offsets have no negative zero`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 300, height: 300)
        for offset in [CGPoint(x: -0.0, y: -view.adjustedContentInset.top), CGPoint(x: -0.1, y: -0.01)] {
            view.contentOffset = CGPoint(x: 5, y: 5)
            view.contentOffset = offset
            #expect("\(view.contentOffset)" == "(0.0, 0.0)")
            view.setContentOffset(offset, animated: false)
            #expect(view.contentOffset.x.sign == .plus && view.contentOffset.y.sign == .plus)
        }
    }
}
