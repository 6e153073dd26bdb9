import Testing
import UIKitEngines

@Suite struct KeyboardShiftTests {
    @Test func oneTapShiftsOneLetterTwoLock() {
        var shift = KeyboardShift()
        shift.tap(at: 1)
        #expect(shift.state == .once)
        shift.didTypeLetter()
        #expect(shift.state == .off)
        shift.tap(at: 2)
        shift.tap(at: 2.3)
        #expect(shift.state == .locked)
        shift.didTypeLetter()
        #expect(shift.state == .locked)
        shift.tap(at: 2.4)
        #expect(shift.state == .off)
    }

    @Test func slowTapsToggle() {
        var shift = KeyboardShift()
        shift.tap(at: 1)
        shift.tap(at: 2)
        #expect(shift.state == .off)
    }

    @Test func theTextProposesAndTheUserDecides() {
        var shift = KeyboardShift()
        shift.applyAutomaticCapitalization(true)
        #expect(shift.state == .once)
        shift.applyAutomaticCapitalization(false)
        #expect(shift.state == .off)
        shift.tap(at: 1)
        shift.applyAutomaticCapitalization(false)
        #expect(shift.state == .once)
        shift.tap(at: 1.1)
        shift.applyAutomaticCapitalization(false)
        #expect(shift.state == .locked)
    }

    @Test(arguments: [
        (Capitalization.none, "", false), (.everything, "a", true), (.words, "", true), (.words, "a ", true), (.words, "a", false),
        (.sentences, "", true), (.sentences, "Hello", false), (.sentences, "Hello ", false), (.sentences, "Hello. ", true),
        (.sentences, "Hello.", false), (.sentences, "Hello.\" ", true), (.sentences, "Really? ", true), (.sentences, "one\n", true),
        (.sentences, "   ", true), (.sentences, "3, ", false),
    ]) func capitalsFollowTheAutocapitalizationType(_ kind: Capitalization, _ text: String, _ isDue: Bool) {
        #expect(kind.capitalizesNextLetter(after: text) == isDue)
    }
}
