import CaretTesting
import MapKit
import Testing
import UIKit
import UIKitCore

/// Lengths of rows, headers, images and insets.
@Suite @MainActor struct ListMetricsTests {
    private let path = IndexPath(item: 0, section: 0)

    @Test(.app) func `B4 a section index is beside the content views`() async throws {
        let rows = RecordedRows(["a", "b"])
        let table = rows.table()
        let screen = try await ListScreen(table)
        defer { screen.app.terminate() }
        let label = try #require(table.visibleCells.first?.textLabel)
        let content = try #require(table.visibleCells.first?.contentView)
        #expect(content.frame.width == 320)
        let right = label.convert(label.bounds, to: table).maxX
        rows.indexTitles = ["A", "B"]
        table.reloadData()
        await screen.app.advance(frames: 2)
        let narrow = try #require(table.visibleCells.first?.contentView)
        let indexed = try #require(table.visibleCells.first?.textLabel)
        #expect(narrow.frame.width < 310 && narrow.frame.width > 280)
        #expect(indexed.convert(indexed.bounds, to: table).maxX == right - (320 - narrow.frame.width))
    }

    @Test func `B9 contentInset outside of a window does not move the offset`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
        #expect(scroll.contentOffset == .zero && scroll.adjustedContentInset.top == 10)
        scroll.contentSize = CGSize(width: 50, height: 50)
        #expect(scroll.contentOffset == .zero)
        let table = RecordedRows(["a"]).table()
        table.contentInset.top = 30
        table.reloadData()
        #expect(table.contentOffset == .zero)
    }

    @Test(.app) func `B9 content that was at its edge is there when the view moves into a window`() async throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentInset.top = 10
        scroll.contentSize = CGSize(width: 100, height: 500)
        let moved = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        moved.contentInsetAdjustmentBehavior = .never
        moved.contentSize = CGSize(width: 100, height: 500)
        moved.contentInset.top = 10
        moved.contentOffset.y = 40
        let both = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        both.addSubview(scroll)
        both.addSubview(moved)
        let screen = try await ListScreen(both)
        defer { screen.app.terminate() }
        #expect(scroll.contentOffset.y == -10 && moved.contentOffset.y == 40)
        scroll.contentInset.top = 25
        #expect(scroll.contentOffset.y == -25)
    }

    @Test func `B9 a header of size zero has attributes of size zero`() throws {
        let items = RecordedItems(["a", "b"])
        let list = items.list()
        let layout = list.collectionViewLayout
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        for kind in kinds {
            let place = try #require(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path))
            #expect(place.size == .zero && place.representedElementKind == kind)
        }
        #expect(list.layoutAttributesForSupplementaryElement(ofKind: kinds[1], at: path)?.frame.minY == 50)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: kinds[0], at: IndexPath(item: 0, section: 1)) == nil)
        (layout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds = true
        #expect(layout.layoutAttributesForElements(in: list.bounds)?.count == 2)
    }

    @Test(.app) func `B9 an image that is taller than its row is scaled to the row`() async throws {
        let rows = RecordedRows(["a"])
        let table = rows.table()
        let screen = try await ListScreen(table)
        defer { screen.app.terminate() }
        let cell = try #require(table.visibleCells.first)
        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
        await screen.app.advance(frames: 1)
        let (image, text) = (try #require(cell.imageView), try #require(cell.textLabel))
        #expect(image.frame.size == CGSize(width: 80, height: 40) && image.frame.minY == 0)
        #expect(text.frame.minX > image.frame.maxX && text.frame.minX < 130)
        table.rowHeight = UITableView.automaticDimension
        await screen.app.advance(frames: 2)
        #expect(image.frame.size == CGSize(width: 200, height: 100) && cell.frame.height > 100)
    }

    @Test(.app) func `B9 a row with a content configuration has space for the separator`() async throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                var content = cell.defaultContentConfiguration()
                content.text = "One line"
                cell.contentConfiguration = content
                return cell
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = source
        let screen = try await ListScreen(table)
        defer { screen.app.terminate() }
        #expect(abs(table.rectForRow(at: path).height - (44 + 1.0 / 3)) < 0.001)
        table.separatorStyle = .none
        table.reloadData()
        await screen.app.advance(frames: 2)
        #expect(table.rectForRow(at: path).height == 44)
    }

    @Test func `B9 an annotation view of a registered class is created without an annotation`() {
        final class Pin: MKAnnotationView {}
        let map = MKMapView()
        #expect(map.dequeueReusableAnnotationView(withIdentifier: "pin") == nil)
        map.register(Pin.self, forAnnotationViewWithReuseIdentifier: "pin")
        let view = map.dequeueReusableAnnotationView(withIdentifier: "pin")
        #expect(view is Pin && view?.reuseIdentifier == "pin" && view?.annotation == nil)
    }

    @Test(.app) func `L3 cells of a list are measured again when the text size changes`() async throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, text in
            list.dequeueConfiguredReusableCell(using: row, for: path, item: text)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["One", "Two"])
        await source.apply(snapshot, animatingDifferences: false)
        let screen = try await ListScreen(list)
        defer { screen.app.terminate() }
        let before = try #require(list.cellForItem(at: path)).frame.height
        list.window?.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        await screen.app.advance(frames: 3)
        let cells = list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0) }
        #expect(cells[0].frame.height > before + 20 && cells[1].frame.minY == cells[0].frame.maxY)
        list.window?.traitOverrides.preferredContentSizeCategory = .large
        await screen.app.advance(frames: 3)
        #expect(list.cellForItem(at: path)?.frame.height == before)
    }
}
