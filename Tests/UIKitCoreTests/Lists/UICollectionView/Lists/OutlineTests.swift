import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Outlines: items with children.
@Suite @MainActor struct OutlineTests {
    private func outline(expanded: [String] = []) -> NSDiffableDataSourceSectionSnapshot<String> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["fruit", "roots"])
        snapshot.append(["apple", "pear"], to: "fruit")
        snapshot.expand(expanded)
        return snapshot
    }

    private func stage(_ style: UICellAccessory.OutlineDisclosureOptions.Style = .header) throws -> ListStage {
        let stage = try ListStage(
            UICollectionLayoutListConfiguration(appearance: .plain), accessories: [.outlineDisclosure(options: .init(style: style))])
        stage.source.apply(outline(), to: "main", animatingDifferences: false)
        stage.stage.advance(2)
        return stage
    }

    @Test(.app) func aTapExpandsAndAnotherCollapses() throws {
        let stage = try stage()
        defer { stage.end() }
        #expect(stage.shown("main") == ["fruit", "roots"])
        stage.stage.tap(CGPoint(x: 100, y: 20))
        stage.stage.advance(40)
        #expect(stage.shown("main") == ["fruit", "apple", "pear", "roots"])
        #expect(stage.cell(0)?.configurationState.isExpanded == true)
        #expect(stage.cell(1)?.indentationLevel == 1)
        #expect(stage.cell(3)?.indentationLevel == 0)
        #expect(stage.list.indexPathsForSelectedItems == nil)
        stage.stage.tap(CGPoint(x: 100, y: 20))
        stage.stage.advance(40)
        #expect(stage.shown("main") == ["fruit", "roots"])
    }

    @Test(.app) func onlyTheArrowTogglesInACell() throws {
        let stage = try stage(.cell)
        defer { stage.end() }
        stage.stage.tap(CGPoint(x: 100, y: 20))
        stage.stage.advance(40)
        #expect(stage.shown("main") == ["fruit", "roots"])
        #expect(stage.list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        stage.stage.tap(CGPoint(x: 298, y: 20))
        stage.stage.advance(40)
        #expect(stage.shown("main").count == 4)
    }

    @Test(.app) func withoutSelectionOnlyTogglingHeadersAreHighlighted() throws {
        let styles: [(UICellAccessory.OutlineDisclosureOptions.Style, Bool)] = [(.cell, false), (.header, true), (.automatic, false)]
        for (style, isPressed) in styles {
            let stage = try stage(style)
            defer { stage.end() }
            stage.list.allowsSelection = false
            stage.stage.down(CGPoint(x: 100, y: 20))
            stage.stage.advance(20)
            #expect(stage.cell(0)?.isHighlighted == isPressed)
            stage.stage.up(CGPoint(x: 100, y: 20))
        }
    }

    @Test(.app) func aHeaderTogglesByItself() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.headerMode = .firstItemInSection
        let stage = try ListStage(configuration, accessories: [.outlineDisclosure()])
        defer { stage.end() }
        stage.source.apply(outline(), to: "main", animatingDifferences: false)
        stage.stage.advance(2)
        stage.stage.tap(CGPoint(x: 100, y: 24))
        stage.stage.advance(40)
        #expect(stage.shown("main") == ["fruit", "apple", "pear", "roots"])
    }

    @Test(.app) func handlersRefuseAndProvide() throws {
        let stage = try stage()
        defer { stage.end() }
        var log: [String] = []
        stage.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "roots" }
        stage.source.sectionSnapshotHandlers.willExpandItem = { log.append("will \($0)") }
        stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, old in
            log.append("provide \(parent) \(old.items)")
            var fresh = NSDiffableDataSourceSectionSnapshot<String>()
            fresh.append(["plum"])
            return fresh
        }
        stage.stage.tap(CGPoint(x: 100, y: 60))
        stage.stage.advance(40)
        #expect(stage.shown("main") == ["fruit", "roots"])
        stage.stage.tap(CGPoint(x: 100, y: 20))
        stage.stage.advance(40)
        #expect(stage.shown("main") == ["fruit", "plum", "roots"])
        #expect(log == ["will fruit", "provide fruit [\"apple\", \"pear\"]"])
    }

    @Test(.app) func theSectionSnapshotContainsInvisibleItems() throws {
        let stage = try stage()
        defer { stage.end() }
        #expect(stage.source.snapshot(for: "main").items == ["fruit", "apple", "pear", "roots"])
        var whole = stage.source.snapshot()
        whole.deleteItems(["roots"])
        stage.source.apply(whole, animatingDifferences: false)
        #expect(stage.source.snapshot(for: "main").items == ["fruit", "apple", "pear"])
    }

    @Test(.app) func applyingWithReloadDataReplacesAnOutline() throws {
        let stage = try stage()
        defer { stage.end() }
        var whole = NSDiffableDataSourceSnapshot<String, String>()
        whole.appendSections(["main"])
        whole.appendItems(["corn"])
        stage.source.applySnapshotUsingReloadData(whole)
        #expect(stage.source.snapshot(for: "main").items == ["corn"])
    }

    @Test(.app) func outsideOfOutlinesTheAppIndents() throws {
        let stage = try Stage()
        defer { stage.end() }
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 568),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.indentationLevel = 2
        }
        let source = ListStage.Source(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["a"])
        snapshot.appendItems(["one"])
        source.apply(snapshot, animatingDifferences: false)
        stage.show(list)
        stage.advance(2)
        // The first row is no longer the last, and so has another position.
        snapshot.appendItems(["two"])
        source.apply(snapshot, animatingDifferences: false)
        stage.advance(2)
        let cell = list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
        withExtendedLifetime(source) { #expect(cell?.indentationLevel == 2) }
    }

    @Test(.app) func aDescriptionReportsWhatIsExpanded() {
        #expect(outline(expanded: ["fruit"]).visualDescription() == "- fruit\n  * apple\n  * pear\n* roots")
    }
}
