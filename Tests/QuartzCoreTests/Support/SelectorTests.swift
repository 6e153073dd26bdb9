import Foundation
import Testing

@testable import QuartzCore

@MainActor struct SelectorTests {
    @MainActor private class Base {
        var log: [String] = []
        func plain() { log.append("plain") }
        func one(_ value: Int) { log.append("base \(value)") }
        func answer() -> Bool {
            log.append("answer")
            return true
        }
        func end(_ force: Bool) -> Bool {
            log.append("end \(force)")
            return force
        }
        func three(_ name: String?, _ flag: Bool, _ place: UnsafeMutableRawPointer?) {
            log.append("\(name ?? "-") \(flag) \(place == nil)")
        }
        func two(_ value: Int, _ text: String) { log.append("\(value) \(text)") }
    }

    private final class Derived: Base {
        override func one(_ value: Int) { log.append("derived \(value)") }
    }

    @Test func theOverrideIsCalled() {
        let target = Derived()
        #expect(Selector("one:", Base.one(_:)).perform(on: target, with: [3]))
        #expect(target.log == ["derived 3"])
    }

    @Test func surplusArgumentsAreIgnored() {
        let target = Base()
        Selector("plain", Base.plain).perform(on: target, with: [1, "x"])
        Selector("two::", Base.two(_:_:)).perform(on: target, with: [1, "x"])
        #expect(target.log == ["plain", "1 x"])
    }

    @Test func aMethodMayHaveThreeParameters() {
        let target = Base()
        let selector = Selector("three:::", Base.three(_:_:_:))
        let (name, place): (String?, UnsafeMutableRawPointer?) = (nil, nil)
        #expect(selector.perform(on: target, with: [name as Any, NSNumber(value: false), place as Any]))
        #expect(selector.perform(on: target, with: ["a", true, place as Any]))
        #expect(!selector.perform(on: target, with: ["a", true]))
        #expect(target.log == ["- false true", "a true true"])
    }

    @Test func theResultOfAMethodIsDropped() {
        let target = Base()
        #expect(Selector("answer", Base.answer).perform(on: target))
        #expect(Selector("end:", Base.end(_:)).perform(on: target, with: [false]))
        // A sender that is not nil reads as true.
        #expect(Selector("end:", Base.end(_:)).perform(on: target, with: [target]))
        #expect(!Selector("end:", Base.end(_:)).perform(on: target))
        #expect(target.log == ["answer", "end false", "end true"])
    }

    @Test func anUnmatchedMethodIsNotCalled() {
        #expect(!Selector("one:", Base.one(_:)).perform(on: SelectorTests.Other(), with: [3]))
        #expect(!Selector("one:", Base.one(_:)).perform(on: Base(), with: ["3"]))
        #expect(!Selector("named").perform(on: Base()))
    }

    @Test func selectorsAreEqualByName() {
        #expect(Selector("a", Base.plain) == Selector("a"))
        #expect(Selector("a") != Selector("b"))
    }

    private final class Other {}
}
