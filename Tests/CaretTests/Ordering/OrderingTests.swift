import Caret
import Foundation
import Testing

/// Orderings of people and of texts.
@Suite struct OrderingTests {
    private let people = [
        Person("Zoe", "smith"), Person("adam", "Smith"), Person("Bob", "Jones"), Person("Mary", "SMITH"),
        Person("Ann", "jones"), Person("Jim", "Äpfel"), Person("Al", "O'Neil"),
    ]

    @Test func `R47 people are sorted by last name, ties by first name, without regard to case`() {
        let sorted = people.sorted(using: Person.byName)
        #expect(
            sorted.map(\.description) == [
                "Ann jones", "Bob Jones", "Al O'Neil", "adam Smith", "Mary SMITH", "Zoe smith", "Jim Äpfel",
            ])
    }

    @Test func `R47 a locale changes the order of its letters`() {
        let german = Ordering<Person>(\.lastName, .localized(Locale(identifier: "de_DE")))
        let sorted = people.sorted(using: german)
        #expect(sorted.first?.lastName == "Äpfel")
    }

    @Test func `R48 a difference in case only is a tie, and leads to first names`() {
        let tied = [Person("Will", "smith"), Person("Anna", "Smith"), Person("Max", "smith")]
        #expect(tied.sorted(using: Person.byName).map(\.firstName) == ["Anna", "Max", "Will"])
        #expect(Ordering<Person>(\.lastName, .caseInsensitive).compare(tied[0], tied[1]) == .orderedSame)
        #expect(Ordering<Person>(\.lastName).compare(tied[0], tied[1]) == .orderedDescending)
    }

    @Test func `R48 an ordering kept in a static is the same at each use`() {
        #expect(Person.byName == Person.byName)
        let first = people.sorted(using: Person.byName)
        #expect(people.shuffled().sorted(using: Person.byName) == first)
    }

    @Test func `R48 the reference value of an ordering is a parameter`() {
        func nearest(to age: Int) -> Ordering<Person> { .by { abs($0.age - age) } }
        let aged = [10, 20, 30].map { Person("", "", age: $0) }
        #expect(aged.sorted(using: nearest(to: 21)).map(\.age) == [20, 30, 10])
        #expect(aged.sorted(using: nearest(to: 9)).map(\.age) == [10, 20, 30])
    }

    @Test func `R48 reversed is the order from its end, ties included`() {
        let forward = people.sorted(using: Person.byName)
        #expect(people.sorted(using: Person.byName.reversed) == forward.reversed())
        #expect(Person.byName.reversed.reversed == Person.byName)
        let mixed = Ordering<Person>(\.lastName, .caseInsensitive).reversed.then(\.firstName, .caseInsensitive)
        #expect(people.sorted(using: mixed).map(\.firstName) == ["Jim", "adam", "Mary", "Zoe", "Al", "Ann", "Bob"])
    }

    @Test func tiesKeepTheirOrder() {
        let people = (0..<50).map { Person("\($0)", $0 % 2 == 0 ? "Smith" : "smith") }
        let byLastName = Ordering<Person>(\.lastName, .caseInsensitive)
        #expect(people.sorted(using: byLastName) == people)
        #expect(people.sorted(using: byLastName.reversed) == people)
    }

    @Test func missingValuesAreLast() {
        let rated = [Person("a", "", rating: 3), Person("b", ""), Person("c", "", rating: 1), Person("d", "", rating: 5)]
        func order(_ comparator: Ordering<Person>) -> String { rated.sorted(using: comparator).map(\.firstName).joined() }
        #expect(order(Ordering(\.rating)) == "cadb")
        #expect(order(Ordering(\.rating, order: .reverse)) == "dacb")
        #expect(order(Ordering(\.rating, missing: .first)) == "bcad")
        #expect(order(Ordering(\.rating).reversed) == "bdac")
    }

    @Test func comparatorsOfFoundationMayBePartsOfAnOrdering() {
        let byAge = Ordering<Person>(KeyPathComparator(\.age, order: .reverse)).then(KeyPathComparator(\.firstName))
        let aged = [Person("b", "", age: 1), Person("a", "", age: 1), Person("c", "", age: 2)]
        #expect(aged.sorted(using: byAge).map(\.firstName) == ["c", "a", "b"])
        #expect(aged.sorted(using: [byAge]).map(\.firstName) == ["c", "a", "b"])
        let byLength = Ordering<Person>(\.firstName, using: Ordering<String>(\.count))
        #expect([Person("ccc", ""), Person("a", "")].sorted(using: byLength).map(\.firstName) == ["a", "ccc"])
    }

    @Test func anOrderingIsAcceptedInPlaceOfAClosure() {
        #expect(people.min(by: Person.byName.areInIncreasingOrder)?.firstName == "Ann")
        #expect(people.max(by: Person.byName.areInIncreasingOrder)?.firstName == "Jim")
        #expect([3, 1, 2].sorted(by: Ordering.natural.areInIncreasingOrder) == [1, 2, 3])
    }

    @Test func aPullbackComparesDerivedValues() {
        let entries = [(id: 1, who: people[0]), (id: 2, who: people[4])]
        let byWho: Ordering<(id: Int, who: Person)> = Person.byName.pullback { $0.who }
        #expect(entries.sorted(using: byWho).map(\.id) == [2, 1])
    }

    @Test func propertiesOfAnyKindAreRead() {
        final class Node: Sendable {
            let weight: Int
            init(_ weight: Int) { self.weight = weight }
            var half: Double { Double(weight) / 2 }
        }
        let nodes = [3, 1, 2].map(Node.init)
        #expect(nodes.sorted(using: Ordering<Node>(\.weight)).map(\.weight) == [1, 2, 3])
        #expect(nodes.sorted(using: Ordering<Node>(\.half)).map(\.weight) == [1, 2, 3])
        #expect(people.sorted(using: Ordering<Person>(\.lastName.count).then(\.firstName)).first == people[4])
        #expect([0.5, .nan, -1, .infinity].sorted(using: Ordering<Double>(\.self)).map(\.description) == ["-1.0", "0.5", "inf", "nan"])
    }

    @Test func equalityFollowsTheConstruction() {
        typealias Order = Ordering<Person>
        #expect(Order(\.lastName, .caseInsensitive) == Order(\.lastName, .caseInsensitive))
        #expect(Order(\.lastName, .caseInsensitive) != Order(\.lastName, .exact))
        #expect(Order(\.lastName) != Order(\.firstName))
        #expect(Order(\.lastName).then(\.age) == Order(\.lastName).then(\.age))
        #expect(Order(\.lastName).then(\.age) != Order(\.age).then(\.lastName))
        #expect(Order(\.rating) != Order(\.rating, missing: .first))
        #expect(Order(\.age, order: .reverse) == Order(\.age).reversed)
        let closure = Order { _, _ in .orderedSame }
        let copy = closure
        #expect(copy == closure && closure != Order { _, _ in .orderedSame })
        #expect(Set([Order(\.age), Order(\.age), closure, copy]).count == 2)
    }
}
