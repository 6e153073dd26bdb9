import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Sections that scroll orthogonally to the layout.
@Suite @MainActor struct OrthogonalSectionTests {
    private func stage(_ section: NSCollectionLayoutSection, _ count: Int = 50) throws -> CompositionalStage {
        try CompositionalStage(UICollectionViewCompositionalLayout(section: section), Items(count))
    }

    /// Drags by 150 points to the left; with a flick if `rest` is 0.
    private func drag(_ stage: CompositionalStage, by distance: CGFloat = -150, rest: Int) {
        stage.stage.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 200 + distance, y: 50), steps: 6, rest: rest)
        stage.stage.advance(240)
    }

    @Test(.app) func itemsAreInAScrollViewOfTheirOwn() throws {
        let stage = try stage(.cards(.continuous))
        defer { stage.end() }
        #expect(stage.list.contentSize == CGSize(width: 320, height: 100))
        #expect(stage.band?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
        #expect(stage.band?.contentSize == CGSize(width: 50 * 210 - 10, height: 100))
        #expect(stage.list.visibleCells.count == 2)
        #expect(stage.list.visibleCells.allSatisfy { $0.superview === stage.band })
    }

    @Test(.app) func aTouchMovesItemsAcrossAndNotTheList() throws {
        let stage = try stage(.cards(.continuous))
        defer { stage.end() }
        drag(stage, rest: 20)
        #expect(stage.band?.contentOffset.x ?? 0 > 100)
        #expect(stage.list.contentOffset == .zero)
        #expect(stage.frame(0)?.minX ?? 0 < -100)
    }

    @Test(
        .app,
        arguments: [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, CGFloat(210)), (.continuousGroupLeadingBoundary, 210),
            (.paging, 320), (.groupPagingCentered, 210 - 60),
        ])
    func contentRestsWhereTheBehaviourRequires(behaviour: UICollectionLayoutSectionOrthogonalScrollingBehavior, place: CGFloat) throws {
        let stage = try stage(.cards(behaviour))
        defer { stage.end() }
        drag(stage, by: -170, rest: 20)
        #expect(stage.band?.contentOffset.x == place)
    }

    @Test(.app) func aFlickAdvancesOneGroupAtMost() throws {
        let stage = try stage(.cards(.groupPaging))
        defer { stage.end() }
        drag(stage, by: -180, rest: 0)
        #expect(stage.band?.contentOffset.x == 210)
    }

    @Test(.app) func aCentredSectionBeginsWithItsFirstGroupInTheMiddle() throws {
        let stage = try stage(.cards(.groupPagingCentered))
        defer { stage.end() }
        #expect(stage.frame(0)?.midX == 160)
    }

    @Test(.app) func farItemsAreCreatedAsTheyEnter() throws {
        let stage = try stage(.cards(.continuous), 100_000)
        defer { stage.end() }
        stage.band?.contentOffset.x = 210 * 50_000
        stage.stage.advance()
        #expect(stage.frame(50_000)?.minX == 0)
        #expect(stage.list.visibleCells.count == 2)
        #expect(stage.list.indexPathForItem(at: CGPoint(x: 10, y: 50)) == IndexPath(item: 50_000, section: 0))
    }

    @Test(.app) func aTapSelectsTheItemUnderTheTouch() throws {
        let stage = try stage(.cards(.continuous))
        defer { stage.end() }
        stage.band?.contentOffset.x = 210 * 3
        stage.stage.advance()
        stage.stage.tap(CGPoint(x: 100, y: 50))
        #expect(stage.items.log.last { $0.hasPrefix("didSelect") } == "didSelect 3")
    }

    @Test(.app) func scrollingToAnItemMovesItsSection() throws {
        let layout = UICollectionViewCompositionalLayout { section, _ in section == 1 ? .cards(.continuous) : .rows(.absolute(100)) }
        let stage = try CompositionalStage(layout, Items(20, 40))
        defer { stage.end() }
        stage.list.scrollToItem(at: IndexPath(item: 7, section: 1), at: [.bottom, .left], animated: false)
        stage.stage.advance()
        #expect(stage.frame(7, 1)?.minX == 0)
        stage.list.contentOffset.y = 0
        stage.stage.advance()
        stage.list.contentOffset.y = stage.list.contentSize.height - 568
        stage.stage.advance()
        #expect(stage.frame(7, 1)?.minX == 0)
    }

    @Test(.app) func inRightToLeftLayoutsTheFirstItemIsAtTheRight() throws {
        let stage = try CompositionalStage(UICollectionViewCompositionalLayout(section: .cards(.groupPaging)), Items(0))
        defer { stage.end() }
        stage.list.semanticContentAttribute = .forceRightToLeft
        stage.items.sections = [10]
        stage.list.reloadData()
        stage.stage.advance()
        #expect(stage.frame(0)?.maxX == 320)
        stage.stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 270, y: 50), steps: 6, rest: 20)
        stage.stage.advance(240)
        #expect(stage.frame(1)?.maxX == 320)
    }

    @Test(.app) func aHandlerChangesVisibleItems() throws {
        let section = NSCollectionLayoutSection.cards(.continuous)
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.x)
            for item in items {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                item.transform = CGAffineTransform(scaleX: distance > 100 ? 0.5 : 1, y: distance > 100 ? 0.5 : 1)
            }
        }
        let stage = try stage(section)
        defer { stage.end() }
        #expect(stage.list.cellForItem(at: IndexPath(item: 1, section: 0))?.transform.a == 0.5)
        stage.band?.contentOffset.x = 210
        stage.stage.advance()
        #expect(offsets.last == 210)
        #expect(stage.list.cellForItem(at: IndexPath(item: 1, section: 0))?.transform.a == 1)
    }
}
