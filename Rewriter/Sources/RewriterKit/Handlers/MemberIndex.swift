/// The members of all types in the checked files, for names without a visible declaration.
struct MemberIndex: Sendable {
    /// The meaning of a name as a member of an instance.
    enum Member: Equatable {
        case method
        case property
        /// No checked file declares such a member of the type or its superclasses.
        case undeclared
    }

    private let types: [String: [TypeMembers]]
    /// The names of methods of classes, with the names of the classes.
    private let classesByMethod: [String: Set<String>]
    private let propertyNames: Set<String>

    init(_ types: [TypeMembers]) {
        self.types = Dictionary(grouping: types, by: \.name)
        let values = Set(types.filter { $0.kind == .value }.map(\.name))
        var classes: [String: Set<String>] = [:]
        for type in types where !values.contains(type.name) {
            for method in type.methods { classes[method, default: []].insert(type.name) }
        }
        classesByMethod = classes
        propertyNames = types.reduce(into: []) { $0.formUnion($1.properties) }
    }

    /// Returns the declarations that a name refers to in a file. A declaration in the file hides those of the same
    /// name in other files.
    private func declarations(of name: String, in file: Int) -> [TypeMembers] {
        let all = types[name] ?? []
        let own = all.filter { $0.file == file && $0.kind != .unknown }
        return all.filter { type in
            type.file == file || (!type.isPrivate && (own.isEmpty || type.kind == .unknown))
        }
    }

    /// Returns the meaning of a member of a type or of its superclasses.
    func member(_ member: String, of type: String, in file: Int) -> Member { find(member, type, file, depth: 8) }

    private func find(_ member: String, _ type: String, _ file: Int, depth: Int) -> Member {
        guard depth > 0 else { return .undeclared }
        let declarations = declarations(of: type, in: file)
        // A property may be a closure that captured nothing.
        if declarations.contains(where: { $0.properties.contains(member) }) { return .property }
        if declarations.contains(where: { $0.methods.contains(member) }) { return .method }
        for parent in Set(declarations.flatMap(\.inherited)).sorted() where parent != type {
            let result = find(member, parent, file, depth: depth - 1)
            if result != .undeclared { return result }
        }
        return .undeclared
    }

    /// Returns the class that declares a method, if exactly one class does and no type has a property of that name.
    func onlyClass(withMethod name: String) -> String? {
        guard let classes = classesByMethod[name], classes.count == 1, !propertyNames.contains(name) else { return nil }
        return classes.first
    }

    /// Returns whether instances of a type are retained instead of copied.
    func isReference(_ type: String, in file: Int) -> Bool { isReference(type, file, depth: 8) }

    private func isReference(_ type: String, _ file: Int, depth: Int) -> Bool {
        let declarations = declarations(of: type, in: file)
        if declarations.contains(where: { $0.kind == .value }) { return false }
        if declarations.contains(where: { $0.kind == .reference }) { return true }
        if type == "AnyObject" || type.hasFrameworkPrefix { return true }
        return depth > 0 && declarations.flatMap(\.inherited).contains { $0 != type && isReference($0, file, depth: depth - 1) }
    }
}

extension String {
    /// Whether the name is that of a class of Apple's frameworks, as in `UIView`.
    fileprivate var hasFrameworkPrefix: Bool {
        ["UI", "NS", "CA", "MK"].contains { hasPrefix($0) && dropFirst(2).first?.isUppercase == true } && !hasSuffix("Insets")
    }
}
