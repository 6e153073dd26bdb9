/// What is known by an id, or by its place in the source: a section of a list, or a row.
@MainActor protocol NamedInList {
    var id: AnyHashable? { get }
    var site: Site { get }
}

extension Section: NamedInList {}
extension Row: NamedInList {}

/// The numbers of things in a list, by ids that differ: also those that nobody gave, and those that were given twice.
///
/// Each thing is looked up once. Most are where they were, and lists are long.
@MainActor struct NamedKeys {
    /// Two things with one id.
    struct Duplicate: Hashable {
        let id: AnyHashable
        let first, second: Site
    }

    /// Things in order, by number.
    struct Reading {
        /// 0 for what is new.
        var keys: [Int] = []
        /// The places of what is new, with its ids.
        var new: [(place: Int, id: AnyHashable)] = []
        /// The ids of what has none of its own, or another's, by place.
        var names: [Int: AnyHashable] = [:]
        var duplicates: [Duplicate] = []
    }

    private struct Entry {
        var key: Int
        var place: Int
        var round: Int
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

    private var entries: [AnyHashable: Entry] = [:]
    private var round = 0

    /// Reads what there is now. What is new has to be given a number then, and what is gone to be dropped.
    mutating func read(_ things: [some NamedInList]) -> Reading {
        round += 1
        var result = Reading()
        result.keys.reserveCapacity(things.count)
        entries.reserveCapacity(things.count)
        var unnamed: [Site: Int] = [:]
        for place in things.indices {
            if let id = things[place].id {
                if !take(id, place, &result) { takeCopy(of: id, place, things, &result) }
            } else {
                let site = things[place].site
                let id = AnyHashable(Unnamed(site: site, number: unnamed[site, default: 0]))
                unnamed[site, default: 0] += 1
                result.names[place] = id
                _ = take(id, place, &result)
            }
        }
        return result
    }

    /// Returns `false` where the id belongs to another thing of this round.
    private mutating func take(_ id: AnyHashable, _ place: Int, _ result: inout Reading) -> Bool {
        guard let index = entries.index(forKey: id) else {
            entries[id] = Entry(key: 0, place: place, round: round)
            result.keys.append(0)
            result.new.append((place, id))
            return true
        }
        guard entries.values[index].round != round else { return false }
        entries.values[index].round = round
        entries.values[index].place = place
        result.keys.append(entries.values[index].key)
        return true
    }

    /// The first of several with one id keeps it.
    private mutating func takeCopy(of id: AnyHashable, _ place: Int, _ things: [some NamedInList], _ result: inout Reading) {
        let first = things[entries[id]?.place ?? place].site
        result.duplicates.append(Duplicate(id: id, first: first, second: things[place].site))
        var number = 2
        while !take(AnyHashable(Copy(id: id, number: number)), place, &result) { number += 1 }
        result.names[place] = AnyHashable(Copy(id: id, number: number))
    }

    mutating func set(_ key: Int, for id: AnyHashable) { entries[id]?.key = key }

    /// Forgets what was not there when things were read last.
    mutating func dropGone(_ count: Int) -> [(id: AnyHashable, key: Int)] {
        guard entries.count > count else { return [] }
        let gone = entries.filter { $0.value.round != round }.map { ($0.key, $0.value.key) }
        for (id, _) in gone { entries[id] = nil }
        return gone
    }

    /// All that there is.
    var all: [(id: AnyHashable, key: Int)] { entries.map { ($0.key, $0.value.key) } }
}
