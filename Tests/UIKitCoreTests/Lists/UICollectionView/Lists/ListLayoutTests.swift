import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Lists in collection views.
@Suite @MainActor struct ListLayoutTests {
    private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionLayoutListConfiguration {
        UICollectionLayoutListConfiguration(appearance: appearance)
    }

    @Test(.app) func rowsOfAPlainListReachFromEdgeToEdge() throws {
        let stage = try ListStage(list(.plain))
        defer { stage.end() }
        stage.apply([("a", ["one", "two"])])
        #expect(stage.cell(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(stage.cell(1)?.frame.minY == 44)
    }

    @Test(.app) func rowsOfAnInsetListAreOnCards() throws {
        let stage = try ListStage(list(.insetGrouped))
        defer { stage.end() }
        stage.apply([("a", ["one", "two", "three"])])
        #expect(stage.cell(0)?.frame == CGRect(x: 16, y: 17.5, width: 288, height: 44))
        #expect(stage.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(stage.cell(1)?.layer.cornerRadius == 0)
        #expect(stage.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    private func background(_ list: UICollectionView) -> UIView? {
        list.subviews.first { $0.layer.zPosition < 0 && $0.frame == list.bounds }
    }

    @Test(.app) func theColourOfTheAppearanceIsBehindRows() throws {
        let stage = try ListStage(list(.insetGrouped))
        defer { stage.end() }
        stage.apply([("a", (0..<40).map { "a\($0)" })])
        #expect(background(stage.list)?.backgroundColor == .systemGroupedBackground)
        stage.list.contentOffset.y = 100
        stage.stage.advance()
        #expect(background(stage.list) != nil)
        stage.list.collectionViewLayout = UICollectionViewFlowLayout()
        stage.stage.advance()
        #expect(background(stage.list) == nil)
    }

    @Test(.app) func aConfigurationMayHaveItsOwnColour() throws {
        var configuration = list(.plain)
        configuration.backgroundColor = .systemRed
        let stage = try ListStage(configuration)
        defer { stage.end() }
        stage.apply([])
        #expect(background(stage.list)?.backgroundColor == .systemRed)
    }

    @Test(.app) func cardsFollowInsertedAndDeletedRows() throws {
        let stage = try ListStage(list(.insetGrouped))
        defer { stage.end() }
        stage.apply([("a", ["one", "two", "three"])])
        stage.apply([("a", ["two"])])
        #expect(stage.cell(0)?.layer.maskedCorners.rawValue == 15)
    }

    private func lines(_ cell: UICollectionViewListCell?) -> [CGRect] {
        (cell?.subviews ?? []).filter { String(describing: type(of: $0)) == "SeparatorView" }.map(\.frame)
    }

    @Test(.app) func separatorsAreBetweenRowsAndNotBelowTheLastOfACard() throws {
        let stage = try ListStage(list(.insetGrouped))
        defer { stage.end() }
        stage.apply([("a", ["one", "two"])])
        #expect(lines(stage.cell(0)) == [CGRect(x: 16, y: 43.5, width: 272, height: 0.5)])
        #expect(lines(stage.cell(1)).isEmpty)
    }

    @Test(.app) func aHandlerChangesTheSeparatorsOfOneRow() throws {
        var configuration = list(.plain)
        configuration.itemSeparatorHandler = { path, standard in
            var own = standard
            if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
            own.bottomSeparatorInsets = .init(top: 0, leading: 40, bottom: 0, trailing: 10)
            return own
        }
        let stage = try ListStage(configuration)
        defer { stage.end() }
        stage.apply([("a", ["one", "two"])])
        #expect(lines(stage.cell(0)).isEmpty)
        #expect(lines(stage.cell(1)).first == CGRect(x: 40, y: 43.5, width: 270, height: 0.5))
    }

