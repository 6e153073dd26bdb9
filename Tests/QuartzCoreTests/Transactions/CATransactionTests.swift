import Dispatch
import Testing

@testable import QuartzCore

@MainActor struct CATransactionTests {
    @Test func aCompletionWaitsForTheAnimationsOfItsTransaction() {
        let stage = Stage()
        var calls = 0
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setCompletionBlock { calls += 1 }
        stage.layer.opacity = 0
        CATransaction.commit()
        stage.frame(at: 1)
        stage.frame(at: 2)
        #expect(calls == 0)
        stage.frame(at: 3)
        #expect(calls == 1)
    }

    @Test func aCompletionWithoutAnimationsIsCalledWithTheCommit() {
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        #expect(calls == 0)
        CATransaction.commit()
        #expect(calls == 1)
    }

    @Test func anOuterCompletionWaitsForInnerTransactions() {
        let stage = Stage()
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner") }
        stage.layer.opacity = 0
        CATransaction.commit()
        CATransaction.commit()
        stage.frame(at: 1)
        #expect(log.isEmpty)
        stage.frame(at: 2)
        #expect(log == ["inner", "outer"])
    }

    @Test func removingTheAnimationCallsTheCompletion() {
        let stage = Stage()
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        stage.layer.opacity = 0
        CATransaction.commit()
        stage.frame(at: 1)
        stage.layer.removeAllAnimations()
        #expect(calls == 1)
    }

    @Test func innerTransactionsInheritTheOuterValues() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationDuration(3)
        CATransaction.setValue("v", forKey: "own")
        CATransaction.begin()
        #expect(CATransaction.disableActions())
        #expect(CATransaction.animationDuration() == 3)
        #expect(CATransaction.value(forKey: "own") as? String == "v")
        CATransaction.setValue(false, forKey: kCATransactionDisableActions)
        CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
        #expect(!CATransaction.disableActions())
        #expect(CATransaction.animationDuration() == 1.5)
        CATransaction.commit()
        #expect(CATransaction.disableActions())
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
    }

    @Test func disabledActionsChangeAtOnce() {
        let stage = Stage()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.opacity = 0
        CATransaction.commit()
        stage.frame(at: 1)
        #expect(stage.shown.opacity == 0)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func completionsAreCalledInTheOrderInWhichTransactionsEnd() {
        let stage = Stage()
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("outer") }
        CATransaction.setAnimationDuration(1)
        stage.layer.opacity = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner") }
        CATransaction.setAnimationDuration(2)
        stage.layer.cornerRadius = 4
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("empty") }
        CATransaction.commit()
        CATransaction.commit()
        #expect(log == ["empty"])
        for time in [1.0, 2] { stage.frame(at: time) }
        #expect(log == ["empty"])
        stage.frame(at: 3)
        #expect(log.first == "empty" && Set(log) == ["empty", "inner", "outer"])
        #expect(log.firstIndex(of: "inner") ?? 9 < log.firstIndex(of: "outer") ?? 0)
    }

    /// A number that several threads increment.
    private final class Counter: @unchecked Sendable {
        // Guarded by the transactions' lock, which is the subject of the test.
        var number = 0
    }

    @Test func oneThreadAtATimeHasTheLock() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<2_000 {
                CATransaction.lock()
                CATransaction.lock()
                counter.number += 1
                CATransaction.unlock()
                CATransaction.unlock()
            }
        }
        #expect(counter.number == 8_000)
    }
}
