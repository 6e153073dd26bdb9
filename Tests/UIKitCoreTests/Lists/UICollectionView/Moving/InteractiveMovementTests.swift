import Testing
import UIKit
import UIKitCore

/// Movable items in three columns: 90 points large, 100 apart.
@MainActor private final class Movable: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]]
    var log: [String] = []
    var pinned: Set<String> = []
    var target: ((IndexPath) -> IndexPath)?
    let view: UICollectionView

    init(_ sections: [[String]], size: CGSize = CGSize(width: 300, height: 500)) {
        self.sections = sections
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 10
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        super.init()
        view.register(WordCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
    }

    var words: [String] {
        view.indexPathsForVisibleItems.sorted().compactMap { (view.cellForItem(at: $0) as? WordCell)?.word }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? WordCell)?.word = sections[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        log.append("can \(indexPath)")
        return !pinned.contains(sections[indexPath.section][indexPath.item])
    }
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        log.append("move \(sourceIndexPath) \(destinationIndexPath)")
        let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        log.append("target \(originalIndexPath) \(currentIndexPath) \(proposedIndexPath)")
        return target?(proposedIndexPath) ?? proposedIndexPath
    }
}

@MainActor private final class WordCell: UICollectionViewCell {
    var word = ""
}

/// Moves its items by the standard gesture.
@MainActor private final class MovingController: UICollectionViewController {
    var items = ["a", "b", "c", "d", "e", "f"]
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}

@MainActor struct InteractiveMovementTests {
    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    private static let letters = "abcdefghijkl".map(String.init)

    @Test(.app) func anItemFollowsTheTouchAndOthersMakeRoom() throws {
        let stage = try Stage()
        defer { stage.end() }
        let list = Movable([Self.letters])
        stage.show(list.view)
        let cell = try #require(list.view.cellForItem(at: path(0, 0)))
        #expect(list.view.beginInteractiveMovementForItem(at: path(0, 0)))
        #expect(!list.view.beginInteractiveMovementForItem(at: path(0, 1)))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 255, y: 50))
        stage.advance(40)
        #expect(cell.center == CGPoint(x: 255, y: 50) && cell.layer.zPosition > 1000)
        #expect(list.view.indexPath(for: cell) == path(0, 2))
        #expect(list.words == ["b", "c", "a"] + Self.letters[3...])
        #expect(list.sections == [Self.letters], "the data changed before the finger left")
        list.view.endInteractiveMovement()
        stage.advance(40)
        #expect(cell.frame == CGRect(x: 210, y: 0, width: 90, height: 90) && cell.layer.zPosition == 0)
        #expect(list.sections == [["b", "c", "a"] + Self.letters[3...]])
        #expect(list.log.filter { $0.hasPrefix("move") } == ["move [0, 0] [0, 2]"])
        #expect(list.log.first == "can [0, 0]")
        #expect(list.log.contains("target [0, 0] [0, 0] [0, 2]"))
    }

    @Test(.app) func aCancelledItemGoesBackAndTheDataSourceIsNeverCalled() throws {
        let stage = try Stage()
        defer { stage.end() }
        let list = Movable([Self.letters])
        stage.show(list.view)
        #expect(list.view.beginInteractiveMovementForItem(at: path(0, 4)))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 45))
        stage.advance(20)
        #expect(list.words.prefix(2) == ["e", "a"])
        list.view.cancelInteractiveMovement()
        stage.advance(40)
        #expect(list.words == Self.letters)
        #expect(!list.log.contains { $0.hasPrefix("move") })
        #expect(list.view.visibleCells.allSatisfy { $0.layer.zPosition == 0 })
    }

    @Test(.app) func anItemGoesToAnotherSectionWithItsState() throws {
        let stage = try Stage()
        defer { stage.end() }
        let list = Movable([["a", "b", "c"], ["d", "e", "f"]])
        stage.show(list.view)
        list.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
        #expect(list.view.beginInteractiveMovementForItem(at: path(0, 1)))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 140))
        stage.advance(40)
        #expect(list.view.numberOfItems(inSection: 0) == 2 && list.view.numberOfItems(inSection: 1) == 4)
        list.view.endInteractiveMovement()
        stage.advance(40)
        #expect(list.sections == [["a", "c"], ["b", "d", "e", "f"]])
        #expect(list.words == ["a", "c", "b", "d", "e", "f"])
        #expect(list.view.indexPathsForSelectedItems == [path(1, 0)])
    }

