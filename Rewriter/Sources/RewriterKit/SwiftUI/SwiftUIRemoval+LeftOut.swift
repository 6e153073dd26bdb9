extension SwiftUIRemoval {
    /// The names of the declarations that are left out, for the modules that import this one.
    var leftOutNames: LeftOutFolder.Module {
        var names = LeftOutFolder.Module()
        for file in files { collect(file.units, in: "", &names) }
        return names
    }

    /// Collects the names of declarations in the type with a path.
    ///
    /// - Parameter access: The access of declarations without a modifier.
    private func collect(_ units: [DeclarationUnit], in path: String, access: String = "", _ names: inout LeftOutFolder.Module) {
        for unit in units where unit.access != "private" && unit.access != "fileprivate" {
            let own = Scope.path(path, unit)
            guard unit.isOut else {
                // The modifier of an extension is that of its members.
                let inner = unit.kind == .extensionOfType ? unit.access : ""
                if unit.isScope { collect(unit.members, in: own, access: inner, &names) }
                continue
            }
            let isPublic = ["public", "open"].contains(unit.access.isEmpty ? access : unit.access)
            if isPublic { add(unit, path, own, &names.public) } else { add(unit, path, own, &names.internal) }
        }
    }

    private func add(_ unit: DeclarationUnit, _ path: String, _ own: String, _ names: inout LeftOutNames) {
        switch unit.kind {
        case .function, .storedProperty, .computedProperty:
            let kept = members[path].map { Set(unit.names).intersection($0) } ?? []
            if !kept.isEmpty { names.members[path, default: []].formUnion(kept) }
        case _ where unit.isType:
            names.types.insert(own)
            if unit.kind == .classType { names.classes.insert(own) }
        default: break
        }
    }
}
