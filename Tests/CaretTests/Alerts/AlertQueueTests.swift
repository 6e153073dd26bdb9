import Testing

@testable import Caret

/// What an application's alerts decide, by table and by chance.
struct AlertQueueTests {
    private func words(_ title: String) -> AlertQueue.Words { AlertQueue.Words(title: title, buttons: ["OK", "No"]) }

    /// Does what a queue says at once, and writes it down.
    private struct Desk {
        var queue = AlertQueue()
        var log: [String] = []
        /// By number: how often each was settled.
        var settled: [Int: Int] = [:]
        var up: Set<Int> = []

        mutating func perform(_ changes: [AlertQueue.Change]) {
            for change in changes {
                switch change {
                case .open(let id):
                    log.append("open \(id)")
                    up.insert(id)
                case .close(let id):
                    log.append("close \(id)")
                    up.remove(id)
                case .settle(let id, let button):
                    log.append("\(id): \(button.map { "\($0)" } ?? "-")")
                    settled[id, default: 0] += 1
                    perform(queue.finish(id))
                }
            }
        }

        mutating func show(_ words: AlertQueue.Words, _ policy: AlertPolicy) -> Int {
            let (id, changes) = queue.show(words, policy)
            perform(changes)
            return id
        }

        mutating func press(_ button: Int, of id: Int) { perform(queue.press(button, of: id)) }
        /// An alert whose button was pressed on the screen has gone.
        mutating func leave(_ id: Int, by button: Int) {
            up.remove(id)
            perform(queue.leave(id, by: button))
        }
        mutating func dismiss(_ id: Int) { perform(queue.dismiss(id)) }
    }

    @Test func stackedAlertsAreAllUp() {
        var desk = Desk()
        for _ in 0..<2 { _ = desk.show(words("A"), .stack) }
        desk.press(1, of: 1)
        desk.press(0, of: 1)
        desk.dismiss(2)
        #expect(desk.log == ["open 1", "open 2", "close 1", "1: 1", "close 2", "2: -"])
    }

    @Test func queuedAlertsComeOneByOne() {
        var desk = Desk()
        for _ in 0..<3 { _ = desk.show(words("A"), .queue) }
        desk.press(0, of: 2)
        desk.dismiss(2)
        desk.press(0, of: 1)
        #expect(desk.log == ["open 1", "2: -", "close 1", "1: 0", "open 3"])
        #expect(desk.queue.active == [3])
    }

    @Test func replacedAlertsGoAndNoneOfTheWaitingComesUp() {
        var desk = Desk()
        for _ in 0..<3 { _ = desk.show(words("A"), .queue) }
        _ = desk.show(words("B"), .replace)
        #expect(desk.log == ["open 1", "2: -", "3: -", "close 1", "1: -", "open 4"])
    }

    @Test func alikeAlertsAreAnsweredTogether() {
        var desk = Desk()
        _ = desk.show(words("A"), .coalesce)
        for _ in 0..<2 { _ = desk.show(words("A"), .coalesce) }
        _ = desk.show(words("B"), .coalesce)
        desk.dismiss(2)
        desk.press(1, of: 1)
        #expect(desk.log == ["open 1", "open 4", "2: -", "close 1", "1: 1", "3: 1"])
    }

    /// The rules once more, as plainly as can be: lists of those that are up, wait, and are answered with another.
    private struct Model {
        var up: [Int] = []
        var waiting: [Int] = []
        var joined: [Int: [Int]] = [:]
        var titles: [Int: String] = [:]
        var gone: Set<Int> = []

        mutating func show(_ id: Int, _ title: String, _ policy: AlertPolicy) {
            if policy == .coalesce, let first = (up + waiting).sorted().first(where: { titles[$0] == title }) {
                return joined[first, default: []].append(id)
            }
            if policy == .replace {
                for old in up + waiting { gone.formUnion([old] + (joined[old] ?? [])) }
                (up, waiting) = ([], [])
            }
            titles[id] = title
            if policy == .queue, !(up + waiting).isEmpty { waiting.append(id) } else { up.append(id) }
        }

        mutating func end(_ id: Int) {
            if let first = joined.first(where: { $0.value.contains(id) && !gone.contains($0.key) })?.key {
                joined[first]?.removeAll { $0 == id }
                gone.insert(id)
                return
            }
            guard up.contains(id) || waiting.contains(id) else { return }
            up.removeAll { $0 == id }
            waiting.removeAll { $0 == id }
            gone.formUnion([id] + (joined[id] ?? []))
            if up.isEmpty, !waiting.isEmpty { up.append(waiting.removeFirst()) }
        }
    }

    @Test func tenThousandSequencesSettleEachAlertOnce() throws {
        let policies: [AlertPolicy] = [.stack, .queue, .replace, .coalesce]
        for seed in 0..<10_000 {
            var chance = Chance(seed: UInt64(seed))
            var (desk, model, now, shown) = (Desk(), Model(), 0, 0)
            var due: [(time: Int, id: Int)] = []
            for _ in 0..<(3 + chance.next(20)) {
                switch chance.next(6) {
                case 0, 1, 2:
                    let (title, policy) = (["A", "B", "C"][chance.next(3)], policies[chance.next(4)])
                    let id = desk.show(words(title), policy)
                    model.show(id, title, policy)
                    shown += 1
                    // Without buttons it would go by itself.
                    if chance.next(3) == 0 { due.append((now + 20, id)) }
                case 3:
                    let id = 1 + chance.next(shown + 1)
                    if model.up.contains(id) { model.end(id) }
                    desk.press(chance.next(2), of: id)
                case 4:
                    let id = 1 + chance.next(shown + 1)
                    desk.dismiss(id)
                    model.end(id)
                default:
                    now += chance.next(15)
                    for end in due where end.time <= now {
                        desk.dismiss(end.id)
                        model.end(end.id)
                    }
                    due.removeAll { $0.time <= now }
                }
                guard desk.up == Set(model.up), desk.queue.active == (model.up + model.waiting).sorted(),
                    Set(desk.settled.keys) == model.gone, desk.settled.values.allSatisfy({ $0 == 1 })
                else {
                    Issue.record("seed \(seed): \(desk.log)")
                    return
                }
            }
            for id in desk.queue.active { desk.dismiss(id) }
            try #require(desk.queue.active.isEmpty && desk.up.isEmpty && desk.settled.count == shown, "seed \(seed)")
        }
    }
}
