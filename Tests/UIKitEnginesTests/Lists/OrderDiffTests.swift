import Foundation
import Testing
import UIKitEngines

@Suite struct OrderDiffTests {
    @Test func aMovedElementIsTheOnlyOneThatMoves() {
        let diff = OrderDiff(from: Array("abcdef"), to: Array("bcdefa"))
        #expect(diff.removed.isEmpty && diff.inserted.isEmpty)
        #expect(diff.moved.map(\.from) == [0] && diff.moved.map(\.to) == [5])
    }

    @Test func whatIsGoneAndWhatIsNewIsReported() {
        let diff = OrderDiff(from: [1, 2, 3, 4], to: [2, 9, 4, 8])
        #expect(diff.removed == [0, 2] && diff.inserted == [1, 3] && diff.moved.isEmpty)
    }

    @Test(arguments: 1...40) func changesOfSnapshotsAgreeWithCountsAndIndexes(seed: Int) throws {
        var chance = SystemLikeChance(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
        for _ in 0..<30 {
            let old = try snapshot(&chance), new = try snapshot(&chance)
            let changes = old.changes(to: new)
            let (before, after) = (old.items.map(\.count), new.items.map(\.count))
            #expect(changes.problem(from: before, to: after) == nil)
            let mapping = ItemMapping(changes, from: before, to: after)
            for (section, items) in old.items.enumerated() {
                for (row, item) in items.enumerated() {
                    guard let target = mapping.newPath(of: IndexPath(indexes: [section, row])) else { continue }
                    #expect(new.items[target[0]][target[1]] == item)
                    #expect(mapping.oldPath(of: target) == IndexPath(indexes: [section, row]))
                }
            }
        }
    }

    private func snapshot(_ chance: inout SystemLikeChance) throws -> SnapshotStore<Int, Int> {
        var store = SnapshotStore<Int, Int>()
        let sections = Array(0..<5).shuffled(using: &chance).prefix(Int.random(in: 1...5, using: &chance))
        #expect(store.insert(Array(sections), at: 0) == nil)
        for item in Array(0..<20).shuffled(using: &chance).prefix(Int.random(in: 0...20, using: &chance)) {
            #expect(store.append([item], to: sections.randomElement(using: &chance)) == nil)
        }
        return store
    }

    @Test func duplicatesAreFaultsWithUIKitsMessage() {
        var store = SnapshotStore<String, Int>()
        #expect(store.append([1], to: nil)?.contains("no sections") == true)
        #expect(store.insert(["a"], at: 0) == nil)
        #expect(store.append([1, 2], to: "a") == nil)
        #expect(store.append([3, 2], to: "a")?.hasPrefix("Fatal: supplied item identifiers are not unique.") == true)
        #expect(store.insert(["a"], at: 1)?.hasPrefix("Fatal: supplied section identifiers are not unique.") == true)
    }

    @Test func itemsMoveAcrossSections() {
        var store = SnapshotStore<String, Int>()
        _ = store.insert(["a", "b"], at: 0)
        _ = store.append([1, 2, 3], to: "a")
        _ = store.append([4], to: "b")
        #expect(store.move(2, beside: 4, offset: 1) == nil)
        #expect(store.items == [[1, 3], [4, 2]] && store.section(of: 2) == "b")
        #expect(store.remove([1, 4]) == nil && store.items == [[3], [2]] && store.itemCount == 2)
        #expect(store.move("b", beside: "a", offset: 0) == nil && store.sections == ["b", "a"])
    }
}

/// Pseudo-random numbers that are the same in every run.
struct SystemLikeChance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