    @Test(.app) func headersComeFromTheDataSourceAndArePinnedInPlainLists() throws {
        var configuration = list(.plain)
        configuration.headerMode = .supplementary
        let stage = try ListStage(configuration)
        defer { stage.end() }
        stage.apply([("a", (0..<30).map { "a\($0)" }), ("b", ["b"])])
        stage.list.contentOffset.y = 200
        stage.stage.advance()
        let header = stage.list.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame.minY == 200)
        #expect((header as? UICollectionViewListCell)?.layer.zPosition ?? 0 > stage.cell(6)?.layer.zPosition ?? 0)
    }

    @Test(.app, arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped])
    func paddingIsAboveHeaders(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
        var configuration = list(appearance)
        configuration.headerMode = .supplementary
        func header() throws -> CGRect {
            let stage = try ListStage(configuration)
            defer { stage.end() }
            stage.apply([("a", ["one"])])
            let header = stage.list.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
            let frame = try #require(header?.frame)
            #expect(stage.cell(0)?.frame.minY == frame.maxY)
            return frame
        }
        #expect(try header().minY == 0)
        configuration.headerTopPadding = 30
        #expect(try header().minY == 30)
        configuration.headerTopPadding = .nan
        #expect(try header().minY == 0)
    }

    @Test(.app) func paddingIsAboveAHeaderThatIsAnItem() throws {
        var configuration = list(.plain)
        configuration.headerMode = .firstItemInSection
        configuration.headerTopPadding = 12
        let stage = try ListStage(configuration)
        defer { stage.end() }
        stage.apply([("a", ["head", "one"])])
        #expect(stage.cell(0)?.frame.minY == 12)
        #expect(stage.cell(1)?.frame.minY == stage.cell(0)?.frame.maxY)
    }

    @Test(.app) func accessoriesTakeSpaceFromTheContent() throws {
        let stage = try ListStage(list(.plain), accessories: [.disclosureIndicator(), .label(text: "7")])
        defer { stage.end() }
        stage.apply([("a", ["one"])])
        let cell = try #require(stage.cell(0))
        #expect(cell.contentView.frame.minX == 0)
        #expect(cell.contentView.frame.maxX < 300)
        let accessories = cell.subviews.filter { String(describing: type(of: $0)) == "ListAccessoryView" }.map(\.frame)
        #expect(accessories.count == 2)
        #expect(accessories.map(\.maxX).max() == 304)
        #expect(accessories.map(\.minX).min() ?? 0 >= cell.contentView.frame.maxX)
    }

    /// A label that is constrained to the edges of the content.
    final class WordsCell: UICollectionViewListCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test(.app) func constraintsUseTheSpaceBesideAccessories() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 568),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list(.plain)))
        let cells = UICollectionView.CellRegistration<WordsCell, String> { cell, _, text in
            cell.label.text = text
            cell.accessories = [.label(text: "stands beside")]
        }
        let source = ListStage.Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([String(repeating: "word ", count: 40)])
        source.apply(snapshot, animatingDifferences: false)
        stage.show(view)
        stage.advance(2)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? WordsCell)
        let room = cell.contentView.bounds
        #expect(room.width < 250)
        #expect(room.height >= cell.label.sizeThatFits(CGSize(width: room.width, height: 10_000)).height - 0.5)
        withExtendedLifetime(source) {}
    }

    @Test(.app) func aDetailWithoutHandlerLetsTapsThrough() throws {
        let stage = try ListStage(list(.plain), accessories: [.detail()])
        defer { stage.end() }
        stage.apply([("a", ["one"])])
        stage.stage.tap(CGPoint(x: 295, y: 22))
        #expect(stage.list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test(.app) func aDetailReceivesTaps() throws {
        var taps = 0
        let stage = try ListStage(list(.plain), accessories: [.detail(actionHandler: { taps += 1 })])
        defer { stage.end() }
        stage.apply([("a", ["one"])])
        stage.stage.tap(CGPoint(x: 295, y: 22))
        #expect(taps == 1)
        #expect(stage.list.indexPathsForSelectedItems == nil)
    }

    @Test(.app) func outsideOfCardsTheAppDeterminesTheCorners() throws {
        let stage = try ListStage(list(.plain))
        defer { stage.end() }
        stage.apply([("a", ["one"])])
        let cell = try #require(stage.cell(0))
        cell.layer.cornerRadius = 7
        cell.setNeedsLayout()
        stage.stage.advance()
        #expect(cell.layer.cornerRadius == 7)
    }

    @Test(.app, arguments: [CGFloat.nan, .infinity, -.infinity]) func invalidLengthsLeaveRowsWhole(length: CGFloat) throws {
        let stage = try ListStage(
            list(.plain), accessories: [.checkmark(options: .init(reservedLayoutWidth: .custom(length)))])
        defer { stage.end() }
        stage.apply([("a", ["one"])])
        let cell = try #require(stage.cell(0))
        cell.indentationLevel = 1
        cell.indentationWidth = length
        stage.stage.advance(2)
        #expect(cell.contentView.frame.minX == 0)
        #expect(cell.contentView.frame.width > 200 && cell.contentView.frame.width < 320)
    }

    @Test(.app) func editControlsAppearWithEditing() throws {
        let stage = try ListStage(list(.plain), accessories: [.delete(), .disclosureIndicator(displayed: .whenNotEditing)])
        defer { stage.end() }
        stage.apply([("a", ["one"])])
        #expect(stage.cell(0)?.contentView.frame.minX == 0)
        stage.list.isEditing = true
        stage.stage.advance(40)
        #expect(stage.cell(0)?.contentView.frame.minX ?? 0 > 30)
        #expect(stage.cell(0)?.configurationState.isEditing == true)
        stage.list.isEditing = false
        stage.stage.advance(40)
        #expect(stage.cell(0)?.contentView.frame.minX == 0)
    }

    @Test(.app) func severalRowsAreSelectedWhileEditing() throws {
        let stage = try ListStage(list(.plain), accessories: [.multiselect()])
        defer { stage.end() }
        stage.apply([("a", ["one", "two", "three"])])
        stage.list.allowsMultipleSelectionDuringEditing = true
        stage.list.isEditing = true
        stage.stage.advance(40)
        stage.stage.tap(CGPoint(x: 160, y: 20))
        stage.stage.tap(CGPoint(x: 160, y: 110))
        #expect(stage.list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
    }

    @Test(.app) func inRightToLeftLayoutsAccessoriesAreAtTheLeft() throws {
        let stage = try ListStage(list(.plain), accessories: [.checkmark()], isMirrored: true)
        defer { stage.end() }
        stage.apply([("a", ["one"])])
        #expect(stage.cell(0)?.contentView.frame.maxX == 320)
        #expect(stage.cell(0)?.contentView.frame.minX ?? 0 > 20)
    }
}
