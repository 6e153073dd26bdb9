/// Sees to it that ids differ: those that nobody gave, and those that were given twice.
struct ListNames {
    /// Two things with one id.
    struct Duplicate: Hashable {
        let id: AnyHashable
        let first, second: Site
    }

    /// The id of what has none: its place in the source, and how many of that place come before it.
    private struct Unnamed: Hashable {
        let site: Site
        let number: Int
    }

    /// The id of what has the same as another.
    private struct Copy: Hashable {
        let id: AnyHashable
        let number: Int
    }

    private(set) var duplicates: [Duplicate] = []

    /// Ids that differ, for things in order. The first of several with one id keeps it.
    mutating func names(for things: [(id: AnyHashable?, site: Site)]) -> [AnyHashable] {
        var seen: [AnyHashable: Site] = [:]
        seen.reserveCapacity(things.count)
        var unnamed: [Site: Int] = [:]
        return things.map { thing in
            guard let id = thing.id else {
                let number = unnamed[thing.site, default: 0]
                unnamed[thing.site] = number + 1
                return AnyHashable(Unnamed(site: thing.site, number: number))
            }
            guard let first = seen[id] else {
                seen[id] = thing.site
                return id
            }
            duplicates.append(Duplicate(id: id, first: first, second: thing.site))
            var number = 2
            while seen[AnyHashable(Copy(id: id, number: number))] != nil { number += 1 }
            let copy = AnyHashable(Copy(id: id, number: number))
            seen[copy] = thing.site
            return copy
        }
    }
}
