import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct CompositionalLayoutTests {
    @Test(.app) func aGridOfThirdsHasThreeColumns() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 4), heightDimension: .fractionalHeight(1))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let stage = try CompositionalStage(UICollectionViewCompositionalLayout(section: section), Items(10))
        defer { stage.end() }
        #expect(stage.frame(5) == CGRect(x: 80, y: 80, width: 80, height: 80))
        #expect(stage.list.contentSize == CGSize(width: 320, height: 240))
    }

    @Test(.app) func scrollingAHundredThousandItemsCreatesNothingNew() throws {
        let stage = try CompositionalStage(UICollectionViewCompositionalLayout(section: .rows(.absolute(60))), Items(100_000))
        defer { stage.end() }
        stage.list.showsVerticalScrollIndicator = false
        stage.list.contentOffset.y = 40
        stage.stage.advance(2)
        let before = stage.stage.host.frameLoop.counters
        let configured = stage.items.configured
        stage.list.contentOffset.y = 50
        stage.stage.advance()
        #expect(stage.items.configured == configured)
        #expect(stage.stage.host.frameLoop.counters.layouts - before.layouts == 1)
        stage.list.contentOffset.y = 5_999_000
        stage.stage.advance()
        #expect(stage.list.visibleCells.count <= 12)
    }

    @Test(.app) func estimatedRowsAdoptTheSizeOfTheirContent() throws {
        let stage = try CompositionalStage(
            UICollectionViewCompositionalLayout(section: .rows(.estimated(44))), Items(1000), cell: SeventyCell.self)
        defer { stage.end() }
        #expect(stage.frame(0)?.height == 70)
        #expect(stage.frame(3)?.minY == 210)
        stage.list.scrollToItem(at: IndexPath(item: 999, section: 0), at: .bottom, animated: false)
        stage.stage.advance(2)
        #expect(stage.frame(999)?.height == 70)
        #expect(stage.list.visibleCells.count <= 11)
    }

    @Test(.app) func aPinnedHeaderFollowsTheScroll() throws {
        let section = NSCollectionLayoutSection.rows(.absolute(60))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let stage = try CompositionalStage(UICollectionViewCompositionalLayout(section: section), Items(20, 20))
        defer { stage.end() }
        stage.list.contentOffset.y = 100
        stage.stage.advance()
        let view = stage.list.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
        #expect(view?.frame.minY == 100)
        stage.list.contentOffset.y = 1230 - 10
        stage.stage.advance()
        let second = stage.list.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 1))
        #expect(second?.frame.minY == 1230)
        #expect(stage.list.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))?.frame.minY == 1200)
    }

    @Test(.app) func theProviderReceivesTheEnvironmentAndIsAskedAgainAfterAChange() throws {
        var widths: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout { _, environment in
            widths.append(environment.container.effectiveContentSize.width)
            return .rows(.absolute(40))
        }
        let stage = try CompositionalStage(layout, Items(3))
        defer { stage.end() }
        #expect(widths == [320])
        stage.list.frame.size.width = 200
        stage.stage.advance()
        #expect(widths == [320, 200])
        #expect(stage.frame(0)?.width == 200)
    }

    @Test(.app) func decorationsAreBehindTheirSection() throws {
        let section = NSCollectionLayoutSection.rows(.absolute(60))
        section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        background.contentInsets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Ground.self, forDecorationViewOfKind: "ground")
        let stage = try CompositionalStage(layout, Items(2))
        defer { stage.end() }
        let view = stage.list.subviews.first { $0 is Ground }
        #expect(view?.frame == CGRect(x: 5, y: 5, width: 310, height: 130))
        #expect((view?.layer.zPosition ?? 1) < (stage.list.cellForItem(at: IndexPath(item: 0, section: 0))?.layer.zPosition ?? 0))
    }

    @Test(.app) func customGroupsAskTheirProvider() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
            let width = environment.container.contentSize.width
            return [.init(frame: CGRect(x: 0, y: 0, width: width, height: 40)), .init(frame: CGRect(x: 0, y: 50, width: 20, height: 20))]
        }
        let stage = try CompositionalStage(UICollectionViewCompositionalLayout(section: .init(group: group)), Items(4))
        defer { stage.end() }
        #expect(stage.frame(0)?.width == 320)
        #expect(stage.frame(3) == CGRect(x: 0, y: 150, width: 20, height: 20))
    }

    @Test(.app) func insertedAndDeletedItemsKeepTheSizesOfTheOthers() throws {
        let stage = try CompositionalStage(
            UICollectionViewCompositionalLayout(section: .rows(.estimated(44))), Items(30), cell: SeventyCell.self)
        defer { stage.end() }
        stage.items.sections = [29]
        stage.list.deleteItems(at: [IndexPath(item: 0, section: 0)])
        stage.stage.advance()
        #expect(stage.frame(2)?.minY == 140)
    }
}

/// 70 points high, by a constraint.
final class SeventyCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor), view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), view.heightAnchor.constraint(equalToConstant: 70),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class Ground: UICollectionReusableView {}
