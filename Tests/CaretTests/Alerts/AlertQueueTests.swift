import Testing

@testable import Caret

/// The decisions of an application's alerts, by table.
struct AlertQueueTests {
    private func words(_ title: String) -> AlertQueue.Content { AlertQueue.Content(title: title, buttons: ["OK", "No"]) }

    /// Executes the commands of a queue at once, and records them.
    private struct Desk {
        var queue = AlertQueue()
        var log: [String] = []
        /// The number of times that each alert was settled.
        var settled: [Int: Int] = [:]
        var up: Set<Int> = []

        private static func word(for end: AlertEnd) -> String {
            switch end {
            case .button(let index): "\(index)"
            case .timeout: "time"
            case .dismissed: "-"
            }
        }

        mutating func perform(_ changes: [AlertQueue.Change]) {
            for change in changes {
                switch change {
                case .open(let id):
                    log.append("open \(id)")
                    up.insert(id)
                case .close(let id):
                    log.append("close \(id)")
                    up.remove(id)
                case .settle(let id, let end):
                    log.append("\(id): \(Self.word(for: end))")
                    settled[id, default: 0] += 1
                    perform(queue.finish(id))
                }
            }
        }

        mutating func show(_ words: AlertQueue.Content, _ policy: AlertPolicy) -> Int {
            let (id, changes) = queue.show(words, policy)
            perform(changes)
            return id
        }

        mutating func press(_ button: Int, of id: Int) { perform(queue.press(button, of: id)) }
        /// Lets an alert disappear whose button was pressed on the screen.
        mutating func leave(_ id: Int, by button: Int) {
            up.remove(id)
            perform(queue.didDismiss(id, by: button))
        }
        mutating func dismiss(_ id: Int) { perform(queue.dismiss(id)) }
    }

    @Test func stackedAlertsAreAllVisible() {
        var desk = Desk()
        for _ in 0..<2 { _ = desk.show(words("A"), .stack) }
        desk.press(1, of: 1)
        desk.press(0, of: 1)
        desk.dismiss(2)
        #expect(desk.log == ["open 1", "open 2", "close 1", "1: 1", "close 2", "2: -"])
    }

    @Test func queuedAlertsAppearOneByOne() {
        var desk = Desk()
        for _ in 0..<3 { _ = desk.show(words("A"), .queue) }
        desk.press(0, of: 2)
        desk.dismiss(2)
        desk.press(0, of: 1)
        #expect(desk.log == ["open 1", "2: -", "close 1", "1: 0", "open 3"])
        #expect(desk.queue.active == [3])
    }

    @Test func replacedAlertsAreDismissedAndNoWaitingOneAppears() {
        var desk = Desk()
        for _ in 0..<3 { _ = desk.show(words("A"), .queue) }
        _ = desk.show(words("B"), .replace)
        #expect(desk.log == ["open 1", "2: -", "3: -", "close 1", "1: -", "open 4"])
    }

    @Test func equalAlertsAreAnsweredTogether() {
        var desk = Desk()
        _ = desk.show(words("A"), .coalesce)
        for _ in 0..<2 { _ = desk.show(words("A"), .coalesce) }
        _ = desk.show(words("B"), .coalesce)
        desk.dismiss(2)
        desk.press(1, of: 1)
        #expect(desk.log == ["open 1", "open 4", "2: -", "close 1", "1: 1", "3: 1"])
    }

    @Test func anIdIdentifiesAnAlertBeforeItsText() {
        var desk = Desk()
        var other = words("B")
        var first = words("A")
        (first.id, other.id) = ("same", "same")
        _ = desk.show(first, .coalesce)
        _ = desk.show(other, .coalesce)
        _ = desk.show(words("A"), .coalesce)
        desk.perform(desk.queue.dismiss(1, by: .timeout))
        #expect(desk.log == ["open 1", "open 3", "close 1", "1: time", "2: time"])
    }
}
