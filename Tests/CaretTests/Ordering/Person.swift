import Caret
import Foundation

/// A value that the tests sort.
struct Person: Hashable, Sendable, CustomStringConvertible {
    var firstName: String
    var lastName: String
    var age = 0
    var rating: Int?

    var description: String { "\(firstName) \(lastName)" }

    init(_ firstName: String, _ lastName: String, age: Int = 0, rating: Int? = nil) {
        self.firstName = firstName
        self.lastName = lastName
        self.age = age
        self.rating = rating
    }

    static let byName = Ordering<Person>(\.lastName, .caseInsensitive).then(\.firstName, .caseInsensitive)
}

/// The same numbers on every run (xorshift).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

extension ComparisonResult {
    var isBackwards: ComparisonResult {
        switch self {
        case .orderedAscending: .orderedDescending
        case .orderedSame: .orderedSame
        case .orderedDescending: .orderedAscending
        }
    }
}
