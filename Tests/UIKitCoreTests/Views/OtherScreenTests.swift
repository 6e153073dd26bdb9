import CaretTesting
import Platform
import Testing
import UIKit
import UIKitCore

/// Cached measures of one screen, displayed on another.
@Suite @MainActor struct OtherScreenTests {
    @Test(.app, arguments: [1, 2] as [CGFloat]) func textFitsOnAScreenOfLargerPixels(scale: CGFloat) throws {
        let stage = try Stage(scale: 3)
        defer { stage.end() }
        let stack = UIStackView()
        stack.axis = .vertical
        stack.alignment = .leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        let words = ["System", "Plain", "Filled", "Disabled", "Press long", "Quercus robur", "Music", "Story of the day"]
        let labels = words.map { word in
            let label = UILabel()
            label.text = word
            return label
        }
        let buttons = words.map { word in
            var configuration = UIButton.Configuration.filled()
            configuration.title = word
            return UIButton(configuration: configuration)
        }
        for view in labels + buttons { stack.addArrangedSubview(view) }
        stage.show(stack)
        stage.advance(2)
        var metrics = stage.backend.windows[0].metrics
        metrics.scale = scale
        stage.backend.windows[0].send(.metrics(metrics))
        stage.advance(3)
        for view in labels + buttons {
            let size = view.intrinsicContentSize
            #expect(view.traitCollection.displayScale == scale)
            #expect((size.width * scale).rounded() == size.width * scale)
            #expect(view.frame.width >= size.width && view.frame.height >= size.height)
        }
    }

    private final class Chip: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size = CGSize(width: 150, height: 32)
            return layoutAttributes
        }
    }

    private final class Chips: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath)
        }
    }

    @Test(.app) func anItemGrowsWithAGroupThatIsOnlyEstimated() throws {
        let stage = try Stage(scale: 2)
        defer { stage.end() }
        let size = NSCollectionLayoutSize(widthDimension: .estimated(90), heightDimension: .absolute(32))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(Chip.self, forCellWithReuseIdentifier: "chip")
        let chips = Chips()
        view.dataSource = chips
        stage.show(view)
        stage.advance(3)
        #expect(view.cellForItem(at: [0, 0])?.frame.width == 150)
        #expect(view.cellForItem(at: [0, 1])?.frame.minX == 150)
    }
}
