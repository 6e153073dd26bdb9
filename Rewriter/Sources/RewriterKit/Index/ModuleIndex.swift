/// The declarations of all files of a module, by the names of their types.
struct ModuleIndex {
    /// A part of a type and the file that contains it.
    struct Entry {
        var file: Int
        var part: TypePart
    }

    /// A member and the part that declares it.
    struct Found {
        var member: Member
        var entry: Entry
    }

    private let entries: [String: [Entry]]
    private let aliases: [String: String]
    /// The members of each type by name.
    private let members: [String: [String: [Found]]]

    init(_ files: [FileSummary]) {
        let aliases = files.reduce(into: [:]) { $0.merge($1.aliases) { one, _ in one } }
        self.aliases = aliases
        var entries: [String: [Entry]] = [:]
        for (file, summary) in files.enumerated() {
            for part in summary.types { entries[aliases[part.path] ?? part.path, default: []].append(Entry(file: file, part: part)) }
        }
        self.entries = entries
        members = entries.mapValues { list in
            var result: [String: [Found]] = [:]
            for entry in list {
                for member in entry.part.members { result[member.name, default: []].append(Found(member: member, entry: entry)) }
            }
            return result
        }
    }

    /// The paths of all types, sorted.
    var paths: [String] { entries.keys.sorted() }

    func parts(of path: String) -> [Entry] { entries[path] ?? [] }

    /// Returns the declaration of a type; `nil` for a type of another module.
    func declaration(of path: String) -> Entry? { parts(of: path).first { !$0.part.isExtension } }

    /// Returns the path of a type that code inside another type names. A type of another module keeps its name.
    func resolve(_ name: String, in context: String?) -> String {
        let name = name.prefix { $0 != "<" }.description
        var outer = context.map { $0.split(separator: ".").map(String.init) } ?? []
        while !outer.isEmpty {
            let path = (outer + [name]).joined(separator: ".")
            if entries[path] != nil { return path }
            outer.removeLast()
        }
        return aliases[name] ?? name
    }

    /// Returns a class and its superclasses, as far as they are known.
    func ancestors(of path: String) -> [String] {
        var result: [String] = []
        var current: String? = path
        while let name = current, !result.contains(name) {
            result.append(name)
            if let part = declaration(of: name)?.part {
                current = part.kind == .classType ? part.inherited.first.map { resolve($0, in: parent(of: name)) } : nil
            } else {
                current = FrameworkClasses.superclasses[name]
            }
        }
        return result
    }

    /// Returns the path of the type around a type.
    func parent(of path: String) -> String? {
        path.lastIndex(of: ".").map { String(path[..<$0]) }
    }

    /// Returns the member that a name denotes in a class, in the class itself or in a superclass.
    ///
    /// - Parameters:
    ///   - labels: the argument labels; `nil` if the name has none, and the first member with the name counts.
    ///   - count: the number of arguments; `nil` for any.
    func member(_ name: String, _ labels: [String]?, count: Int? = nil, isMethod: Bool, in path: String) -> Found? {
        for ancestor in ancestors(of: path) {
            let found = members[ancestor]?[name]?.first { found in
                found.member.isMethod == isMethod && (count.map { $0 == found.member.parameters.count } ?? true)
                    && (labels.map { $0 == found.member.parameters.map { $0.label ?? "_" } } ?? true)
            }
            if let found { return found }
        }
        return nil
    }

    /// Returns the number of methods of a type and its extensions that have a full name, such as `select(_:)`.
    func overloads(of member: Member, in path: String) -> Int {
        members[aliases[path] ?? path]?[member.name]?.count { $0.member.isMethod && $0.member.fullName == member.fullName } ?? 0
    }

    /// Returns whether the class or a superclass in this module has the attribute `@objcMembers`.
    func hasObjCMembers(_ path: String) -> Bool {
        ancestors(of: path).contains { declaration(of: $0)?.part.hasObjCMembers == true }
    }
}
