import CaretTesting
import QuartzCore
import Testing

@testable import Caret
@testable import UIKitCore

/// The growth of the work of adding and removing handlers with their number, counted in moved entries.
@MainActor @Suite(.app) struct HandlerCostTests {
    /// The work for a number of handlers, by a counter that is read at the end.
    private typealias Work = @MainActor (Int) -> Int

    /// Ten times as many handlers may take ten times the work, and a little more for closing gaps.
    private func isLinear(_ work: Work) -> Bool { work(10_000) <= 12 * work(1_000) }

    @Test func `I9 adding and cancelling handlers of a delegate is linear`() {
        let isLinear = isLinear { count in
            let view = UIScrollView()
            let subscriptions = (0..<count).map { _ in view.on(.didScroll) { (_: CGPoint) in } }
            for subscription in subscriptions { subscription.cancel() }
            return view.scrollProxy.didScroll.moveCount
        }
        #expect(isLinear)
    }

    @Test func `I9 adding and cancelling handlers with an owner is linear`() {
        final class Owner {}
        let isLinear = isLinear { count in
            let (view, owner) = (UIScrollView(), Owner())
            let subscriptions = (0..<count).map { _ in view.on(.didScroll, owner) { (_: Owner, _: CGPoint) in } }
            for subscription in subscriptions.reversed() { subscription.cancel() }
            return view.scrollProxy.didScroll.moveCount
        }
        #expect(isLinear)
    }

    @Test(arguments: [false, true]) func `I9 adding and cancelling handlers of a control is linear`(isReversed: Bool) {
        let isLinear = isLinear { count in
            let button = UIButton()
            let subscriptions = (0..<count).map { _ in button.on(.tap) {} }
            for subscription in isReversed ? subscriptions.reversed() : subscriptions { subscription.cancel() }
            #expect(button.allControlEvents.isEmpty)
            return button.handlerMoveCount
        }
        #expect(isLinear)
    }

    @Test func `I9 handlers that end themselves while they are called are linear too`() {
        let isLinear = isLinear { count in
            let button = UIButton()
            var calls = 0
            for _ in 0..<count { button.on(.tap) { calls += 1 }.lifetime(.once) }
            button.sendActions(for: .primaryActionTriggered)
            button.sendActions(for: .primaryActionTriggered)
            #expect(calls == count)
            return button.handlerMoveCount
        }
        #expect(isLinear)
    }

    @Test func `I9 a list of handlers keeps its order and drops removed ones`() {
        var list = HandlerList<Int>()
        let ids = (0..<100).map { list.add($0) }
        let removed = stride(from: 0, to: 100, by: 3).map { list.remove(ids[$0]) }
        let again = list.remove(ids[0])
        #expect(removed.compactMap { $0 } == Array(stride(from: 0, to: 100, by: 3)) && again == nil)
        #expect(list.all == (0..<100).filter { !$0.isMultiple(of: 3) })
        let first = list.addFirst(-1)
        #expect(list.all.first == -1)
        let firstRemoved = list.remove(first)
        let small = list.keep { $0 > 50 }
        #expect(firstRemoved == -1 && small == (0...50).filter { !$0.isMultiple(of: 3) })
        let last = list.last { $0 < 60 }
        #expect(list.count == list.all.count && last == 59 && !list.isEmpty)
        for id in ids { _ = list.remove(id) }
        let next = list.add(7)
        #expect(list.all == [7] && next > ids[99])
    }

    @Test func `I9 handlers of recognizers, items and keys are removed in any order`() {
        let (tap, item, link) = (UITapGestureRecognizer(), UIBarButtonItem(), CADisplayLink())
        var log: [Int] = []
        let handlers = (0..<6).map { number in item.on(.tap) { log.append(number) } }
        for number in [4, 0, 2] { handlers[number].cancel() }
        item.fire()
        #expect(log == [1, 3, 5])
        let taps = (0..<4).map { _ in tap.on(.ended) { (_: Void) in } }
        for subscription in taps.reversed() { subscription.cancel() }
        let frames = (0..<4).map { _ in link.on(.frame) { _ in } }
        for subscription in frames { subscription.cancel() }
        #expect(link.observers.isEmpty && item.hasAction)
    }
}
