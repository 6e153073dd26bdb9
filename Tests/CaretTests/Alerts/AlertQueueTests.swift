import Testing

@testable import Caret

/// The decisions of the queue of alerts, without windows.
struct AlertQueueTests {
    private func content(_ title: String) -> AlertQueue.Content { AlertQueue.Content(title: title, buttons: ["OK", "No"]) }

    /// Executes the commands of a queue at once, and records them.
    private struct QueueDriver {
        var queue = AlertQueue()
        var log: [String] = []
        /// The number of times that each alert was settled.
        var settleCounts: [Int: Int] = [:]
        var up: Set<Int> = []

        private static func text(for end: AlertEnd) -> String {
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
                    log.append("\(id): \(Self.text(for: end))")
                    settleCounts[id, default: 0] += 1
                    perform(queue.finish(id))
                }
            }
        }

        mutating func show(_ content: AlertQueue.Content, _ policy: AlertPolicy) -> Int {
            let (id, changes) = queue.show(content, policy)
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
        var driver = QueueDriver()
        for _ in 0..<2 { _ = driver.show(content("A"), .stack) }
        driver.press(1, of: 1)
        driver.press(0, of: 1)
        driver.dismiss(2)
        #expect(driver.log == ["open 1", "open 2", "close 1", "1: 1", "close 2", "2: -"])
    }

    @Test func queuedAlertsAppearOneByOne() {
        var driver = QueueDriver()
        for _ in 0..<3 { _ = driver.show(content("A"), .queue) }
        driver.press(0, of: 2)
        driver.dismiss(2)
        driver.press(0, of: 1)
        #expect(driver.log == ["open 1", "2: -", "close 1", "1: 0", "open 3"])
        #expect(driver.queue.active == [3])
    }

    @Test func replacedAlertsAreDismissedAndNoWaitingOneAppears() {
        var driver = QueueDriver()
        for _ in 0..<3 { _ = driver.show(content("A"), .queue) }
        _ = driver.show(content("B"), .replace)
        #expect(driver.log == ["open 1", "2: -", "3: -", "close 1", "1: -", "open 4"])
    }

    @Test func equalAlertsAreAnsweredTogether() {
        var driver = QueueDriver()
        _ = driver.show(content("A"), .coalesce)
        for _ in 0..<2 { _ = driver.show(content("A"), .coalesce) }
        _ = driver.show(content("B"), .coalesce)
        driver.dismiss(2)
        driver.press(1, of: 1)
        #expect(driver.log == ["open 1", "open 4", "2: -", "close 1", "1: 1", "3: 1"])
    }

    @Test func anIdIdentifiesAnAlertBeforeItsText() {
        var driver = QueueDriver()
        var other = content("B")
        var first = content("A")
        (first.id, other.id) = ("same", "same")
        _ = driver.show(first, .coalesce)
        _ = driver.show(other, .coalesce)
        _ = driver.show(content("A"), .coalesce)
        driver.perform(driver.queue.dismiss(1, by: .timeout))
        #expect(driver.log == ["open 1", "open 3", "close 1", "1: time", "2: time"])
    }
}
