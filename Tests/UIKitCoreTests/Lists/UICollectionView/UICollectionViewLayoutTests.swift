import CaretTesting
import CoreGraphics
import Synchronization
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UICollectionViewLayoutTests {
    private let page = CGSize(width: 320, height: 568)

    private func gallery(_ items: Items) -> UICollectionView {
        let view = UICollectionView.make(items, direction: .horizontal, itemSize: page)
        view.isPagingEnabled = true
        return view
    }

    @Test(.app) func `R16 items are 50 by 50 by default and pages fill both old screens`() throws {
        #expect(UICollectionViewFlowLayout().itemSize == CGSize(width: 50, height: 50))
        for height in [548, 440] as [CGFloat] {
            let stage = try Stage(CGSize(width: 320, height: height))
            let size = CGSize(width: 320, height: height)
            let view = UICollectionView.make(Items(3), direction: .horizontal, itemSize: size, size: size)
            stage.show(view)
            #expect(view.visibleCells.map(\.frame) == [CGRect(origin: .zero, size: size)])
            stage.end()
        }
    }

    @Test(.app, arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func `R18 seamless frames in both directions`(direction: UICollectionView.ScrollDirection) throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = UICollectionView.make(Items(9), direction: direction, itemSize: page)
        stage.show(view)
        for item in 0..<9 {
            let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
            let index = CGFloat(item)
            let origin = direction == .horizontal ? CGPoint(x: index * 320, y: 0) : CGPoint(x: 0, y: index * 568)
            #expect(frame == CGRect(origin: origin, size: page))
        }
    }

    @Test(.app) func `R18 a layout that flips begins at the right in right-to-left layouts`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(4)
        let layout = FlippingLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = page
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: CGRect(origin: .zero, size: page), collectionViewLayout: layout)
        view.semanticContentAttribute = .forceRightToLeft
        view.register(CountingCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        stage.show(view)
        #expect((0..<4).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX } == [960, 640, 320, 0])
    }

    @Test(.app) func `R20 the delegate wins over the item size and is asked once for each item`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(7)
        let sizes = PageSizes()
        let view = UICollectionView.make(items, direction: .horizontal, itemSize: CGSize(width: 9, height: 9))
        view.delegate = sizes
        stage.show(view)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame == CGRect(x: 320, y: 0, width: 320, height: 568))
        view.contentOffset.x = 900
        stage.advance(5)
        #expect(sizes.asked.map(\.item) == Array(0..<7))
        view.collectionViewLayout.invalidateLayout()
        stage.advance()
        #expect(sizes.asked.count == 14)
    }

    @Test(.app, arguments: [false, true]) func `R21 another layout keeps the visible page`(animated: Bool) throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = gallery(Items(9))
        stage.show(view)
        view.contentOffset.x = 640
        stage.advance()
        let other = UICollectionViewFlowLayout()
        other.itemSize = page
        other.minimumLineSpacing = 0
        view.setCollectionViewLayout(other, animated: animated)
        stage.advance(30)
        #expect(view.contentOffset == CGPoint(x: 0, y: 2 * 568))
        #expect(view.indexPathsForVisibleItems == [IndexPath(item: 2, section: 0)])
    }

    @Test(.app) func `R23 an item that is too high is diagnosed once with UIKit's message`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = gallery(Items(5))
        stage.show(view)
        let recorder = Recorder()
        defer { recorder.stop() }
        stage.resize(to: CGSize(width: 568, height: 320))
        stage.advance(5)
        view.contentOffset.x = 300
        stage.advance(5)
        #expect(recorder.messages.count == 1)
        let lines = recorder.messages.first?.split(separator: "\n").map(String.init)
        #expect(
            lines?.first
                == "the behavior of the UICollectionViewFlowLayout is not defined because: the item height must be less that the height of "
                + "the UICollectionView minus the section insets top and bottom values.")
        #expect(lines?.last == "The item 0 of section 0 is 568 pt high, and there are 320 pt for it.")
    }

    @Test(.app) func `R24 pages of the view's own size follow it without a reload or a warning`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(5)
        let sizes = PageSizes()
        let view = gallery(items)
        view.delegate = sizes
        stage.show(view)
        let recorder = Recorder()
        defer { recorder.stop() }
        let counts = items.countRequests
        stage.resize(to: CGSize(width: 568, height: 320))
        #expect(view.visibleCells.map(\.frame.size) == [CGSize(width: 568, height: 320)])
        #expect(recorder.messages.isEmpty && items.countRequests == counts)
    }

    @Test(.app) func `R25 turning keeps the page and turning back restores it`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let sizes = PageSizes()
        let view = gallery(Items(9))
        view.delegate = sizes
        stage.show(view)
        view.contentOffset.x = 640
        stage.advance()
        stage.resize(to: CGSize(width: 568, height: 320))
        #expect(view.contentOffset == CGPoint(x: 1136, y: 0))
        stage.resize(to: CGSize(width: 568, height: 320))
        #expect(view.contentOffset == CGPoint(x: 1136, y: 0))
        stage.resize(to: page)
        #expect(view.contentOffset == CGPoint(x: 640, y: 0))
    }

    @Test(.app) func `R25 a page that is half way lands on a whole one`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let sizes = PageSizes()
        let view = gallery(Items(9))
        view.delegate = sizes
        stage.show(view)
        view.contentOffset.x = 800
        stage.advance()
        stage.resize(to: CGSize(width: 568, height: 320))
        #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 568) == 0)
        #expect([1136, 1704].contains(view.contentOffset.x))
    }

    @Test(.app) func `R25 a turn while a touch holds a page half way lands on a whole one`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let sizes = PageSizes()
        let view = gallery(Items(9))
        view.delegate = sizes
        stage.show(view)
        view.contentOffset.x = 640
        stage.down(CGPoint(x: 250, y: 200))
        for x in stride(from: 240.0, through: 80, by: -10) { stage.move(CGPoint(x: x, y: 200)) }
        #expect(view.isDragging && abs(view.contentOffset.x / 320 - 2.5) < 0.05)
        stage.resize(to: CGSize(width: 568, height: 320))
        stage.up(CGPoint(x: 80, y: 200))
        stage.advance(90)
        #expect([1136, 1704].contains(view.contentOffset.x))
        #expect(view.indexPathsForVisibleItems.count == 1)
    }

    @Test(.app) func `R25 a hundred sizes keep the item`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = UICollectionView.make(Items(500), itemSize: CGSize(width: 100, height: 90), spacing: 4)
        stage.show(view)
        view.contentOffset.y = 3_000
        stage.advance()
        let middle = try #require(view.indexPathForItem(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY)))
        var seed: UInt64 = 7
        for _ in 0..<100 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            stage.resize(to: CGSize(width: 200 + CGFloat(seed >> 54), height: 300 + CGFloat((seed >> 40) & 1023)))
            #expect(view.indexPathsForVisibleItems.contains(middle))
        }
        stage.resize(to: page)
        #expect(view.contentOffset.y == 3_000)
    }

    @Test(.app) func `R27 a layout decides where a drag comes to rest`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let layout = SnappingLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 200, height: 568)
        layout.minimumLineSpacing = 0
        let items = Items(20)
        let view = UICollectionView(frame: CGRect(origin: .zero, size: page), collectionViewLayout: layout)
        view.register(CountingCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        stage.show(view)
        stage.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 120, y: 300))
        stage.advance(90)
        #expect(view.contentOffset.x == 200)
    }

    @Test(.app) func itemsAreFoundByPointAndScrolledTo() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = UICollectionView.make(Items(100), itemSize: CGSize(width: 100, height: 100), spacing: 10)
        stage.show(view)
        #expect(view.indexPathForItem(at: CGPoint(x: 115, y: 115)) == IndexPath(item: 4, section: 0))
        #expect(view.indexPathForItem(at: CGPoint(x: 105, y: 5)) == nil)
        view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
        #expect(view.contentOffset.y == CGFloat(20 * 110))
        view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .bottom, animated: true)
        stage.advance(30)
        #expect(view.contentOffset.y == CGFloat(20 * 110 + 100 - 568))
    }

    @Test(.app) func aLayoutThatInvalidatesForBoundsChangesIsAskedEachTime() throws {
        let stage = try Stage()
        defer { stage.end() }
        let layout = StickyLayout()
        let items = Items(1)
        let view = UICollectionView(frame: CGRect(origin: .zero, size: page), collectionViewLayout: layout)
        view.register(CountingCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        stage.show(view)
        view.contentOffset.y = 70
        stage.advance()
        #expect(view.visibleCells.first?.frame.minY == 70)
        #expect(items.configured == 1)
    }
}

private final class FlippingLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

private final class SnappingLayout: UICollectionViewFlowLayout {
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        CGPoint(x: (proposedContentOffset.x / 200).rounded() * 200, y: 0)
    }
}

private final class StickyLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 5_000) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: collectionView?.contentOffset.y ?? 0, width: 320, height: 50)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Records the messages of diagnostics about collection views.
private final class Recorder: Sendable {
    private let kept = Mutex<[String]>([])
    private let id = Mutex(0)

    init() {
        let number = Diagnostics.addRecorder { [weak self] diagnostic in
            if diagnostic.code.hasPrefix("collection.") { self?.kept.withLock { $0.append(diagnostic.message) } }
        }
        id.withLock { $0 = number }
    }

    var messages: [String] { kept.withLock { $0 } }

    func stop() {
        Diagnostics.remove(recorder: id.withLock { $0 })
    }
}
