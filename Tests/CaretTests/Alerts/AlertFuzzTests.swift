import CaretTesting
import Testing

@testable import Caret

/// Random alerts, with handlers that show, press and dismiss others while they run, and tasks that are cancelled
/// while they wait.
@MainActor struct AlertFuzzTests {
    /// Executes the commands of a queue, as an application's alerts do, without windows.
    @MainActor private final class QueueDriver {
        var queue = AlertQueue()
        var handles: [Int: AlertHandle<Int>] = [:]
        var ends: [Int: AlertEnd] = [:]
        var handled: [[Int]] = []
        var up: Set<Int> = []
        var now = 0
        var hasSettledOneTwice = false
        private var handlers: [Int: [AlertStep]] = [:]
        private var withoutButtons: Set<Int> = []
        private var pressedOnScreen: [(id: Int, button: Int)] = []
        private var deadlines: [(time: Int, id: Int)] = []

        private func run(_ changes: [AlertQueue.Change]) {
            for change in changes {
                switch change {
                case .open(let id):
                    up.insert(id)
                    if withoutButtons.contains(id) { deadlines.append((now + AlertModel.span, id)) }
                case .close(let id): up.remove(id)
                case .settle(let id, let end): settle(id, end)
                }
            }
        }

        private func settle(_ id: Int, _ end: AlertEnd) {
            if ends.updateValue(end, forKey: id) != nil { hasSettledOneTwice = true }
            deadlines.removeAll { $0.id == id }
            if case .button(let index) = end, !withoutButtons.contains(id) {
                handled.append([id, index])
                for step in handlers[id] ?? [] { perform(step) }
            }
            switch end {
            case .dismissed: handles[id]?.settle(.cancelled)
            case .timeout: handles[id]?.settle(.timedOut)
            case .button: handles[id]?.settle(.answered(id))
            }
            run(queue.finish(id))
        }

        /// Performs a step that needs no task.
        func perform(_ step: AlertStep) {
            switch step {
            case .show(let title, let policy, let priority, let hasButtons, let handler):
                show(title, policy, priority, hasButtons, handler)
            case .press(let id, let button): if !withoutButtons.contains(id) { run(queue.press(button, of: id)) }
            case .touch(let id, let button):
                let wasPressed = pressedOnScreen.contains { $0.id == id }
                guard up.contains(id), !withoutButtons.contains(id), ends[id] == nil, !wasPressed else { return }
                queue.markPressed(id)
                pressedOnScreen.append((id, button))
            case .dismiss(let id), .cancelTask(let id): run(queue.dismiss(id))
            case .time(let span): pass(span)
            }
        }

        private func show(
            _ title: String, _ policy: AlertPolicy, _ priority: AlertPriority, _ hasButtons: Bool, _ handler: [AlertStep]
        ) {
            let (id, changes) = queue.show(AlertQueue.Content(title: title, buttons: hasButtons ? ["OK", "No"] : []), policy, priority)
            handles[id] = AlertHandle(id: id) { [weak self] in
                guard let self else { return }
                run(queue.dismiss(id))
            }
            handlers[id] = handler
            if !hasButtons { withoutButtons.insert(id) }
            run(changes)
        }

        private func pass(_ span: Int) {
            now += span
            for (id, button) in pressedOnScreen {
                pressedOnScreen.removeFirst()
                up.remove(id)
                run(queue.didDismiss(id, by: button))
            }
            while let next = deadlines.filter({ $0.time <= now }).min(by: { $0.id < $1.id }) {
                deadlines.removeAll { $0.id == next.id }
                run(queue.dismiss(next.id, by: .timeout))
            }
        }

        /// Starts a task that waits for an alert, and cancels it; `nil` if the alert does not end by that.
        func cancelTask(waitingFor id: Int) async -> AlertOutcome<Int>? {
            guard let handle = handles[id] else { return nil }
            let task = Task { await handle.outcome }
            await Task.yield()
            task.cancel()
            for _ in 0..<5 { await Task.yield() }
            // An alert whose button was pressed on the screen has no answer until it has disappeared.
            return handle.isSettled ? await task.value : nil
        }
    }

    private func randomStep(_ chance: inout Chance, _ shown: Int, depth: Int = 0) -> AlertStep {
        let id = 1 + chance.next(shown + 1)
        switch chance.next(depth == 0 ? 10 : 7) {
        case 0, 1, 2:
            let policy = [AlertPolicy.stack, .queue, .replace, .coalesce][chance.next(4)]
            let count = depth < 3 ? chance.next(3) : 0
            let handler = (0..<count).map { _ in randomStep(&chance, shown + 1, depth: depth + 1) }
            let priority = chance.next(2) == 0 ? AlertPriority.normal : AlertPriority.allCases[chance.next(4)]
            return .show(["A", "B"][chance.next(2)], policy, priority, hasButtons: chance.next(4) > 0, handler: handler)
        case 3, 4: return .press(id, button: chance.next(2))
        case 5, 6: return .dismiss(id)
        case 7: return .touch(id, button: chance.next(2))
        case 8: return .cancelTask(id)
        default: return .time(1 + chance.next(15))
        }
    }

    @Test func tenThousandSequencesSettleEachAlertOnce() async throws {
        var (pressed, nested, cancelled, timedOut) = (0, 0, 0, 0)
        for seed in 0..<10_000 {
            var chance = Chance(seed: UInt64(seed))
            var (driver, model) = (QueueDriver(), AlertModel())
            for number in 0..<(3 + chance.next(18)) {
                let (next, before) = (randomStep(&chance, model.shown), model.handled.count)
                model.perform(next)
                if case .cancelTask(let id) = next {
                    let outcome = await driver.cancelTask(waitingFor: id)
                    if case .dismissed = model.ends[id] { cancelled += outcome == .cancelled ? 1 : 0 }
                } else {
                    driver.perform(next)
                }
                nested += model.handled.count > before + 1 ? 1 : 0
                let isSame = driver.up == Set(model.up) && driver.queue.active == (model.up + model.waiting).sorted()
                try #require(
                    isSame && driver.ends == model.ends && driver.handled == model.handled, "seed \(seed), step \(number): \(next)")
            }
            try #require(!driver.hasSettledOneTwice && driver.handles.count == model.shown)
            for _ in 0..<99 where !driver.queue.active.isEmpty {
                for id in driver.queue.active {
                    driver.perform(.dismiss(id))
                    model.perform(.dismiss(id))
                }
                // Alerts whose button was pressed on the screen disappear by themselves, and their handlers may show
                // others.
                driver.perform(.time(1))
                model.perform(.time(1))
            }
            try #require(driver.queue.active.isEmpty && driver.up.isEmpty && driver.ends.count == model.shown, "seed \(seed)")
            for handle in driver.handles.values { try #require(handle.isSettled) }
            pressed += model.handled.count
            timedOut += model.ends.values.count { $0 == .timeout }
            driver = QueueDriver()
        }
        #expect(pressed > 5_000 && nested > 250 && cancelled > 4_000 && timedOut > 150, "\([pressed, nested, cancelled, timedOut])")
    }
}
