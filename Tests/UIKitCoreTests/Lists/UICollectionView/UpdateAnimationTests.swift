import CaretTesting
import SlowTests
import Testing
import UIKit
import UIKitCore

/// Animated updates of collection views.
@Suite @MainActor struct UpdateAnimationTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Provides initial and final attributes, and records its calls.
    final class Telling: UICollectionViewFlowLayout {
        var log: [String] = []
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            log.append("prepare \(updateItems.map { "\($0.updateAction)" }.joined(separator: " "))")
        }
        override func finalizeCollectionViewUpdates() { log.append("finalize") }
        override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            log.append("come \(itemIndexPath.item)")
            let attributes = layoutAttributesForItem(at: itemIndexPath)
            attributes?.center.x -= 320
            return attributes
        }
        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            log.append("go \(itemIndexPath.item)")
            return nil
        }
    }

    private func shown(_ items: Items, _ layout: UICollectionViewFlowLayout = .init()) throws -> (Stage, UICollectionView) {
        let stage = try Stage()
        let view = UICollectionView.make(items, itemSize: CGSize(width: 320, height: 60))
        layout.itemSize = CGSize(width: 320, height: 60)
        layout.minimumLineSpacing = 0
        view.collectionViewLayout = layout
        stage.show(view)
        stage.advance()
        return (stage, view)
    }

    private func seen(_ view: UIView?) -> CALayer? { view?.layer.presentation() }

    @Test(.app) func remainingItemsMoveAndDeletedItemsFade() throws {
        let items = Items(5)
        let (stage, view) = try shown(items)
        defer { stage.end() }
        let first = try #require(view.cellForItem(at: path(0)))
        let second = try #require(view.cellForItem(at: path(1)))
        items.sections = [4]
        view.deleteItems(at: [path(0)])
        #expect(view.cellForItem(at: path(0)) === second)
        stage.advance(9)
        #expect(first.superview === view)
        let fading = try #require(seen(first)?.opacity)
        #expect(fading > 0.1 && fading < 0.9)
        let place = try #require(seen(second)?.position.y)
        #expect(place > 35 && place < 85)
        stage.advance(20)
        #expect(first.superview == nil)
        #expect(second.frame.minY == 0)
    }

    @Test(.app) func theLayoutProvidesInitialAttributes() throws {
        let items = Items(3)
        let layout = Telling()
        let (stage, view) = try shown(items, layout)
        defer { stage.end() }
        items.sections = [3]
        view.performBatchUpdates {
            view.insertItems(at: [path(1)])
            view.deleteItems(at: [path(2)])
        }
        #expect(layout.log == ["prepare delete insert", "go 2", "come 1", "finalize"])
        let new = try #require(view.cellForItem(at: path(1)))
        stage.advance(4)
        let place = try #require(seen(new)?.position.x)
        #expect(place < 100)
        stage.advance(25)
        #expect(new.frame.minX == 0)
        #expect(layout.log.count == 4)
    }

    /// Expects an invalidation context of its own class.
    final class Particular: UICollectionViewFlowLayout {
        final class Context: UICollectionViewLayoutInvalidationContext {}
        var others = 0
        override class var invalidationContextClass: AnyClass { Context.self }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            if !(context is Context) { others += 1 }
            super.invalidateLayout(with: context)
        }
    }

    @Test(.app) func updatesAndReloadsInvalidateByTheLayoutsOwnContext() throws {
        let items = Items(5)
        let layout = Particular()
        let (stage, view) = try shown(items, layout)
        defer { stage.end() }
        items.sections = [4]
        view.deleteItems(at: [path(0)])
        stage.advance(40)
        view.reloadData()
        stage.advance()
        #expect(layout.others == 0)
    }

    @Test(.app) func enteringItemsMoveWithTheirNeighbours() throws {
        let items = Items(30)
        let (stage, view) = try shown(items)
        defer { stage.end() }
        items.sections = [27]
        view.performBatchUpdates { view.deleteItems(at: [path(0), path(1), path(2)]) }
        let last = try #require(view.cellForItem(at: path(9)))
        stage.advance(2)
        #expect(seen(last)?.position.y ?? 0 > 600)
        stage.advance(30)
        #expect(last.frame.minY == 540)
        #expect(view.visibleCells.count == 10)
    }

    @Test(.app) func withoutAnimationsUpdatesAreImmediate() throws {
        let items = Items(5)
        let (stage, view) = try shown(items)
        defer { stage.end() }
        let first = try #require(view.cellForItem(at: path(0)))
        var isDone = false
        UIView.performWithoutAnimation {
            items.sections = [4]
            view.performBatchUpdates({ view.deleteItems(at: [path(0)]) }, completion: { isDone = $0 })
        }
        #expect(first.superview == nil)
        stage.advance()
        #expect(isDone)
    }

    /// Many batches right after each other, compared with a plain array.
    @Test(.app, arguments: 42..<Amount.of(normal: 44, slow: 62)) func twoThousandRandomEditsEndAsInAnArray(seed: UInt64) throws {
        let stage = try Stage()
        defer { stage.end() }
        let model = EditedItems(seed: seed)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 60)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout)
        view.register(CountingCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = model
        stage.show(view)
        var edits = 0
        while edits < 2_000 {
            edits += model.editRandomly(view)
            if edits % 3 == 0 { stage.advance() }
            guard edits % 10 == 0 else { continue }
            stage.advance()
            model.check(view)
        }
        stage.advance(40)
        model.check(view)
        #expect(view.subviews.filter { $0 is CountingCell }.count == view.visibleCells.count)
    }
}

