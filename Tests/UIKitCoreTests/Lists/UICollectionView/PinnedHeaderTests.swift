import CaretTesting
import Testing

@testable import UIKitCore

/// Pinned headers and footers of flow layouts.
@Suite @MainActor struct PinnedHeaderTests {
    private func make(_ direction: UICollectionView.ScrollDirection = .vertical) throws -> (Stage, UICollectionView, Items) {
        let stage = try Stage()
        let items = Items(20, 20, 20)
        let size = direction == .vertical ? CGSize(width: 320, height: 50) : CGSize(width: 50, height: 568)
        let view = UICollectionView.make(items, direction: direction, itemSize: size)
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        layout.headerReferenceSize = CGSize(width: 40, height: 40)
        layout.footerReferenceSize = CGSize(width: 30, height: 30)
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "strip")
        }
        stage.show(view)
        return (stage, view, items)
    }

    private func header(_ view: UICollectionView, _ section: Int) -> UICollectionReusableView? {
        view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    }

    private func footer(_ view: UICollectionView, _ section: Int) -> UICollectionReusableView? {
        view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
    }

    @Test(.app) func aHeaderStaysUntilItsSectionPushesItOut() throws {
        let (stage, view, items) = try make()
        defer { withExtendedLifetime(items) { stage.end() } }
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds = true
        stage.advance()
        let first = try #require(header(view, 0))
        #expect(first.frame.minY == 0)
        for offset in stride(from: 0, through: 1_000, by: 40) {
            view.contentOffset.y = CGFloat(offset)
            stage.advance()
            #expect(header(view, 0)?.frame.minY == min(CGFloat(offset), 1_000), "at \(offset)")
        }
        // Items end at 1,040, and the footer begins there: the header goes no further.
        view.contentOffset.y = 1_030
        stage.advance()
        #expect(header(view, 0)?.frame.minY == 1_000 && header(view, 1)?.frame.minY == 1_070)
        #expect(first.layer.zPosition > view.visibleCells.map(\.layer.zPosition).max() ?? 0)
        view.contentOffset.y = 1_500
        stage.advance()
        #expect(header(view, 0) == nil && header(view, 1)?.frame.minY == 1_500)
        #expect(
            view.collectionViewLayout.layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, at: [1, 0])?.frame.minY == 1_500)
    }

    @Test(.app) func aFooterStaysAtTheLowerEdge() throws {
        let (stage, view, items) = try make()
        defer { withExtendedLifetime(items) { stage.end() } }
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionFootersPinToVisibleBounds = true
        stage.advance()
        #expect(footer(view, 0)?.frame.maxY == 568 && footer(view, 1) == nil)
        view.contentOffset.y = 300
        stage.advance()
        #expect(footer(view, 0)?.frame.maxY == 868)
        view.contentOffset.y = 520
        stage.advance()
        #expect(footer(view, 0)?.frame.minY == 1_040, "at its place by now")
        #expect(footer(view, 1)?.frame.minY == nil || (footer(view, 1)?.frame.minY ?? 0) >= 1_110)
    }

    @Test(.app) func horizontallyHeadersStayAtTheSide() throws {
        let (stage, view, items) = try make(.horizontal)
        defer { withExtendedLifetime(items) { stage.end() } }
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds = true
        view.contentOffset.x = 333
        stage.advance()
        #expect(header(view, 0)?.frame.minX == 333)
    }

    @Test(.app) func headersStayClearOfBars() throws {
        let (stage, view, items) = try make()
        defer { withExtendedLifetime(items) { stage.end() } }
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds = true
        view.contentInset.top = 64
        view.contentOffset.y = 200
        stage.advance()
        #expect(header(view, 0)?.frame.minY == 264)
    }

    @Test(.app, arguments: [(UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, CGFloat(0)), (.fromLayoutMargins, 20)])
    func marginsOfSectionsAreMeasuredFromTheLayoutsReference(
        reference: UICollectionViewFlowLayout.SectionInsetReference, left: CGFloat
    ) throws {
        let (stage, view, items) = try make()
        defer { withExtendedLifetime(items) { stage.end() } }
        view.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.sectionInsetReference = reference
        stage.advance()
        #expect(view.cellForItem(at: [0, 0])?.frame.minX == left)
        view.layoutMargins.left = 30
        stage.advance()
        #expect(view.cellForItem(at: [0, 0])?.frame.minX == (left == 0 ? 0 : 30))
    }

    @Test(.app) func aContextWithoutInvalidationsAsksNothing() throws {
        let (stage, view, items) = try make()
        defer { withExtendedLifetime(items) { stage.end() } }
        let sizes = PageSizes()
        view.delegate = sizes
        view.collectionViewLayout.invalidateLayout()
        stage.advance()
        sizes.asked = []
        let context = try #require(
            (type(of: view.collectionViewLayout).invalidationContextClass as? UICollectionViewFlowLayoutInvalidationContext.Type)?.init())
        #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateFlowLayoutAttributes = false
        view.collectionViewLayout.invalidateLayout(with: context)
        stage.advance()
        #expect(sizes.asked.isEmpty)
        view.collectionViewLayout.invalidateLayout(with: .init())
        stage.advance()
        #expect(!sizes.asked.isEmpty)
    }
}
