import Foundation
import Testing
import UIKitEngines

@Suite struct ItemChangesTests {
    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(indexes: [section, item]) }

    @Test func itemsKeepTheirOrderAroundInsertionsAndDeletions() {
        var changes = ItemChanges()
        changes.deleted = [path(0, 1), path(0, 3)]
        changes.inserted = [path(0, 0), path(0, 2)]
        #expect(changes.problem(from: [5], to: [5]) == nil)
        let mapping = ItemMapping(changes, from: [5], to: [5])
        #expect((0..<5).map { mapping.newPath(of: path(0, $0))?.last } == [1, nil, 3, nil, 4])
    }

    @Test func insertedAndDeletedSectionsMoveTheirItems() {
        var changes = ItemChanges()
        changes.deletedSections = [0]
        changes.insertedSections = [1]
        let mapping = ItemMapping(changes, from: [1, 2, 3], to: [2, 9, 3])
        #expect(mapping.newPath(of: path(0, 0)) == nil)
        #expect(mapping.newPath(of: path(1, 1)) == path(0, 1))
        #expect(mapping.newPath(of: path(2, 2)) == path(2, 2))
    }

    @Test func aMovedItemGoesWhereItIsSent() {
        var changes = ItemChanges()
        changes.moved = [(path(0, 0), path(0, 2))]
        let mapping = ItemMapping(changes, from: [3], to: [3])
        #expect((0..<3).map { mapping.newPath(of: path(0, $0))?.last } == [2, 0, 1])
    }

    @Test func countsThatDoNotAgreeAreReportedInUIKitsWords() throws {
        var changes = ItemChanges()
        changes.inserted = [path(0, 0)]
        let problem = try #require(changes.problem(from: [5], to: [5]))
        #expect(
            problem.hasPrefix(
                """
                Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the \
                update (5) must be equal to the number of items contained in that section before the update (5), plus or minus the number \
                of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or \
                out of that section (0 moved in, 0 moved out).
                """))
    }

    @Test func sectionCountsThatDoNotAgreeAreReported() throws {
        var changes = ItemChanges()
        changes.deletedSections = [1]
        let problem = try #require(changes.problem(from: [5, 5], to: [5, 5]))
        #expect(problem.contains("after the update (2)") && problem.contains("(0 inserted, 1 deleted)"))
    }

    @Test func missingItemsAreNamed() throws {
        var changes = ItemChanges()
        changes.deleted = [path(0, 7)]
        #expect(try #require(changes.problem(from: [5], to: [4])).contains("[0, 7]"))
    }

    @Test func oneReloadIsForOneItem() {
        var changes = ItemChanges()
        changes.reloaded = [path(0, 2)]
        changes.reloadedSections = [1]
        let mapping = ItemMapping(changes, from: [4, 4], to: [4, 9])
        #expect(mapping.isReloaded(path(0, 2)) && !mapping.isReloaded(path(0, 1)) && mapping.isReloaded(path(1, 3)))
        #expect(changes.problem(from: [4, 4], to: [4, 9]) == nil)
    }

    struct Contradiction: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let old: Int
        let new: Int
        let change: @Sendable (inout ItemChanges) -> Void
    }

    @Test(arguments: [
        Contradiction(testDescription: "perform a delete and a move from the same section (0)", old: 3, new: 2) {
            $0.deletedSections = [0]
            $0.movedSections = [(0, 1)]
        },
        Contradiction(testDescription: "perform an insert and a move to the same section (1)", old: 3, new: 4) {
            $0.insertedSections = [1]
            $0.movedSections = [(0, 1)]
        },
        Contradiction(testDescription: "perform multiple moves from the same section (0)", old: 3, new: 3) {
            $0.movedSections = [(0, 1), (0, 2)]
        },
        Contradiction(testDescription: "perform multiple moves to the same section (2)", old: 3, new: 3) {
            $0.movedSections = [(0, 2), (1, 2)]
        },
        Contradiction(testDescription: "delete and reload the same index path ([0, 1])", old: 1, new: 1) {
            $0.deleted = [IndexPath(indexes: [0, 1])]
            $0.reloaded = [IndexPath(indexes: [0, 0]), IndexPath(indexes: [0, 1])]
        },
    ]) func whatIsSaidTwiceIsNamed(contradiction: Contradiction) throws {
        var changes = ItemChanges()
        contradiction.change(&changes)
        let old = Array(repeating: 2, count: contradiction.old)
        var new = Array(repeating: 2, count: contradiction.new)
        if !changes.deleted.isEmpty { new[0] = 1 }
        let problem = try #require(changes.problem(from: old, to: new, in: .tableView))
        #expect(problem.hasPrefix("Invalid update: attempt to \(contradiction.testDescription)."), "\(problem)")
    }

    @Test func sectionsMayExchangePlaces() {
        var changes = ItemChanges()
        changes.movedSections = [(0, 2), (2, 0)]
        changes.deletedSections = [1]
        changes.insertedSections = [1]
        #expect(changes.problem(from: [1, 2, 3], to: [3, 9, 1]) == nil)
    }

    @Test func aReloadInBetweenIsMentioned() throws {
        var changes = ItemChanges()
        changes.inserted = [path(0, 0)]
        let problem = try #require(changes.problem(from: [5], to: [5], isReloaded: true))
        #expect(problem.contains("reloadData() was called within performBatchUpdates"))
        #expect(try #require(changes.problem(from: [5], to: [5])).contains("reloadData()") == false)
        #expect(changes.problem(from: [5], to: [6], isReloaded: true) == nil)
    }
}
