import Foundation
import Testing
import UIKitEngines

@Suite struct PlaceholderRowsTests {
    /// The same numbers in each run.
    private struct Chance {
        var seed: UInt64
        mutating func next(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % max(1, limit)
        }
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(indexes: [section, row]) }

    /// Returns placeholders 1, 2, … at index paths, in that order.
    private func rows(_ paths: IndexPath...) -> PlaceholderRows {
        var rows = PlaceholderRows()
        for (number, path) in paths.enumerated() { rows.insert(number + 1, at: path) }
        return rows
    }

    @Test func pathsOfTheDataSkipPlaceholders() {
        let rows = rows(path(1), path(3), path(0, 1))
        // Shown: 0 P 1 P 2 3; and P 0 in the second section.
        #expect((0..<4).map { rows.presentedIndexPath(forData: path($0)) } == [path(0), path(2), path(4), path(5)])
        #expect((0..<6).map { rows.dataIndexPath(forPresented: path($0)) } == [path(0), nil, path(1), nil, path(2), path(3)])
        #expect((0..<6).map { rows.insertion(at: path($0))[1] } == [0, 1, 1, 2, 2, 3])
        #expect(rows.presentedIndexPath(forData: path(0, 1)) == path(1, 1) && rows.presentedIndexPath(forData: path(5, 2)) == path(5, 2))
        #expect(rows.counts([4, 1, 0]) == [6, 2, 0] && rows.dataCounts([6, 2, 0]) == [4, 1, 0])
    }

    @Test func insertionsBeforeMoveTheOthers() {
        var rows = rows(path(1), path(1), path(0))
        #expect([1, 2, 3].map { rows.path(of: $0) } == [path(3), path(2), path(0)])
        rows.remove(2)
        #expect([1, 2, 3].map { rows.path(of: $0) } == [path(2), nil, path(0)] && rows.id(at: path(2)) == 1)
        rows.fill(3)
        #expect(rows.path(of: 1) == path(2), "the data has a row there now")
        rows.remove(1)
        #expect(rows.isEmpty)
    }

    @Test func placeholdersStayBeforeTheirNeighbour() {
        let rows = rows(path(2))
        var changes = ItemChanges()
        changes.inserted = [path(0)]
        changes.deleted = [path(3)]
        let mapping = ItemMapping(changes, from: [4], to: [4])
        let after = rows.applying(mapping, from: [4], to: [4])
        #expect(after.path(of: 1) == path(3))
        let shown = rows.presentedChanges(changes, after: after)
        #expect(shown.inserted == [path(0)] && shown.deleted == [path(4)])
    }

    @Test func withoutTheirNeighbourTheyStayBeforeTheNext() {
        let rows = rows(path(1), path(4))
        var changes = ItemChanges()
        changes.deleted = [path(1), path(2)]
        // 0 P 1 2 P becomes 0 P P.
        let after = rows.applying(ItemMapping(changes, from: [3], to: [1]), from: [3], to: [1])
        #expect(after.path(of: 1) == path(1) && after.path(of: 2) == path(2))
    }

    @Test func placeholdersAreRemovedWithTheirSection() {
        let rows = rows(path(0), path(1, 1))
        var changes = ItemChanges()
        changes.deletedSections = [0]
        let after = rows.applying(ItemMapping(changes, from: [2, 2], to: [2]), from: [2, 2], to: [2])
        #expect(after.path(of: 1) == nil && after.path(of: 2) == path(1))
    }

    @Test func placesAndOriginsAlwaysAgree() {
        var chance = Chance(seed: 11)
        for _ in 0..<500 {
            var rows = PlaceholderRows()
            var shown = chance.next(6)
            let data = shown
            for id in 0..<chance.next(5) {
                rows.insert(id, at: path(chance.next(shown + 1)))
                shown += 1
                if chance.next(4) == 0, id > 0, rows.path(of: id - 1) != nil {
                    rows.remove(id - 1)
                    shown -= 1
                }
            }
            #expect(rows.counts([data]) == [shown])
            for row in 0..<data { #expect(rows.dataIndexPath(forPresented: rows.presentedIndexPath(forData: path(row))) == path(row)) }
            #expect((0..<shown).compactMap { rows.dataIndexPath(forPresented: path($0)) } == (0..<data).map { path($0) })
        }
    }
}
