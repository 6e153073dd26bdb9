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
        #expect((0..<5).map { mapping.path(of: path(0, $0))?.last } == [1, nil, 3, nil, 4])
    }

    @Test func sectionsThatComeAndGoMoveTheirItems() {
        var changes = ItemChanges()
        changes.deletedSections = [0]
        changes.insertedSections = [1]
        let mapping = ItemMapping(changes, from: [1, 2, 3], to: [2, 9, 3])
        #expect(mapping.path(of: path(0, 0)) == nil)
        #expect(mapping.path(of: path(1, 1)) == path(0, 1))
        #expect(mapping.path(of: path(2, 2)) == path(2, 2))
    }

    @Test func aMovedItemGoesWhereItIsTold() {
        var changes = ItemChanges()
        changes.moved = [(path(0, 0), path(0, 2))]
        let mapping = ItemMapping(changes, from: [3], to: [3])
        #expect((0..<3).map { mapping.path(of: path(0, $0))?.last } == [2, 0, 1])
    }

    @Test func countsThatDoNotAgreeAreToldInUIKitsWords() throws {
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

    @Test func sectionCountsThatDoNotAgreeAreTold() throws {
        var changes = ItemChanges()
        changes.deletedSections = [1]
        let problem = try #require(changes.problem(from: [5, 5], to: [5, 5]))
        #expect(problem.contains("after the update (2)") && problem.contains("(0 inserted, 1 deleted)"))
    }

    @Test func itemsThatDoNotExistAreNamed() throws {
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
}
