import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Primary actions of taps on rows and items, beside selection.
@Suite @MainActor struct PrimaryActionTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
        var log: [String] = []
        var mayPerform: Bool?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("deselect \(indexPath.row)") }
        func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
            mayPerform ?? !tableView.isEditing
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { log.append("open \(indexPath.row)") }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            log.append("open \(indexPath.item)")
        }
    }

    @Test(.app) func aTapOnARowSelectsAndOpens() throws {
        let stage = try Stage()
        defer { stage.end() }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        stage.show(table)
        let places = (0..<5).map { CGPoint(x: 100, y: table.rectForRow(at: [0, $0]).midY) }
        stage.tap(places[1])
        stage.tap(places[1])
        stage.tap(places[2])
        #expect(source.log == ["select 1", "open 1", "select 1", "open 1", "deselect 1", "select 2", "open 2"])
        source.log = []
        source.mayPerform = false
        stage.tap(places[3])
        #expect(source.log == ["deselect 2", "select 3"])
        source.log = []
        source.mayPerform = nil
        table.allowsMultipleSelection = true
        for place in [places[4], places[4], places[3], places[1]] { stage.tap(place) }
        #expect(source.log == ["select 4", "deselect 4", "deselect 3", "select 1", "open 1"])
        source.log = []
        table.allowsMultipleSelection = false
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        stage.advance()
        stage.tap(places[4])
        #expect(source.log == ["select 4"])
    }

    @Test(.app) func aTapOnAnItemOpensItUnlessItIsEdited() throws {
        let stage = try Stage()
        defer { stage.end() }
        let source = Source()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        stage.show(view)
        stage.tap(CGPoint(x: 100, y: 20))
        #expect(source.log == ["select 0", "open 0"])
        view.isEditing = true
        view.allowsSelectionDuringEditing = true
        source.log = []
        stage.tap(CGPoint(x: 100, y: layout.layoutAttributesForItem(at: [0, 2])?.frame.midY ?? 0))
        #expect(source.log == ["select 2"])
    }
}

/// State transitions of cells while controls appear beside their content.
@Suite @MainActor struct CellTransitionTests {
    private final class Cell: UITableViewCell {
        var log: [String] = []

        override func willTransition(to state: StateMask) { log.append("will \(state.rawValue)") }
        override func didTransition(to state: StateMask) { log.append("did \(state.rawValue)") }
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    }

    @Test(.app) func aSwipeShowsTheConfirmationAndATapHidesIt() throws {
        let stage = try Stage()
        defer { stage.end() }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        stage.show(table)
        let cell = try #require(table.cellForRow(at: [0, 1]) as? Cell)
        let middle = table.rectForRow(at: [0, 1]).midY
        stage.drag(from: CGPoint(x: 280, y: middle), to: CGPoint(x: 180, y: middle))
        stage.advance(30)
        #expect(cell.log == ["will 2", "did 2"])
        cell.log = []
        stage.tap(CGPoint(x: 60, y: middle + 150))
        stage.advance(60)
        #expect(cell.log == ["will 0", "did 0"])
        cell.log = []
        table.setEditing(true, animated: false)
        #expect(cell.log == ["will 1", "did 1"])
    }
}

/// Lists that the app changes during their display callbacks.
@Suite @MainActor struct ChangeWhileShowingTests {
    private final class Feed: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        enum Change { case insert, reload, delete }
        var count = 30
        var change = Change.insert
        var isAtStart = false
        var changes = 0

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
            if !isAtStart, indexPath.item == count - 1 { alter(collectionView) }
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            if isAtStart, indexPath.item == 3 { alter(collectionView) }
        }

        private func alter(_ view: UICollectionView) {
            guard changes < 3 else { return }
            changes += 1
            switch change {
            case .insert:
                count += 20
                view.insertItems(at: (count - 20..<count).map { [0, $0] })
            case .reload:
                count += 20
                view.reloadData()
            case .delete:
                count -= 2
                view.deleteItems(at: [[0, 0], [0, 1]])
            }
        }
    }

    @Test(.app, arguments: [Feed.Change.insert, .reload, .delete], [true, false])
    private func aListGrowsFromItsDisplayCallback(change: Feed.Change, isAtStart: Bool) throws {
        let stage = try Stage()
        defer { stage.end() }
        let feed = Feed()
        feed.change = change
        feed.isAtStart = isAtStart
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 80)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = feed
        view.delegate = feed
        stage.show(view)
        for _ in 0..<60 {
            view.contentOffset.y = min(view.contentOffset.y + 200, max(0, view.contentSize.height - 568))
            stage.advance()
        }
        stage.advance(60)
        #expect(feed.changes > 0 && view.numberOfItems(inSection: 0) == feed.count)
        let shown = view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
        #expect(shown.allSatisfy { $0.superview === view })
        #expect(shown.compactMap { view.indexPath(for: $0)?.item } == view.indexPathsForVisibleItems.map(\.item).sorted())
        for cell in shown { #expect(view.indexPath(for: cell).map { view.layoutAttributesForItem(at: $0)?.frame } == cell.frame) }
        #expect(shown.count >= 7)
    }
}
