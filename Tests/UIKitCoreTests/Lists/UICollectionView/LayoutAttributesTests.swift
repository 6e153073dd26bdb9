import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite(.app) @MainActor struct LayoutAttributesTests {
    private func make() -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
        attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        return attributes
    }

    @Test func attributesOfOneElementInOnePlaceAreEqual() {
        #expect(make() == make() && make().hash == make().hash && make().isEqual(make().copy()))
        let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
            { $0.frame.origin.x = 2 }, { $0.size.width = 31 }, { $0.alpha = 0.5 }, { $0.zIndex = 1 }, { $0.isHidden = true },
            { $0.transform = CGAffineTransform(scaleX: 2, y: 1) }, { $0.indexPath = IndexPath(item: 4, section: 1) },
        ]
        for (number, change) in changes.enumerated() {
            let other = make()
            change(other)
            #expect(make() != other, "change \(number)")
        }
        let header = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(item: 3, section: 1))
        header.frame = make().frame
        #expect(make() != header && !make().isEqual("text"))
    }

    /// Attributes with a property of their own.
    final class Tinted: UICollectionViewLayoutAttributes {
        var shade = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Tinted)?.shade = shade
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Tinted else { return false }
            return super.isEqual(object) && MainActor.assumeIsolated { shade == other.shade }
        }
    }

    final class TintedLayout: UICollectionViewFlowLayout {
        var shade = 0
        override class var layoutAttributesClass: AnyClass { Tinted.self }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let found = super.layoutAttributesForElements(in: rect)
            for attributes in found ?? [] { (attributes as? Tinted)?.shade = shade }
            return found
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let found = super.layoutAttributesForItem(at: indexPath)
            (found as? Tinted)?.shade = shade
            return found
        }
    }

    final class ApplyingCell: UICollectionViewCell {
        static var applied: [Int] = []
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            Self.applied.append((layoutAttributes as? Tinted)?.shade ?? -1)
        }
    }

    @Test func viewsAreNotifiedOfAttributesThatAreOthers() throws {
        let stage = try Stage()
        defer { stage.end() }
        ApplyingCell.applied = []
        let layout = TintedLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let items = Items(100)
        let view = UICollectionView.make(items, itemSize: CGSize(width: 10, height: 10))
        view.collectionViewLayout = layout
        view.register(ApplyingCell.self, forCellWithReuseIdentifier: "item")
        stage.show(view)
        #expect(ApplyingCell.applied == [0, 0, 0, 0, 0, 0], "once for each cell that shows")
        for _ in 0..<3 {
            layout.invalidateLayout()
            stage.advance(2)
        }
        #expect(ApplyingCell.applied.count == 6)
        layout.shade = 7
        layout.invalidateLayout()
        stage.advance(2)
        #expect(ApplyingCell.applied.suffix(6) == [7, 7, 7, 7, 7, 7] && ApplyingCell.applied.count == 12)
        // A reused cell has no former attributes.
        view.contentOffset.y = 6_000
        stage.advance(2)
        #expect(ApplyingCell.applied.count == 18)
    }
}
