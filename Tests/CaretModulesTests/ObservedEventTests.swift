import Caret
import CaretTesting
import Testing

/// Events of objects that closures observe.
@MainActor @Suite(.noLeaks) struct ObservedEventTests {
    /// An object with observers of its own.
    private final class Scanner: UIViewController {
        private(set) var observers: [Int: @MainActor (String) -> Void] = [:]
        private var count = 0

        func add(_ body: @escaping @MainActor (String) -> Void) -> @MainActor () -> Void {
            count += 1
            let id = count
            observers[id] = body
            return { [weak self] in self?.observers[id] = nil }
        }

        func scan(_ text: String) { for id in observers.keys.sorted() { observers[id]?(text) } }
    }

    private final class Owner {
        var texts: [String] = []
        func add(_ text: String) { texts.append(text) }
    }

    private let event = ControlEvent<Scanner, String>(observing: { $0.add($1) })

    @Test func handlersAreCalledInTheirOrderUntilTheyEnd() {
        let (scanner, owner) = (Scanner(), Owner())
        let token = scanner.on(event) { owner.add("first \($0)") }
        scanner.on(event, owner) { owner, text in owner.add("second \(text)") }
        scanner.on(event, owner, call: Owner.add)
        scanner.scan("a")
        token.cancel()
        scanner.scan("b")
        #expect(owner.texts == ["first a", "second a", "a", "second b", "b"])
        #expect(scanner.observers.count == 2)
    }

    @Test func operatorsAndSequencesWork() async {
        let scanner = Scanner()
        var counts: [Int] = []
        scanner.on(event.map(\.count).removeDuplicates()) { counts.append($0) }
        for text in ["a", "b", "cc"] { scanner.scan(text) }
        #expect(counts == [1, 2])
    }

    @Test func handlersEndWithTheirOwnerAndTheirSender() {
        let scanner = Scanner()
        weak var released: Owner?
        do {
            let owner = Owner()
            released = owner
            scanner.on(event, owner) { owner, text in owner.add(text) }
            scanner.scan("a")
            #expect(owner.texts == ["a"])
        }
        #expect(released == nil)
        weak var sender: Scanner?
        let owner = Owner()
        do {
            let scanner = Scanner()
            sender = scanner
            scanner.on(event, owner) { owner, text in owner.add(text) }
        }
        #expect(sender == nil)
    }
}
