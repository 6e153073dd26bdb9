import Testing

@testable import os

@Suite struct LogFormatTests {
    @Test(arguments: [
        ("%d of %ld items", [3, 4] as [any Sendable], "3 of 4 items"), ("%@ has %.1f%%", ["Ann", 2.5], "Ann has 2.5%"),
        ("%{public}@ %{private}@", ["a", "b"], "a <private>"), ("0x%04x", [255], "0x00ff"), ("%@", [], "<missing>"),
    ])
    func valuesReplaceSpecifiers(format: String, values: [any Sendable], expected: String) {
        #expect(LogFormat.text(format, values) == expected)
    }

    @Test func privateValuesOfMessagesAreHidden() {
        let message: OSLogMessage =
            "user \("Ann", privacy: .private) has \(7, align: .right(columns: 3)), \(2.0, format: .fixed(precision: 2))"
        #expect(message.text == "user <private> has   7, 2.00")
    }

    @Test func aHeldLockIsNotAvailable() {
        let lock = OSAllocatedUnfairLock(initialState: 1)
        #expect(
            lock.withLock { state in
                state += 1
                return state
            } == 2)
        var word = os_unfair_lock()
        os_unfair_lock_lock(&word)
        #expect(!os_unfair_lock_trylock(&word))
        os_unfair_lock_unlock(&word)
        #expect(os_unfair_lock_trylock(&word))
    }
}