    @Test(.app) func theDelegateDecidesTheTargetOfAnItem() throws {
        let stage = try Stage()
        defer { stage.end() }
        let list = Movable([Self.letters])
        list.pinned = ["b"]
        list.target = { [self] proposed in proposed.item == 0 ? path(0, 1) : proposed }
        stage.show(list.view)
        #expect(!list.view.beginInteractiveMovementForItem(at: path(0, 1)))
        #expect(list.view.beginInteractiveMovementForItem(at: path(0, 5)))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 45))
        stage.advance(20)
        list.view.endInteractiveMovement()
        stage.advance(40)
        #expect(list.sections[0].prefix(3) == ["a", "f", "b"])
    }

    @Test(.app) func contentScrollsUnderAnItemAtTheEdge() throws {
        let stage = try Stage()
        defer { stage.end() }
        let list = Movable([(0..<60).map(String.init)])
        stage.show(list.view)
        #expect(list.view.beginInteractiveMovementForItem(at: path(0, 0)))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 495))
        stage.advance(60)
        #expect(list.view.contentOffset.y > 200)
        list.view.endInteractiveMovement()
        stage.advance(40)
        let place = try #require(list.sections[0].firstIndex(of: "0"))
        #expect(place > 18)
        #expect(list.words == list.view.indexPathsForVisibleItems.sorted().map { list.sections[0][$0.item] })
    }

    @Test(.app) func changedDataEndsTheMovement() throws {
        let stage = try Stage()
        defer { stage.end() }
        let list = Movable([Self.letters])
        stage.show(list.view)
        #expect(list.view.beginInteractiveMovementForItem(at: path(0, 0)))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 255, y: 250))
        stage.advance(3)
        list.view.performBatchUpdates {
            list.sections[0].remove(at: 1)
            list.view.deleteItems(at: [path(0, 1)])
        }
        stage.advance(40)
        #expect(list.words == list.sections[0])
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 255, y: 50))
        list.view.endInteractiveMovement()
        #expect(!list.log.contains { $0.hasPrefix("move") })
        #expect(list.view.beginInteractiveMovementForItem(at: path(0, 0)))
        list.view.reloadData()
        stage.advance(3)
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 50))
        #expect(list.words == list.sections[0])
    }

    @Test(.app) func aLongPressMovesItemsOfAController() throws {
        let stage = try Stage()
        defer { stage.end() }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let controller = MovingController(collectionViewLayout: layout)
        controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        stage.window.rootViewController = controller
        stage.advance(3)
        let start = try #require(controller.collectionView.cellForItem(at: path(0, 0))).center
        let end = try #require(controller.collectionView.cellForItem(at: path(0, 2))).center
        stage.down(start)
        stage.advance(40)
        for step in 1...10 { stage.move(CGPoint(x: start.x + (end.x - start.x) * CGFloat(step) / 10, y: start.y)) }
        stage.up(end)
        stage.advance(40)
        #expect(controller.items == ["b", "c", "a", "d", "e", "f"])
        controller.installsStandardGestureForInteractiveMovement = false
        stage.down(start)
        stage.advance(40)
        stage.drag(from: start, to: end)
        #expect(controller.items == ["b", "c", "a", "d", "e", "f"])
    }

    @Test(.app) func aThousandMovementsAgreeWithArrays() throws {
        let stage = try Stage()
        defer { stage.end() }
        let list = Movable([Array(Self.letters.prefix(5)), Array(Self.letters.suffix(7))])
        stage.show(list.view)
        var random = SystemRandom(seed: 7)
        for _ in 0..<300 {
            let filled = list.sections.indices.filter { !list.sections[$0].isEmpty }
            let section = filled[random.next(filled.count)]
            let source = path(section, random.next(list.sections[section].count))
            var expected = list.sections
            #expect(list.view.beginInteractiveMovementForItem(at: source))
            for _ in 0..<3 {
                list.view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat(random.next(300)), y: CGFloat(random.next(500))))
                if random.next(3) == 0 { stage.advance() }
            }
            let cell = list.view.cellForItem(at: source)
            if random.next(4) == 0 { list.view.cancelInteractiveMovement() } else { list.view.endInteractiveMovement() }
            let moves = list.log.filter { $0.hasPrefix("move") }
            if moves.isEmpty { #expect(list.sections == expected) } else { expected = list.sections }
            list.log = []
            #expect(list.sections.joined().sorted() == Self.letters)
            _ = cell
            stage.advance()
        }
        stage.advance(40)
        #expect(list.words == Array(list.sections.joined()))
    }
}

/// Pseudo-random numbers that are the same in each run.
private struct SystemRandom {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
