// Verbs for collections, concurrent work, and composed orders.

import Caret
import Foundation

// snippet.people
struct Person: Sendable {
    var firstName: String
    var lastName: String
    var rating: Int?

    static let byName = Ordering<Person>(\.lastName, .caseInsensitive).then(\.firstName, .caseInsensitive)
}
// snippet.hide

let people = [
    Person(firstName: "Zoe", lastName: "smith", rating: 2), Person(firstName: "adam", lastName: "Smith"),
    Person(firstName: "Bob", lastName: "Jones", rating: 5),
]

// snippet.verbs
let rated = people.select { $0.rating != nil }
let unrated = people.reject { $0.rating != nil }
let ratings = people.compact(\.rating)
let first = people.match { $0.lastName == "Smith" }
print(people.any { $0.rating == 5 }, people.all { $0.rating != nil }, people.none { $0.firstName.isEmpty })

var stock = ["apples": 3, "pears": 0]
stock.rejectInPlace { _, count in count == 0 }
stock.mapInPlace { _, count in count * 2 }
// snippet.hide

// snippet.orders
let byName = people.sorted(using: Person.byName)
let fromTheEnd = people.sorted(using: Person.byName.reversed)
let bestFirst = people.sorted(using: Ordering<Person>(\.rating, order: .reverse, missing: .last).then(Person.byName))
let files = ["10.jpg", "9.jpg"].sorted(using: Ordering(.numeric))
// snippet.hide

// snippet.concurrent
let greetings = await people.concurrentMap(width: 4) { person in
    "Hello \(person.firstName)"
}
people.apply { person in
    _ = person.firstName.uppercased()
}
// snippet.hide

print(rated.count, unrated.count, ratings, first?.firstName ?? "nobody", stock, files, greetings)
print(byName.map(\.firstName), fromTheEnd.map(\.firstName), bestFirst.map(\.firstName))
