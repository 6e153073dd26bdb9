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
    /// The full names of all methods.
    private let methodNames: Set<String>
    /// The full names of the optional methods of the module's protocols.
    let optionalMethods: Set<String>
    /// The full names of all methods of protocols in the module, and of extensions of types that may be protocols.
    let protocolMethods: Set<String>
    /// The names of the members that have a name in `@objc(name)`.
    private let namedMembers: Set<String>
    /// The full names of the methods that protocols of the module require.
    let requiredMethods: Set<String>
    /// The names of the methods and properties that are read and not called, as in `delegate?.method != nil`.
    let usedRequirements: Set<String>
    /// The names of the methods in `#selector(SomeDelegate.method)`.
    let selectedRequirements: Set<String>
    /// The names of selectors in literals that no class denotes whose members are found by their names.
    let selectorNames: Set<String>
    /// Whether a type of the module is called `Selector`, as the type of selectors is.
    let hidesSelector: Bool
    /// The generic superclasses of classes that are not generic.
    private(set) var genericSuperclasses: [String: [String]] = [:]

    private let module: String

    init(_ files: [FileSummary], module: String) {
        self.module = module
        let aliases = files.reduce(into: [:]) { $0.merge($1.aliases) { one, _ in one } }
        self.aliases = aliases
        var entries: [String: [Entry]] = [:]
        for (file, summary) in files.enumerated() {
            for part in summary.types {
                let path = Self.unqualified(part.path, module)
                entries[aliases[path] ?? path, default: []].append(Entry(file: file, part: part))
            }
        }
        self.entries = entries
        members = entries.mapValues { list in
            var result: [String: [Found]] = [:]
            for entry in list {
                for member in entry.part.members { result[member.name, default: []].append(Found(member: member, entry: entry)) }
            }
            return result
        }
        let all = files.flatMap(\.types).flatMap(\.members)
        methodNames = Set(all.filter(\.isMethod).map(\.fullName))
            .union(all.filter { $0.parameters.first?.type.contains("KeyPath") == true }.map(\.name))
        optionalMethods = Set(all.filter { $0.isMethod && $0.markers.contains(.optional) }.map(\.fullName))
        protocolMethods = Set(
            entries.filter { path, list in
                list.contains { $0.part.kind == .protocolType }
                    || (FrameworkClasses.superclasses[path] == nil && list.allSatisfy { $0.part.isExtension })
            }.values.joined().flatMap(\.part.members).filter(\.isMethod).map(\.fullName))
        namedMembers = Set(all.filter { $0.objcName != nil }.map(\.name))
        usedRequirements = Set(files.flatMap(\.optionalUses).map(\.name))
        let delegateSelectors = files.flatMap(\.selectors).filter { $0.base.map(ClassTableWriter.isDelegateName) ?? false }
        selectedRequirements = Set(delegateSelectors.map(\.name))
        let found = files.flatMap(\.types).filter(\.isReachable).flatMap(\.members).filter {
            !$0.markers.isDisjoint(with: [.objc, .action])
        }
        selectorNames = Set(files.flatMap(\.selectorNames)).subtracting(found.map(\.selector))
        requiredMethods = Set(
            files.flatMap(\.types).filter { $0.kind == .protocolType }.flatMap(\.members)
                .filter { $0.isMethod && !$0.markers.contains(.optional) }.map(\.fullName))
        hidesSelector = entries.contains { path, list in
            path.split(separator: ".").last == "Selector" && list.contains { !$0.part.isExtension }
        }
        guard entries.values.contains(where: { $0.contains { $0.part.isNameable && !$0.part.isReachable } }) else { return }
        for path in entries.keys {
            let superclasses = Self.genericSuperclasses(self, path)
            if !superclasses.isEmpty { genericSuperclasses[path] = superclasses }
        }
    }

    /// Whether a type of the module has a method with a full name such as `select(_:)`.
    ///
    /// A name without labels, such as `observe`, denotes a method whose first argument is a key path.
    func declares(_ fullName: String) -> Bool { methodNames.contains(fullName) }

    /// The paths of all types, sorted.
    var paths: [String] { entries.keys.sorted() }

    func parts(of path: String) -> [Entry] { entries[path] ?? entries[Self.unqualified(path, module)] ?? [] }

    /// Returns the path of a type without the name of this module or of UIKit.
    private static func unqualified(_ path: String, _ module: String) -> String {
        for name in ["UIKit", module] where path.hasPrefix(name + ".") { return String(path.dropFirst(name.count + 1)) }
        return path
    }

    /// Returns the declaration of a type; `nil` for a type of another module.
    func declaration(of path: String) -> Entry? {
        let parts = parts(of: path).filter { !$0.part.isExtension }
        return parts.first { !$0.part.isLocal } ?? parts.first
    }

    /// Returns the path of a type that code inside another type names. A type of another module keeps its name.
    func resolve(_ name: String, in context: String?) -> String {
        let full = name.prefix { $0 != "<" }.description
        let name = entries[full] == nil ? Self.unqualified(full, module) : full
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
    ///   - types: the types of the arguments; `nil` for any.
    func member(_ name: String, _ labels: [String]?, types: [String]? = nil, isMethod: Bool, in path: String) -> Found? {
        for ancestor in ancestors(of: path) {
            let found = members[ancestor]?[name]?.filter { found in
                found.member.isMethod == isMethod && (types.map { $0.count == found.member.parameters.count } ?? true)
                    && (labels.map { $0 == found.member.parameters.map { $0.label ?? "_" } } ?? true)
            }
            guard let first = found?.first else { continue }
            if let exact = found?.first(where: { $0.member.parameters.map(\.type) == types }) { return exact }
            return found?.first { !$0.member.markers.contains(.isStatic) } ?? first
        }
        return nil
    }

    /// Returns the end of the name of a generic class's table; `nil` if the table cannot be written.
    ///
    /// Nibs contain objects of classes that are not generic. A subclass of a generic class that is not generic inherits
    /// the function with the table, and registers it.
    func tableSuffix(_ path: String) -> String? {
        guard let part = declaration(of: path)?.part, part.kind == .classType, part.isNameable, !part.isReachable, part.access != "open",
            !concreteSubclasses(of: path).isEmpty
        else { return nil }
        return String(ContentHash.of(path).prefix(8))
    }

    /// Returns the nearest subclasses of a generic class that are not generic.
    func concreteSubclasses(of path: String) -> [String] {
        genericSuperclasses.filter { $0.value.contains(path) }.keys.sorted()
    }

    /// Returns the generic superclasses of a class, up to the first that is not generic.
    private static func genericSuperclasses(_ index: ModuleIndex, _ path: String) -> [String] {
        guard index.declaration(of: path)?.part.isReachable == true else { return [] }
        return Array(index.ancestors(of: path).dropFirst().prefix { index.declaration(of: $0)?.part.isReachable == false })
    }

    /// Returns the protocols that a class and its superclasses adopt, with those that they inherit from.
    func protocols(of path: String) -> [String] {
        var result: [String] = []
        var pending = ancestors(of: path).flatMap(inherited)
        while let name = pending.popLast() {
            if result.contains(name) || declaration(of: name)?.part.kind == .classType { continue }
            result.append(name)
            pending += inherited(name)
        }
        return result
    }

    /// Returns the resolved names after the colon, in all parts of a type.
    func inherited(_ path: String) -> [String] {
        parts(of: path).flatMap(\.part.inherited).flatMap { $0.split(separator: "&") }.map {
            resolve(String($0).trimmingSpaces, in: parent(of: path))
        }
    }

    /// Returns the Objective-C name of a method or a property's getter. Overrides and implementations of requirements
    /// have the name of the declaration that they override or implement.
    func selector(of member: Member, in path: String) -> String {
        guard member.objcName == nil, namedMembers.contains(member.name) else { return member.selector }
        for type in ancestors(of: path) + protocols(of: path) {
            let named = members[type]?[member.name]?.first { other in
                other.member.objcName != nil && other.member.isMethod == member.isMethod && other.member.fullName == member.fullName
                    && other.member.parameters.map(\.type) == member.parameters.map(\.type)
            }
            if let named { return named.member.selector }
        }
        return member.selector
    }

    /// Returns the number of types that methods of a class and its superclasses with a full name have, such as
    /// `select(_:)`.
    func overloads(of member: Member, in path: String) -> Int {
        let all = ancestors(of: resolve(path, in: nil)).flatMap { members[$0]?[member.name] ?? [] }
        return Set(
            all.filter { $0.member.isMethod && $0.member.fullName == member.fullName }
                .map { ($0.member.parameters.map(\.type) + [$0.member.type ?? ""]).joined(separator: ",") }
        ).count
    }

    /// Returns whether the class or a superclass in this module has the attribute `@objcMembers`.
    func hasObjCMembers(_ path: String) -> Bool {
        ancestors(of: path).contains { declaration(of: $0)?.part.hasObjCMembers == true }
    }
}
