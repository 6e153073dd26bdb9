import Testing

@testable import UIKitCore

@Suite struct LRUCacheTests {
    @Test func theLeastRecentlyUsedAreEvictedFirst() {
        var store = LRUCache<String, Int>()
        for (index, key) in ["a", "b", "c", "d"].enumerated() { store.store(index, for: key, cost: 10) }
        #expect(store.use("a") == 0)
        store.trim(to: 20)
        #expect(store.totalCost == 20)
        #expect(store.peek("a") == 0)
        #expect(store.peek("d") == 3)
        #expect(store.peek("b") == nil)
    }

    @Test func storingAgainReplacesValueAndCost() {
        var store = LRUCache<String, Int>()
        store.store(1, for: "a", cost: 10)
        store.store(2, for: "a", cost: 3)
        #expect(store.totalCost == 3)
        #expect(store.use("a") == 2)
        #expect(store.count == 1)
    }

    @Test func aValueOverTheLimitIsNotKept() {
        var store = LRUCache<Int, Int>()
        store.store(1, for: 1, cost: 100)
        store.trim(to: 99)
        #expect(store.count == 0)
        #expect(store.totalCost == 0)
    }

    @Test func theStoreAgreesWithASimpleListOverManySteps() {
        var store = LRUCache<Int, Int>()
        var order: [Int] = []
        var generator: UInt32 = 7
        for _ in 0..<5000 {
            generator = generator &* 1_664_525 &+ 1_013_904_223
            let key = Int(generator >> 16) % 40
            if generator >> 30 == 0 {
                store.store(key, for: key, cost: 1)
                order.removeAll { $0 == key }
                order.append(key)
            } else if store.use(key) != nil {
                order.removeAll { $0 == key }
                order.append(key)
            }
            store.trim(to: 12)
            order = order.suffix(12)
            #expect(store.count == order.count)
            #expect(order.allSatisfy { store.peek($0) == $0 })
        }
    }

    @Test func removingByKeySubtractsTheCost() {
        var store = LRUCache<Int, Int>()
        for key in 0..<10 { store.store(key, for: key, cost: key) }
        store.removeAll { $0 % 2 == 0 }
        #expect(store.totalCost == 25)
        store.removeAll()
        #expect(store.totalCost == 0)
    }
}
