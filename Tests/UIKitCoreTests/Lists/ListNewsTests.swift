import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Notifications and callbacks of lists about their selection, layouts and menus.
@Suite(.app) @MainActor struct ListNewsTests {
    @Test func aTouchThatSelectsIsPosted() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(5)
        let table = UITableView.make(rows)
        stage.show(table)
        var posts: [String?] = []
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
        ) { _ in MainActor.assumeIsolated { posts.append(rows.log.last) } }
        defer { NotificationCenter.default.removeObserver(token) }
        table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        #expect(posts.isEmpty)
        stage.tap(CGPoint(x: 100, y: 60))
        stage.advance(5)
        #expect(posts == ["didSelect 1"], "once, after the former row was deselected and this one selected")
        table.allowsMultipleSelection = true
        stage.tap(CGPoint(x: 100, y: 60))
        stage.advance(5)
        #expect(posts == ["didSelect 1", "didDeselect 1"])
    }

    final class ChangingCell: UICollectionViewCell {
        static var log: [String] = []
        override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            Self.log.append("will \(name(oldLayout)) \(name(newLayout)) \(list?.collectionViewLayout === oldLayout)")
        }
        override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            Self.log.append("did \(name(oldLayout)) \(name(newLayout)) \(list?.collectionViewLayout === newLayout)")
        }
        private var list: UICollectionView? { superview as? UICollectionView }
        private func name(_ layout: UICollectionViewLayout) -> Int {
            (layout as? UICollectionViewFlowLayout).map { Int($0.itemSize.height) } ?? -1
        }
    }

    private func layout(_ height: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: height)
        return layout
    }

    @Test func viewsAreNotifiedOfAnotherLayout() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(1)
        let view = UICollectionView.make(items, itemSize: CGSize(width: 320, height: 100))
        view.register(ChangingCell.self, forCellWithReuseIdentifier: "item")
        stage.show(view)
        ChangingCell.log = []
        view.setCollectionViewLayout(layout(60), animated: false)
        #expect(ChangingCell.log == ["will 100 60 true", "did 100 60 true"])
        ChangingCell.log = []
        view.setCollectionViewLayout(layout(80), animated: true)
        #expect(ChangingCell.log == ["will 60 80 true"])
        stage.advance(40)
        #expect(ChangingCell.log == ["will 60 80 true", "did 60 80 true"])
        ChangingCell.log = []
        view.startInteractiveTransition(to: layout(40)).transitionProgress = 0.5
        stage.advance()
        view.cancelInteractiveTransition()
        stage.advance(40)
        #expect(ChangingCell.log == ["will 80 40 true", "did 40 80 true"])
    }

    @Test func aSupplementaryViewLeadsToItsSection() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(2, 2)
        let view = UICollectionView.make(items, itemSize: CGSize(width: 320, height: 50))
        let flow = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        flow.headerReferenceSize = CGSize(width: 320, height: 30)
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "strip")
        stage.show(view)
        let path = IndexPath(item: 0, section: 1)
        let header = try #require(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path))
        #expect(view.indexPath(forSupplementaryView: header) == path)
        #expect(view.indexPath(forSupplementaryView: UICollectionReusableView()) == nil)
        let cell = try #require(view.cellForItem(at: path))
        #expect(view.indexPath(forSupplementaryView: cell) == nil)
    }

    @Test func cellsHaveTheBackgroundOfTheirList() throws {
        let stage = try Stage()
        defer { stage.end() }
        #expect(UICollectionViewCell().defaultBackgroundConfiguration().backgroundColor == .clear)
        let items = Items(2)
        let view = UICollectionView.make(items, itemSize: .zero)
        view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        stage.show(view)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let background = cell.defaultBackgroundConfiguration()
        #expect(
            background.resolvedBackgroundColor(for: .red) == UIBackgroundConfiguration.listGroupedCell().resolvedBackgroundColor(for: .red))
        #expect(background.backgroundColor != .clear)
    }

    /// Gives its rows menus, and records the life of the menus.
    final class MenuTable: UITableViewController {
        var log: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: "menu" as NSString, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.log.append("copy") }])
            }
        }
        override func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("will \(configuration.identifier) \(animator != nil)")
        }
        override func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("end \(configuration.identifier) \(animator != nil)")
        }
    }

    @Test func menusOfRowsOpenAndClose() async throws {
        let list = MenuTable()
        let app = try await TestApp.launch(showing: { list })
        await app.hold(at: list.tableView.convert(CGPoint(x: 100, y: 60), to: nil), for: .seconds(1))
        try await app.settle()
        #expect(list.log == ["will menu true"])
        try await app.tap("Copy")
        try await app.settle()
        #expect(list.log == ["will menu true", "end menu true", "copy"] || list.log == ["will menu true", "copy", "end menu true"])
    }

    @Test func textsOfAContentViewHaveLayoutGuides() throws {
        let stage = try Stage()
        defer { stage.end() }
        var content = UIListContentConfiguration.cell()
        content.text = "Words"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        stage.show(view)
        let guide = try #require(view.textLayoutGuide)
        #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil && view.textLayoutGuide === guide)
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(mark)
        NSLayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor), mark.topAnchor.constraint(equalTo: guide.bottomAnchor),
            mark.widthAnchor.constraint(equalToConstant: 5), mark.heightAnchor.constraint(equalToConstant: 5),
        ])
        stage.advance(3)
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        #expect(guide.layoutFrame == label.frame && mark.frame.origin == CGPoint(x: label.frame.minX, y: label.frame.maxY))
        content.secondaryText = "More words"
        view.configuration = content
        stage.advance(3)
        #expect(guide.layoutFrame == label.frame && mark.frame.minY == label.frame.maxY && view.secondaryTextLayoutGuide != nil)
        content.text = nil
        content.secondaryText = "More"
        view.configuration = content
        #expect(view.textLayoutGuide == nil && guide.owningView == nil)
    }

    @Test func configurationsOfSidebarsAndProminentHeaders() {
        let cell = UIListContentConfiguration.accompaniedSidebarCell()
        #expect(cell.imageProperties.maximumSize == cell.imageProperties.reservedLayoutSize && cell.imageProperties.maximumSize.width == 32)
        let subtitle = UIListContentConfiguration.accompaniedSidebarSubtitleCell()
        #expect(subtitle.secondaryTextProperties.font == UIListContentConfiguration.sidebarSubtitleCell().secondaryTextProperties.font)
        let (large, larger) = (
            UIListContentConfiguration.prominentInsetGroupedHeader(), UIListContentConfiguration.extraProminentInsetGroupedHeader()
        )
        #expect(larger.textProperties.font.pointSize > large.textProperties.font.pointSize)
    }
}
