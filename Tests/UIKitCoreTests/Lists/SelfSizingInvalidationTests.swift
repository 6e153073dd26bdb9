import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Visible cells whose content changes.
@Suite @MainActor struct SelfSizingInvalidationTests {
    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var words = Array(repeating: "a", count: 30)

        private func content(_ row: Int) -> UIListContentConfiguration {
            var content = UIListContentConfiguration.cell()
            content.text = words[row]
            return content
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.contentConfiguration = content(indexPath.row)
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.contentConfiguration = content(indexPath.item)
            return cell
        }
    }

    private let long = String(repeating: "many words ", count: 20)

    @Test(.app) func aRowFollowsItsContent() throws {
        let stage = try Stage()
        defer { stage.end() }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        stage.show(table)
        stage.advance()
        let cell = try #require(table.cellForRow(at: [0, 1]))
        let (height, next) = (cell.frame.height, try #require(table.cellForRow(at: [0, 2])).frame.minY)
        var content = UIListContentConfiguration.cell()
        content.text = long
        cell.contentConfiguration = content
        stage.advance(2)
        #expect(cell.frame.height > height + 40)
        #expect(table.cellForRow(at: [0, 2])?.frame.minY == next + cell.frame.height - height)
        table.selfSizingInvalidation = .disabled
        let second = try #require(table.cellForRow(at: [0, 0]))
        second.contentConfiguration = content
        stage.advance(2)
        #expect(second.frame.height == height)
        table.selfSizingInvalidation = .enabled
        second.invalidateIntrinsicContentSize()
        stage.advance(2)
        #expect(second.frame.height == cell.frame.height)
    }

    @Test(.app) func anItemFollowsItsContentAlsoWhenItIsConfiguredAgain() throws {
        let stage = try Stage()
        defer { stage.end() }
        let source = Source()
        let layout = UICollectionViewCompositionalLayout(section: .rows(.estimated(44)))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.show(view)
        stage.advance(2)
        let cell = try #require(view.cellForItem(at: [0, 1]))
        let height = cell.frame.height
        source.words[1] = long
        view.reconfigureItems(at: [[0, 1]])
        stage.advance(2)
        #expect(cell.frame.height > height + 40 && view.cellForItem(at: [0, 2])?.frame.minY == cell.frame.maxY)
        var content = UIListContentConfiguration.cell()
        content.text = "short"
        cell.contentConfiguration = content
        stage.advance(2)
        #expect(cell.frame.height == height)
        view.selfSizingInvalidation = .disabled
        content.text = long
        cell.contentConfiguration = content
        stage.advance(2)
        #expect(cell.frame.height == height)
    }

    /// Cells that invalidate their size at every layout.
    private final class RestlessRow: UITableViewCell {
        override func layoutSubviews() {
            super.layoutSubviews()
            invalidateIntrinsicContentSize()
        }
    }

    private final class RestlessItem: UICollectionViewCell {
        override func layoutSubviews() {
            super.layoutSubviews()
            invalidateIntrinsicContentSize()
        }
    }

    @Test(.app) func cellsThatInvalidateTheirSizeAtEachLayoutComeToRest() throws {
        let stage = try Stage()
        defer { stage.end() }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 284))
        table.register(RestlessRow.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        let layout = UICollectionViewCompositionalLayout(section: .rows(.estimated(44)))
        let items = UICollectionView(frame: CGRect(x: 0, y: 284, width: 320, height: 284), collectionViewLayout: layout)
        items.register(RestlessItem.self, forCellWithReuseIdentifier: "cell")
        items.dataSource = source
        stage.show(table)
        stage.show(items)
        stage.advance(10)
        let frames = stage.frames
        stage.advance(10)
        #expect(stage.frames == frames)
        source.words[0] = long
        table.reloadData()
        items.reloadData()
        stage.advance(10)
        #expect(try #require(table.cellForRow(at: [0, 0])).frame.height > 80)
        #expect(try #require(items.cellForItem(at: [0, 0])).frame.height > 80)
    }
}
