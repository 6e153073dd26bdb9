import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UICollectionViewReuseTests {
    private let row = CGSize(width: 320, height: 60)

    @Test(.app) func `R10 cells created during a fling are constant`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(10_000)
        let view = UICollectionView.make(items, direction: .horizontal, itemSize: CGSize(width: 320, height: 568))
        stage.show(view)
        CountingCell.made = 0
        let before = view.reuseCounters.made
        var most = 0
        while view.contentOffset.x < 9_999 * 320 - 1000 {
            view.contentOffset.x += 137
            stage.advance()
            most = max(most, view.visibleCells.count)
            if view.contentOffset.x > 1_000 * 320 { break }
        }
        #expect(view.reuseCounters.made <= 3)
        #expect(view.reuseCounters.made - before == CountingCell.made && CountingCell.made <= 2)
        #expect(most <= 2)
    }

    @Test(.app) func aFlingOverTenThousandRowsKeepsOnlyVisibleCells() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(10_000)
        let view = UICollectionView.make(items, itemSize: row)
        stage.show(view)
        for step in 1...400 {
            view.contentOffset = CGPoint(x: 0, y: CGFloat(step) * 1_490)
            stage.advance()
            #expect(view.visibleCells.count <= 11)
            #expect(view.subviews.filter { $0 is UICollectionViewCell }.count <= 12)
        }
        #expect(view.reuseCounters.made <= 22)
    }

    @Test(.app) func `R12 the data source is asked in order and no more than needed`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let source = AskedSource()
        let asked = UICollectionView.make(Items(0), itemSize: row)
        asked.dataSource = source
        stage.show(asked)
        stage.advance(10)
        #expect(source.log == ["sections", "items of 0", "items of 1", "cell 0 0", "cell 0 1", "cell 0 2", "cell 1 0", "cell 1 1"])
        let items = Items(3, 2)
        let view = UICollectionView.make(items, itemSize: row)
        stage.show(view)
        #expect(items.countRequests == 2)
        #expect(items.configured == 5)
        #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 2)
        stage.advance(10)
        #expect(items.countRequests == 2 && items.configured == 5)
        #expect(items.log == ["will 0", "will 1", "will 2", "will 0", "will 1"])
    }

    @Test(.app) func `R13 cells that scrolled away are reused`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(1_000)
        let view = UICollectionView.make(items, itemSize: row)
        stage.show(view)
        var live = view.visibleCells.count
        for _ in 0..<300 {
            view.contentOffset.y += 60
            stage.advance()
            live = max(live, view.visibleCells.count)
        }
        #expect(items.configured == 310)
        #expect(live == 10)
        #expect(view.reuseCounters.reused == items.configured - live)
        let told = view.subviews.compactMap { ($0 as? CountingCell)?.reuses }.reduce(0, +)
        #expect(told == view.reuseCounters.reused)
    }

    @Test(.app) func `R13 an unregistered identifier is named together with the registered ones`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
            _ = view.dequeueReusableCell(withReuseIdentifier: "foto", for: IndexPath(item: 0, section: 0))
        }
        let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(words.contains("foto") && words.contains("photo"))
    }

    @Test(.app) func `R14 a cell is reset before it is reused`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(1_000)
        let view = UICollectionView.make(items, itemSize: row)
        stage.show(view)
        view.contentOffset.y = 6_000
        stage.advance()
        let shown = view.indexPathsForVisibleItems.sorted().map(\.item)
        let numbers = view.visibleCells.compactMap { ($0 as? CountingCell)?.number }.sorted()
        #expect(shown == Array(100..<110) && numbers == shown)
    }

    @Test(.app) func registrationsCreateAndConfigureCellsWithoutIdentifiers() throws {
        let stage = try Stage()
        defer { stage.end() }
        let source = RegisteredSource()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        stage.show(view)
        let first = view.cellForItem(at: IndexPath(item: 2, section: 0)) as? CountingCell
        #expect(first?.number == 20)
    }

    @Test(.app) func headersAndFootersAreShownAndReused() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(3, 3, 40, 3)
        let view = UICollectionView.make(items, itemSize: row)
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "strip")
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 30)
        stage.show(view)
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(header?.frame == CGRect(x: 0, y: 210, width: 320, height: 30))
        view.contentOffset.y = 2_400
        stage.advance()
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader).map(\.section) == [3])
    }

    @Test(.app) func itemsNearTheVisibleOnesArePrefetchedAndFarOnesCancelled() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(1_000)
        let view = UICollectionView.make(items, itemSize: row)
        view.prefetchDataSource = items
        stage.show(view)
        #expect(items.prefetched.map(\.item) == Array(10..<19))
        view.contentOffset.y = 12_000
        stage.advance()
        #expect(Set(items.cancelled.map(\.item)) == Set(10..<19))
        #expect(items.prefetched.contains(IndexPath(item: 211, section: 0)))
    }

    @Test(.app) func aScrolledFrameTouchesNoCellThatStays() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(100_000)
        let view = UICollectionView.make(items, itemSize: row)
        stage.show(view)
        let configured = items.configured
        view.contentOffset.y = 7
        stage.advance()
        #expect(items.configured == configured)
        let cells = Set(view.visibleCells.map(ObjectIdentifier.init))
        view.contentOffset.y = 40
        stage.advance()
        #expect(cells.isSubset(of: Set(view.visibleCells.map(ObjectIdentifier.init))))
        #expect(items.configured == configured + 1)
    }
}

/// Records the calls, in order.
@MainActor private final class AskedSource: NSObject, UICollectionViewDataSource {
    var log: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        log.append("sections")
        return 2
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        log.append("items of \(section)")
        return 3 - section
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        log.append("cell \(indexPath.section) \(indexPath.item)")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

@MainActor private final class RegisteredSource: NSObject, UICollectionViewDataSource {
    private let registration = UICollectionView.CellRegistration<CountingCell, Int> { cell, _, item in cell.number = item }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item * 10)
    }
}
