import CaretTesting
import Testing
import UIKit

@testable import Caret

/// Closures that captured variables. The compiler describes the boxes of variables with equal layouts alike.
@MainActor @Suite(.app) struct CapturedVariableTests {
    private enum Choice { case none, some(UIView), other(UIView) }

    private struct Holder { var view: UIView }

    private final class Part {}

    @Test func `a variable is read by the type of its value`() {
        let view = UIView()
        var (nested, words, numbers, parts): ([[UIView]], [String], [Int], [Part]) = ([[view]], ["a", "b"], [1, 2], [Part()])
        var (views, optional, holder, names): ([UIView], UIView?, Holder, [String: Int]) = ([view], view, Holder(view: view), ["a": 1])
        var (choice, flag, date, text): (Choice, Bool, Double, String) = (.some(view), true, 7, "text")
        let retaining: [@MainActor () -> Void] = [
            { nested.append([]) }, { views.removeAll() }, { optional = nil }, { holder = Holder(view: UIView()) }, { choice = .none },
        ]
        let others: [@MainActor () -> Void] = [
            { words.append("c") }, { numbers.append(3) }, { parts = [] }, { names = [:] }, { flag = false }, { date = 8 }, { text = "" },
        ]
        for _ in 0..<2 {
            #expect(retaining.map { ClosureCaptures(of: $0).retains(view) } == [true, true, true, true, true])
            #expect(others.map { ClosureCaptures(of: $0).retains(view) } == Array(repeating: false, count: others.count))
        }
        withExtendedLifetime((nested, words, numbers, parts)) {}
        withExtendedLifetime((views, optional, holder, names, choice, flag, date, text)) {}
    }

    @Test func `an optional variable without a value retains nothing`() {
        var (view, views): (UIView?, [UIView]) = (nil, [])
        let bodies: [@MainActor () -> Void] = [{ view = UIView() }, { views = [UIView()] }]
        #expect(bodies.allSatisfy { ClosureCaptures(of: $0).isComplete })
        for body in bodies { body() }
        let objects = [view, views.first].compactMap { $0 }
        #expect(zip(bodies, objects).allSatisfy { ClosureCaptures(of: $0).retains($1) })
        #expect(objects.count == 2)
    }
}
