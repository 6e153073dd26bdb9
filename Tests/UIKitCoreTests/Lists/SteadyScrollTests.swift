import Testing
import UIKit

/// The cells that a list creates and lays out during a steady scroll: only those that enter the screen.
@Suite(.app) @MainActor struct SteadyScrollTests {
    private final class Counts {
        var made = 0
        var layouts = 0
        /// The number of requested rows.
        var asked = 0
    }

    private final class Row: UITableViewCell {
        static var counts = Counts()
        private let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Self.counts.made += 1
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            Self.counts.layouts += 1
        }

        func show(_ row: Int) { label.text = "Row \(row)" }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? Row)?.show(indexPath.row)
            Row.counts.asked += 1
            return cell
        }
    }

    private final class Tile: UICollectionViewCell {
        static var counts = Counts()

        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.counts.made += 1
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            Self.counts.layouts += 1
        }
    }

    private final class Tiles: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100_000 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            Tile.counts.asked += 1
            return collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
    }

    @Test func aTableOfSelfSizingRowsLaysOutEnteringRowsOnly() throws {
        let stage = try Stage()
        defer { stage.end() }
        Row.counts = Counts()
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568)), Rows())
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 44
        table.dataSource = rows
        stage.show(table)
        for _ in 0..<30 { scroll(table, stage) }
        let (made, layouts, asked) = (Row.counts.made, Row.counts.layouts, Row.counts.asked)
        for _ in 0..<300 {
            scroll(table, stage)
            #expect(Row.counts.made <= table.visibleCells.count + 2)
        }
        let came = Row.counts.asked - asked
        #expect(came > 60, "rows did come in")
        #expect(Row.counts.made == made, "of cells that were there")
        #expect(Row.counts.layouts - layouts == came, "each was laid out once, and no other")
    }

    @Test func aGridLaysOutEnteringItemsOnly() throws {
        let stage = try Stage()
        defer { stage.end() }
        Tile.counts = Counts()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        let (list, tiles) = (
            UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout), Tiles()
        )
        list.register(Tile.self, forCellWithReuseIdentifier: "tile")
        // Prefetching creates cells before they are visible.
        list.isPrefetchingEnabled = false
        list.dataSource = tiles
        stage.show(list)
        for _ in 0..<30 { scroll(list, stage) }
        let (made, layouts, asked) = (Tile.counts.made, Tile.counts.layouts, Tile.counts.asked)
        for _ in 0..<300 {
            scroll(list, stage)
            #expect(Tile.counts.made <= list.visibleCells.count + 2)
        }
        let came = Tile.counts.asked - asked
        #expect(came > 60, "items did come in")
        #expect(Tile.counts.made == made, "of cells that were there")
        #expect(Tile.counts.layouts - layouts <= came, "each was laid out once at most, and no other")
    }

    private func scroll(_ list: UIScrollView, _ stage: Stage) {
        list.contentOffset.y += 37 / 3
        stage.advance()
    }
}
