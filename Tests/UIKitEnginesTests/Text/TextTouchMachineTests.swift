import CoreGraphics
import Testing

@testable import UIKitEngines

struct TextTouchMachineTests {
    private let here = CGPoint(x: 10, y: 10)
    private let there = CGPoint(x: 50, y: 10)

    @Test func aMouseActsOnMouseDown() {
        var machine = TextTouchMachine()
        #expect(machine.down(.init(here, time: 0, isMouse: true)) == .caret(here))
        #expect(machine.isExclusive && machine.moved(to: there) == .drag(there, .character) && machine.up() == nil)
        #expect(machine.down(.init(here, time: 1, taps: 2, isMouse: true)) == .select(here, .word))
        #expect(machine.moved(to: there) == .drag(there, .word))
        _ = machine.up()
        #expect(machine.down(.init(there, time: 2, taps: 3, isMouse: true)) == .select(there, .paragraph))
        _ = machine.up()
        #expect(machine.down(.init(there, time: 3, isMouse: true, isShifted: true)) == .extend(there))
    }

    @Test func aTouchActsAsItLeaves() {
        var machine = TextTouchMachine()
        #expect(machine.down(.init(here, time: 0)) == nil && !machine.isExclusive)
        #expect(machine.up() == .caret(here))
        _ = machine.down(.init(here, time: 0, taps: 2))
        #expect(machine.up() == .select(here, .word))
    }

    @Test func aTouchThatMovesScrollsAndOneThatRestsCarries() {
        var machine = TextTouchMachine()
        _ = machine.down(.init(here, time: 0))
        #expect(machine.deadline == 0.5 && machine.moved(to: there) == nil && machine.deadline == nil && machine.up() == nil)
        _ = machine.down(.init(here, time: 1))
        #expect(machine.timePassed() == .caret(here) && machine.moved(to: there) == .caret(there) && machine.isExclusive)
    }

    @Test func handlesMoveOneEnd() {
        var machine = TextTouchMachine()
        #expect(machine.down(.init(here, time: 0, handle: true)) == nil)
        #expect(machine.moved(to: there) == .end(there, isStart: true))
    }
}
