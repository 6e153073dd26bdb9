import Testing
import UIKit

/// Self-sizing cells and supplementary views in a custom layout.
@Suite(.app) @MainActor struct CustomLayoutSizingTests {
    private static func fill(_ view: UIView) {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 120), box.heightAnchor.constraint(equalToConstant: 77),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            box.topAnchor.constraint(equalTo: view.topAnchor), box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private final class BoxCell: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            CustomLayoutSizingTests.fill(contentView)
        }

        required init?(coder: NSCoder) { nil }

        /// The height of the content and the width of the layout: a common override.
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height =
                systemLayoutSizeFitting(
                    layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
                ).height
            return layoutAttributes
        }
    }

    private final class BoxHeader: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            CustomLayoutSizingTests.fill(self)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A header and a cell below, each with its preferred height.
    private final class Stack: UICollectionViewLayout {
        var headerHeight: CGFloat = 50
        var cellHeight: CGFloat = 50
        var asked: [String] = []

        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: headerHeight + cellHeight) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let path = IndexPath(item: 0, section: 0)
            return [layoutAttributesForSupplementaryView(ofKind: "header", at: path), layoutAttributesForItem(at: path)].compactMap { $0 }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: headerHeight, width: 300, height: cellHeight)
            return attributes
        }

        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
            attributes.frame = CGRect(x: 0, y: 0, width: 300, height: headerHeight)
            return attributes
        }

        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            let kind = preferredAttributes.representedElementKind ?? "cell"
            asked.append("\(kind) \(originalAttributes.size.height) to \(preferredAttributes.size.height)")
            guard preferredAttributes.size.height != originalAttributes.size.height else { return false }
            if kind == "cell" { cellHeight = preferredAttributes.size.height } else { headerHeight = preferredAttributes.size.height }
            return true
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    @Test func aCellIsAsLargeAsItsContent() {
        for frame in [CGRect.zero, CGRect(x: 0, y: 0, width: 300, height: 50)] {
            let cell = BoxCell(frame: frame)
            #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 77))
        }
    }

    @Test func constraintsOfTheCellItselfCountToo() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        Self.fill(cell)
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 77))
    }

    @Test func headersOfCustomLayoutsAreAsked() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (layout, source) = (Stack(), Source())
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        list.register(BoxCell.self, forCellWithReuseIdentifier: "cell")
        list.register(BoxHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
        list.dataSource = source
        stage.show(list)
        stage.advance(2)
        #expect(layout.headerHeight == 77 && layout.cellHeight == 77)
        #expect(Set(layout.asked.prefix(2)) == ["header 50.0 to 77.0", "cell 50.0 to 77.0"])
        #expect(list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame == CGRect(x: 0, y: 77, width: 300, height: 77))
    }
}
