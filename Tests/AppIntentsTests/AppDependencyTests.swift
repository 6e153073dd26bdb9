import Synchronization
import Testing

@testable import AppIntents

/// The objects that the app provides to its intents.
@Suite struct AppDependencyTests {
    private final class Oven: Sendable {}

    @Test func anObjectIsCreatedAtItsFirstUse() {
        let manager = AppDependencyManager()
        let count = Mutex(0)
        manager.add(dependencyProvider: {
            count.withLock { $0 += 1 }
            return Oven()
        })
        #expect(count.withLock { $0 } == 0)
        let first: Oven? = manager.value(nil)
        let second: Oven? = manager.value(nil)
        let other: Oven? = manager.value("other")
        #expect(first != nil && first === second && other == nil && count.withLock { $0 } == 1)
        manager.add(dependency: Oven())
        let third: Oven? = manager.value(nil)
        #expect(third != nil && third !== first)
    }

    @Test func theFirstOfTwoObjectsRemains() {
        let manager = AppDependencyManager()
        let count = Mutex(0)
        let inner = Mutex<Oven?>(nil)
        // The second object is created while the first one is, as by another thread.
        manager.add(dependencyProvider: { [weak manager] in
            let isFirst = count.withLock { count in
                count += 1
                return count == 1
            }
            if isFirst, let oven: Oven = manager?.value(nil) { inner.withLock { $0 = oven } }
            return Oven()
        })
        let outer: Oven? = manager.value(nil)
        let last: Oven? = manager.value(nil)
        #expect(outer != nil && outer === last && outer === inner.withLock { $0 } && count.withLock { $0 } == 2)
    }

    @Test func aProviderThatIsAddedMeanwhileIsTheNextOne() {
        let manager = AppDependencyManager()
        let second = Oven()
        manager.add(dependencyProvider: { [weak manager] in
            manager?.add(dependency: second)
            return Oven()
        })
        let first: Oven? = manager.value(nil)
        let next: Oven? = manager.value(nil)
        #expect(first != nil && first !== second && next === second)
    }
}
