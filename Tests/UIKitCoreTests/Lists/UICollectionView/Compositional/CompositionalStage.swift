import Testing
import UIKit
import UIKitCore

/// A collection view with a compositional layout that fills a stage's window.
@MainActor final class CompositionalStage {
    let stage: Stage
    let items: Items
    let list: UICollectionView

    init(_ layout: UICollectionViewCompositionalLayout, _ items: Items, cell: UICollectionViewCell.Type = CountingCell.self) throws {
        stage = try Stage()
        self.items = items
        list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout)
        list.register(cell, forCellWithReuseIdentifier: "item")
        for kind in ["header", "footer", "badge", "global"] {
            list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "strip")
        }
        list.dataSource = items
        list.delegate = items
        stage.show(list)
        stage.advance()
    }

    func end() { stage.end() }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        list.cellForItem(at: IndexPath(item: item, section: section)).map { list.convert($0.bounds, from: $0) }
    }

    /// The first scroll view of a section in the list.
    var band: UIScrollView? { list.subviews.compactMap { $0 as? UIScrollView }.first }
}

extension NSCollectionLayoutSection {
    /// Rows over the whole width.
    @MainActor static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    /// Cards beside each other.
    @MainActor static func cards(
        _ behaviour: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 200
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(100))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = behaviour
        section.interGroupSpacing = 10
        return section
    }
}
