import Testing

/// Six properties of Objective-C's blocks, which Swift's closures have, too.
struct BlockPropertyTests {
    @Test func `R37 a closure has typed arguments`() {
        let describe: (Int, String) -> String = { count, noun in "\(count) \(noun)" }
        #expect(describe(2, "rows") == "2 rows")
    }

    @Test func `R37 a closure's return type is inferred, or declared`() {
        let inferred = { (number: Int) in number * 2 }
        let declared = { (number: Int) -> Double in Double(number) * 2 }
        #expect(type(of: inferred(1)) == Int.self && type(of: declared(1)) == Double.self)
    }

    @Test func `R37 a closure captures values from the scope it is written in`() {
        func greeter(_ name: String) -> () -> String { { "Hello, \(name)" } }
        let (ann, bob) = (greeter("Ann"), greeter("Bob"))
        #expect(ann() == "Hello, Ann" && bob() == "Hello, Bob")
    }

    @Test func `R37 a closure may change what it captured`() {
        var total = 0
        [1, 2, 3].forEach { total += $0 }
        #expect(total == 6)
    }

    @Test func `R37 closures of one scope share what they change`() {
        var count = 0
        let increment = { count += 1 }
        let read = { count }
        increment()
        increment()
        #expect(read() == 2 && count == 2)
    }

    @Test func `R37 closures share a captured variable after its scope has ended, too`() {
        func makeCounter() -> (increment: () -> Void, read: () -> Int) {
            var count = 0
            return ({ count += 1 }, { count })
        }
        let (first, second) = (makeCounter(), makeCounter())
        first.increment()
        first.increment()
        second.increment()
        #expect(first.read() == 2 && second.read() == 1)
    }
}
