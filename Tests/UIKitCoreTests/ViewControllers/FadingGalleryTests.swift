import CaretTesting
import Testing

/// The published gallery's rotation: hidden, laid out again, scrolled to its page, and faded in.
@MainActor @Suite(.app) struct FadingGalleryTests {
    final class Gallery: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let layout = collectionViewLayout as? UICollectionViewFlowLayout
            layout?.scrollDirection = .horizontal
            layout?.minimumLineSpacing = 0
            layout?.minimumInteritemSpacing = 0
            collectionView.isPagingEnabled = true
            collectionView.contentInsetAdjustmentBehavior = .never
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            collectionView.bounds.size
        }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            let page = Int(collectionView.contentOffset.x / collectionView.bounds.width)
            collectionView.alpha = 0
            collectionView.collectionViewLayout.invalidateLayout()
            coordinator.animate(alongsideTransition: nil) { [self] _ in
                log.append("turned")
                collectionView.contentOffset = CGPoint(x: CGFloat(page) * size.width, y: 0)
                UIView.animate(withDuration: 0.125, delay: 0, options: .curveLinear) { self.collectionView.alpha = 1 }
            }
        }
    }

    private func opacity(_ gallery: Gallery) -> Double {
        Double(gallery.collectionView.layer.presentation()?.opacity ?? gallery.collectionView.layer.opacity)
    }

    @Test func `R26 after a turn the page is the same and fades in from 0 to 1 over 0.125 seconds`() async throws {
        let gallery = Gallery(collectionViewLayout: UICollectionViewFlowLayout())
        let app = try await TestApp.launch(showing: { gallery }, on: Device(size: CGSize(width: 320, height: 568)))
        gallery.collectionView.contentOffset.x = 640
        try await app.settle()
        for (width, x) in [(568, 1136), (320, 640)] as [(CGFloat, CGFloat)] {
            await app.rotate()
            #expect(gallery.collectionView.bounds.width == width)
            while gallery.log.isEmpty, app.now < 200 {
                #expect(opacity(gallery) == 0)
                await app.advance(frames: 1)
            }
            #expect(gallery.log == ["turned"] && gallery.collectionView.contentOffset.x == x)
            var timeline: [Double] = []
            for _ in 0..<10 {
                await app.advance(frames: 1)
                timeline.append(opacity(gallery))
            }
            // Seven and a half frames of 1/60 s. The rotation ends with the end of a frame, so that the fade begins
            // with the next one.
            let expected = (0...9).map { min(1, Double($0) / 60 / 0.125) }
            #expect(zip(timeline, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "\(timeline)")
            #expect(app.diagnostics.isEmpty)
            gallery.log = []
        }
    }
}
