import Foundation
import Testing
import UIKitEngines

struct ItemArrangementTests {
    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(indexes: [section, item]) }

    /// Returns the content of sections, by moving an item in arrays.
    private func reference(_ counts: [Int], _ source: IndexPath?, _ target: IndexPath) -> [[IndexPath?]] {
        var shown: [[IndexPath?]] = counts.enumerated().map { section, count in (0..<count).map { path(section, $0) } }
        if let source { shown[source[0]].remove(at: source[1]) }
        shown[target[0]].insert(source, at: target[1])
        return shown
    }

    @Test func theContentIsTheDataWithOneItemMoved() {
        let counts = [3, 0, 4]
        for source in [path(0, 0), path(0, 2), path(2, 1), nil] {
            for section in counts.indices {
                let room = counts[section] - (source?[0] == section ? 1 : 0)
                for item in 0...room { check(counts, source, path(section, item)) }
            }
        }
    }

    private func check(_ counts: [Int], _ source: IndexPath?, _ target: IndexPath) {
        var arrangement = source.map { ItemArrangement(moving: $0) } ?? ItemArrangement(gapAt: target)
        #expect(arrangement.allows(target, counts: counts))
        arrangement.current = target
        let shown = reference(counts, source, target)
        #expect(arrangement.counts(counts) == shown.map(\.count))
        for (section, items) in shown.enumerated() {
            for (item, origin) in items.enumerated() {
                #expect(arrangement.dataIndexPath(forPresented: path(section, item)) == origin)
                if let origin { #expect(arrangement.presentedIndexPath(forData: origin) == path(section, item)) }
            }
        }
    }

    @Test func indexPathsBeyondTheEndAreNotAllowed() {
        let arrangement = ItemArrangement(moving: path(0, 1))
        #expect(!arrangement.allows(path(0, 3), counts: [3, 2]))
        #expect(arrangement.allows(path(1, 2), counts: [3, 2]))
        #expect(!arrangement.allows(path(1, 3), counts: [3, 2]))
        #expect(!arrangement.allows(path(2, 0), counts: [3, 2]))
        #expect(!arrangement.allows(IndexPath(index: 0), counts: [3]))
    }

    @Test func aSmallItemOverALargeOneDoesNotOscillate() {
        let small = CGRect(x: 0, y: 0, width: 100, height: 40)
        let large = CGRect(x: 0, y: 40, width: 100, height: 120)
        #expect(!ReorderTargeting.takesPosition(large, from: small, at: CGPoint(x: 50, y: 60)))
        #expect(ReorderTargeting.takesPosition(large, from: small, at: CGPoint(x: 50, y: 121)))
        // They have exchanged places: the item stays under the touch.
        let after = CGRect(x: 0, y: 120, width: 100, height: 40)
        #expect(!ReorderTargeting.takesPosition(CGRect(x: 0, y: 0, width: 100, height: 120), from: after, at: CGPoint(x: 50, y: 119)))
        #expect(ReorderTargeting.takesPosition(CGRect(x: 0, y: 0, width: 100, height: 120), from: after, at: CGPoint(x: 50, y: 39)))
    }

    @Test func contentIsScrolledNearEdgesOnly() {
        #expect(EdgeScroll.step(location: 300, from: 0, to: 600) == 0)
        #expect(EdgeScroll.step(location: 0, from: 0, to: 600) == -8)
        #expect(EdgeScroll.step(location: 578, from: 0, to: 600) == 4)
        #expect(EdgeScroll.step(location: -900, from: 0, to: 600) == -8)
        #expect(EdgeScroll.step(location: .nan, from: 0, to: 600) == 0)
        #expect(EdgeScroll.step(location: 10, from: 0, to: 60) == 0)
    }
}