/// Numbers in sections that are inserted, deleted, moved and reloaded at random, with the same numbers in every run.
@MainActor final class EditedItems: NSObject, UICollectionViewDataSource {
    private var sections: [[Int]] = [[0, 1, 2, 3, 4, 5, 6, 7], [8, 9], []]
    private var next = 100
    private var seed: UInt64

    init(seed: UInt64) { self.seed = seed }

    private func chance(_ limit: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % max(1, limit)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? CountingCell)?.number = sections[indexPath.section][indexPath.item]
        return cell
    }

    /// Performs one batch of up to four edits. Returns the number of edits.
    func editRandomly(_ view: UICollectionView) -> Int {
        let old = sections
        let section = chance(old.count)
        let count = old[section].count
        var edits = 1
        let update: () -> Void
        switch chance(7) {
        case 0, 1:
            let places = Set((0..<(1 + chance(3))).map { _ in chance(count + 1) }).sorted()
            update = { [self] in
                for place in places { sections[section].insert(number(), at: min(place, sections[section].count)) }
                view.insertItems(at: places.map { IndexPath(item: $0, section: section) })
            }
            edits = places.count
        case 2 where count > 0, 3 where count > 0:
            let places = Set((0..<(1 + chance(3))).map { _ in chance(count) }).sorted()
            update = { [self] in
                for place in places.reversed() { sections[section].remove(at: place) }
                view.deleteItems(at: places.map { IndexPath(item: $0, section: section) })
            }
            edits = places.count
        case 4 where count > 0:
            let place = chance(count)
            let target = chance(old.count)
            let room = old[target].count - (target == section ? 1 : 0)
            let end = chance(room + 1)
            update = { [self] in
                let item = sections[section].remove(at: place)
                sections[target].insert(item, at: end)
                view.moveItem(at: IndexPath(item: place, section: section), to: IndexPath(item: end, section: target))
            }
        case 5 where old.count < 6:
            update = { [self] in
                sections.insert([number(), number()], at: section)
                view.insertSections([section])
            }
        case 6 where old.count > 2:
            update = { [self] in
                sections.remove(at: section)
                view.deleteSections([section])
            }
        default:
            update = { if count > 0 { view.reloadItems(at: [IndexPath(item: 0, section: section)]) } }
        }
        view.performBatchUpdates(update)
        return edits
    }

    private func number() -> Int {
        next += 1
        return next
    }

    /// Expects that the visible cells match the array.
    func check(_ view: UICollectionView) {
        for cell in view.visibleCells {
            guard let path = view.indexPath(for: cell) else { continue }
            #expect((cell as? CountingCell)?.number == sections[path.section][path.item])
        }
        let total = sections.reduce(0) { $0 + $1.count }
        #expect(view.contentSize.height == CGFloat(total) * 60)
    }
}
