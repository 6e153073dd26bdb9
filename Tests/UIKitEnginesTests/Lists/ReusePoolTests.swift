import Testing
import UIKitEngines

@Suite struct ReusePoolTests {
    @Test func storedViewsAreReusedByKind() {
        var pool = ReusePool<String, Int>()
        pool.enqueue(1, for: "a")
        pool.enqueue(2, for: "a")
        let taken = [pool.dequeue("b"), pool.dequeue("a"), pool.dequeue("a"), pool.dequeue("a")]
        #expect(taken == [nil, 2, 1, nil])
        #expect(pool.reused == 2 && pool.missed == 2)
    }

    @Test func thePoolKeepsNoMoreThanItsCapacity() {
        var pool = ReusePool<String, Int>(capacity: 1)
        let kept = [pool.enqueue(1, for: "a"), pool.enqueue(2, for: "a")]
        #expect(kept == [true, false] && pool.count(of: "a") == 1)
        pool.removeAll()
        #expect(pool.count(of: "a") == 0)
    }
}
