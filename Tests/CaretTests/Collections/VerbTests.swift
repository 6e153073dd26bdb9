import Caret
import Foundation
import Testing

/// One test for each verb, on a sequence, a set, a dictionary and an index set.
@Suite struct VerbTests {
    private let names = ["Bob", "Sally", "Mary", "Jim"]
    private let ages = ["Bob": 30, "Sally": 41, "Mary": 17]
    private let indexes = IndexSet([2, 3, 5, 7])

    @Test func `R41 each visits every element in order and returns the sequence`() {
        var visited: [String] = []
        #expect(names.each { visited.append($0) } == names)
        #expect(visited == names)
        var sum = 0
        Set([1, 2, 3]).each { sum += $0 }
        ages.each { name, age in sum += name.count + age }
        #expect(sum == 6 + 12 + 88)
        var order: [Int] = []
        indexes.each { order.append($0) }
        #expect(order == [2, 3, 5, 7])
    }

    @Test func `R41 match finds the first and stops`() {
        var calls: [String] = []
        let found = names.match { name in
            calls.append(name)
            return name.count == 5
        }
        #expect(found == "Sally" && calls == ["Bob", "Sally"])
        #expect(names.match { $0.isEmpty } == nil)
        #expect(Set([1, 2]).match { $0 > 1 } == 2)
        #expect(ages.match { $0.value < 18 }?.key == "Mary")
        #expect(indexes.match { $0 > 3 } == 5)
    }

    @Test func `R41 select keeps the accepted elements and the kind of collection`() {
        #expect(names.select { $0.count == 3 } == ["Bob", "Jim"])
        let set: Set = Set([1, 2, 3, 4]).select { $0 % 2 == 0 }
        #expect(set == [2, 4])
        let adults: [String: Int] = ages.select { _, age in age >= 18 }
        #expect(adults == ["Bob": 30, "Sally": 41])
        let odd: IndexSet = indexes.select { $0 % 2 == 1 }
        #expect(odd == IndexSet([3, 5, 7]))
    }

    @Test func `R41 reject drops the accepted elements`() {
        #expect(names.reject { $0.count == 3 } == ["Sally", "Mary"])
        let set: Set = Set([1, 2, 3, 4]).reject { $0 % 2 == 0 }
        #expect(set == [1, 3])
        let minors: [String: Int] = ages.reject { _, age in age >= 18 }
        #expect(minors == ["Mary": 17])
        let even: IndexSet = indexes.reject { $0 % 2 == 1 }
        #expect(even == IndexSet(integer: 2))
    }

    @Test func `R41 map is Swift's own, and has forms that keep the kind of collection`() {
        #expect(names.map(\.count) == [3, 5, 4, 3])
        #expect(Set(names).mapToSet(\.count) == [3, 4, 5])
        #expect(ages.mapToDictionary { name, age in "\(name) \(age)" }["Mary"] == "Mary 17")
        #expect(indexes.mapToIndexSet { $0 / 2 } == IndexSet([1, 2, 3]))
        #expect(IndexSet().mapToIndexSet { _ in -1 }.isEmpty)
    }

    @Test func `R41 compact maps and drops nil`() {
        #expect(["1", "x", "3"].compact { Int($0) } == [1, 3])
        #expect([1, nil, 3].compact() == [1, 3])
        #expect(Set(["7", "y"]).compact { Int($0) } == [7])
        #expect(ages.compact { $0.value > 40 ? $0.key : nil } == ["Sally"])
        #expect(indexes.compact { $0 > 3 ? "\($0)" : nil } == ["5", "7"])
    }

    @Test func `R41 reduce is Swift's own`() {
        #expect(names.reduce("") { $0 + $1.prefix(1) } == "BSMJ")
        #expect(Set([1, 2, 3]).reduce(0, +) == 6)
        #expect(ages.reduce(0) { $0 + $1.value } == 88)
        #expect(indexes.reduce(into: 1) { $0 *= $1 } == 210)
    }

    @Test func `R41 any is true as soon as one is accepted`() {
        var calls = 0
        #expect(
            names.any { name in
                calls += 1
                return name == "Sally"
            })
        #expect(calls == 2)
        #expect(![Int]().any { _ in true })
        #expect(Set([1, 2]).any { $0 == 2 } && !Set([1, 2]).any { $0 == 3 })
        #expect(ages.any { $0.value == 17 } && indexes.any { $0 == 7 } && !indexes.any { $0 == 4 })
    }

    @Test func `R41 none is the opposite of any`() {
        #expect(names.none { $0.isEmpty } && !names.none { $0 == "Jim" })
        #expect([Int]().none { _ in true })
        #expect(Set([1, 2]).none { $0 == 3 } && ages.none { $0.value > 99 } && !indexes.none { $0 == 2 })
    }

    @Test func `R41 all is false as soon as one is not accepted`() {
        var calls = 0
        #expect(
            !names.all { name in
                calls += 1
                return name == "Bob"
            })
        #expect(calls == 2)
        #expect([Int]().all { _ in false })
        #expect(Set([2, 4]).all { $0 % 2 == 0 } && ages.all { $0.value > 16 } && indexes.all { $0 < 8 } && !indexes.all { $0 < 7 })
    }

    @Test func theKindOfCollectionIsKeptByDefault() {
        #expect(type(of: Set(names).select { $0.isEmpty }) == Set<String>.self)
        #expect(type(of: ages.select { $0.value > 20 }) == [String: Int].self)
        #expect(type(of: ages.reject { name, _ in name == "Bob" }) == [String: Int].self)
        #expect(type(of: indexes.reject { $0 > 3 }) == IndexSet.self)
        #expect(type(of: names.select { $0.isEmpty }) == [String].self)
    }

    @Test func `R41 corresponds compares pair by pair, and never sequences of different length`() {
        #expect(names.corresponds(to: [3, 5, 4, 3]) { $0.count == $1 })
        #expect(!names.corresponds(to: [3, 5, 4, 9]) { $0.count == $1 })
        // The verb's first implementation returned true for a longer list, and false for two empty ones.
        #expect(!names.corresponds(to: [3, 5, 4, 3, 0]) { $0.count == $1 })
        #expect(!names.corresponds(to: [3, 5, 4]) { $0.count == $1 })
        #expect([Int]().corresponds(to: [String]()) { _, _ in false })
        #expect(![Int]().corresponds(to: [1]) { _, _ in true })
        #expect(indexes.corresponds(to: [4, 6, 10, 14]) { $0 * 2 == $1 })
        #expect(Set([1]).corresponds(to: ["1"]) { "\($0)" == $1 })
        #expect(["a": 1].corresponds(to: [2]) { $0.value + 1 == $1 })
    }
}
