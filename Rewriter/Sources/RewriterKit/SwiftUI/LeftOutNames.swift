/// The names of declarations that a module leaves out because they need SwiftUI.
///
/// A module that imports it leaves out what needs them, too.
struct LeftOutNames: Codable, Equatable, Sendable {
    /// The paths of types, such as `Outer.Inner`.
    var types: Set<String> = []
    /// The paths of the classes among the types. A subclass cannot do without its superclass.
    var classes: Set<String> = []
    /// The names of functions and properties by the path of their type; by the empty path at the top level.
    var members: [String: Set<String>] = [:]

    var isEmpty: Bool { types.isEmpty && members.isEmpty }

    /// The names that source files mention to use them.
    var words: Set<String> {
        Set(types.map { $0.split(separator: ".").last.map(String.init) ?? $0 }).union(members[""] ?? [])
            .union(members.keys.compactMap { $0.split(separator: ".").last.map(String.init) })
    }

    /// Adds all names to a hash.
    func hash(into hash: inout ContentHash) {
        var lists = [types, classes]
        for (type, names) in members.sorted(by: { $0.key < $1.key }) { lists += [[type], names] }
        for list in lists {
            // Without the count, a name could move from one list to the next one without a change of the hash.
            hash.combine("\(list.count)")
            for name in list.sorted() { hash.combine(name) }
        }
    }

    mutating func formUnion(_ other: Self) {
        types.formUnion(other.types)
        classes.formUnion(other.classes)
        members.merge(other.members) { $0.union($1) }
    }

    /// Removes the names that a module declares itself at its top level.
    mutating func subtract(declared names: Set<String>) {
        func isDeclared(_ path: String) -> Bool { names.contains(String(path.prefix { $0 != "." })) }
        types = types.filter { !isDeclared($0) }
        classes = classes.filter { !isDeclared($0) }
        members[""]?.subtract(names)
        members = members.filter { !$0.value.isEmpty }
    }
}
