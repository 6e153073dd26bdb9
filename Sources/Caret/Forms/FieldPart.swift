/// The identity of a field among the fields that one closure describes.
///
/// Two fields may have the same id at different places in the source, or at one place in a loop.
final class FieldPart: Hashable {
    private let id: AnyHashable
    private let site: SourceLocation
    /// The number of earlier fields with the same id and place.
    private let occurrence: Int

    init(_ id: AnyHashable, _ site: SourceLocation, occurrence: Int) {
        self.id = id
        self.site = site
        self.occurrence = occurrence
    }

    static func == (first: FieldPart, second: FieldPart) -> Bool {
        first === second || first.site == second.site && first.occurrence == second.occurrence && first.id == second.id
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(occurrence)
    }
}

/// The identities of things that a closure describes in order: the id, the place, and the number of earlier ones.
struct FieldOccurrences {
    private struct Place: Hashable {
        let id: AnyHashable?
        let site: SourceLocation
    }

    private var counts: [Place: Int] = [:]

    /// Returns the number of earlier calls with the same id and place.
    mutating func next(_ id: AnyHashable?, _ site: SourceLocation) -> Int {
        let place = Place(id: id, site: site)
        defer { counts[place, default: 0] += 1 }
        return counts[place, default: 0]
    }
}
