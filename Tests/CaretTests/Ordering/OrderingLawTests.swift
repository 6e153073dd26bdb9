import Caret
import Foundation
import Testing

/// Orderings are total orders, on random values from a fixed seed.
@Suite struct OrderingLawTests {
    private static let names = [
        "smith", "Smith", "SMITH", "smyth", "", " ", "s", "S", "ß", "ss", "SS", "straße", "STRASSE", "é", "e\u{301}", "E\u{301}", "e", "f",
        "Σ", "σ", "ς", "İ", "i", "I", "ı", "Äpfel", "äpfel", "Zoë", "zoe", "🎈", "9", "10", "a9", "a10", "A010", "a\u{301}9", "１０", "٣",
        "9.jpg", "10.jpg", "09.jpg",
    ]

    private static func people(_ count: Int, seed: UInt64) -> [Person] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            let first = names.randomElement(using: &generator) ?? ""
            let last = names.randomElement(using: &generator) ?? ""
            let rating = Int.random(in: 0..<4, using: &generator)
            return Person(first, last, age: Int.random(in: 0..<3, using: &generator), rating: rating == 3 ? nil : rating)
        }
    }

    static let comparators: [(name: String, comparator: Ordering<Person>)] = [
        ("by name", Person.byName),
        ("by name, reversed", Person.byName.reversed),
        ("last name forward, first name backward", Ordering(\.lastName, .caseInsensitive).then(\.firstName, .exact, order: .reverse)),
        ("exact", Ordering(\.lastName).then(\.firstName)),
        ("numeric", Ordering(\.lastName, .numeric).then(\.firstName, .numeric)),
        ("localized", Ordering(\.lastName, .localized(Locale(identifier: "de_DE")))),
        ("rating", Ordering(\.rating).then(\.age).then(\.lastName)),
        ("rating, missing first, reversed", Ordering(\.rating, order: .reverse, missing: .first).reversed),
        ("computed", .by { $0.firstName.count }),
    ]

    @Test(arguments: comparators.indices) func `R48 the laws of a total order hold for 1,000 triples`(index: Int) {
        let (name, comparator) = Self.comparators[index]
        let people = Self.people(3_000, seed: 48)
        for start in stride(from: 0, to: people.count, by: 3) {
            let (a, b, c) = (people[start], people[start + 1], people[start + 2])
            let (ab, bc, ac) = (comparator.compare(a, b), comparator.compare(b, c), comparator.compare(a, c))
            #expect(comparator.compare(a, a) == .orderedSame, "\(name): \(a) differs from itself")
            #expect(comparator.compare(b, a) == ab.isBackwards, "\(name): \(a), \(b) swapped")
            if ab == bc { #expect(ac == ab, "\(name): \(a), \(b), \(c)") }
            if ab == .orderedSame { #expect(ac == bc, "\(name): \(a) and \(b) are tied, but stand differently to \(c)") }
            if bc == .orderedSame { #expect(ac == ab, "\(name): \(b) and \(c) are tied, but stand differently to \(a)") }
        }
    }

    @Test func `R48 ties of then are ties of both parts, and nothing else`() {
        let last = Ordering<Person>(\.lastName, .caseInsensitive), first = Ordering<Person>(\.firstName, .caseInsensitive)
        let people = Self.people(2_000, seed: 4)
        for pair in stride(from: 0, to: people.count, by: 2) {
            let (a, b) = (people[pair], people[pair + 1])
            let both = last.then(first).compare(a, b)
            #expect(both == (last.compare(a, b) == .orderedSame ? first.compare(a, b) : last.compare(a, b)))
            #expect((both == .orderedSame) == (last.compare(a, b) == .orderedSame && first.compare(a, b) == .orderedSame))
        }
    }

    /// A sort reads properties once and compares ties later: its result must equal the result of pairwise
    /// comparison.
    @Test(arguments: comparators.indices) func sortingEqualsPairwiseComparison(index: Int) {
        let (name, ordering) = Self.comparators[index]
        for (seed, count) in [(1, 0), (2, 1), (3, 2), (4, 17), (5, 400)] {
            let people = Self.people(count, seed: UInt64(seed))
            for order in [ordering, ordering.reversed, ordering.then(\.age), Ordering(\.age).then(ordering.reversed).reversed] {
                let expected = people.sorted(by: order.areInIncreasingOrder)
                #expect(people.sorted(using: order) == expected, "\(name), \(count) people")
                #expect(Self.sortedByFoundation(people, order) == expected, "\(name), \(count) people")
                var sorted = people
                sorted.sort(using: order)
                #expect(sorted == expected)
            }
        }
    }

    private static func sortedByFoundation<Order: SortComparator>(_ people: [Person], _ order: Order) -> [Person]
    where Order.Compared == Person {
        people.sorted(using: order)
    }

    @Test func thenHasTheSameResultForBothGroupings() {
        let a = Ordering<Person>(\.age), b = Ordering<Person>(\.lastName, .caseInsensitive), c = Ordering<Person>(\.firstName)
        let people = Self.people(500, seed: 5)
        #expect(people.sorted(using: a.then(b).then(c)) == people.sorted(using: a.then(b.then(c))))
    }

    /// The fast path for ASCII letters gives the results of the slow path, whatever the neighbouring characters.
    @Test func theFastPathFoldsCaseLikeTheSlowPath() {
        var generator = SeededGenerator(seed: 7)
        let pieces = ["a", "A", "b", "B", "z", "_", "[", "@", "0", " ", "\u{301}", "é", "ß", "🎈", ""]
        for _ in 0..<5_000 {
            let texts = (0..<2).map { _ in (0..<3).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined() }
            let folded = texts.map { $0.uppercased().lowercased() }
            var expected = ComparisonResult.orderedSame
            if folded[0] < folded[1] { expected = .orderedAscending }
            if folded[0] > folded[1] { expected = .orderedDescending }
            #expect(TextOrder.caseInsensitive.compare(texts[0], texts[1]) == expected, "\(texts)")
        }
    }

    @Test func numbersInTextsAreComparedByValue() {
        let files = ["10.jpg", "9.jpg", "a2b", "A10b", "a2a", "007", "7", "00", "99999999999999999999", "100000000000000000000"]
        #expect(
            files.sorted(using: Ordering(.numeric)) == [
                "00", "7", "007", "9.jpg", "10.jpg", "99999999999999999999", "100000000000000000000", "a2a", "a2b", "A10b",
            ])
    }
}
