import Foundation

/// Leaves out of a module what needs SwiftUI, which does not exist here.
///
/// A declaration is left out if its header mentions SwiftUI, or a declaration that is left out. If only a body mentions
/// it, the declaration stays, and its body stops the program. Text that is left out becomes blanks, so that all other
/// code keeps its lines and columns.
final class SwiftUIRemoval {
    /// A file of the module.
    struct File {
        var bytes: [UInt8]
        var units: [DeclarationUnit] = []
        var imports: [Edit] = []
        var mentionsImport = false
        /// Whether the file imports XCTest or Swift Testing.
        var hasTests = false
    }

    /// A declaration or a body that is left out.
    struct Removed {
        var offset: Int
        var construct = "SwiftUI"
        var reason: String
        var instead: String
    }

    /// The rewritten bytes of a file, with what is left out.
    struct Result {
        var bytes: [UInt8]
        var removed: [Removed]
    }

    private let reader: DeclarationReader
    private(set) var files: [File]
    /// The paths of the types that are left out, such as `Outer.Inner`.
    private var types: Set<String> = []
    /// The names of the functions and properties that are left out, by the path of their type.
    private(set) var members: [String: Set<String>] = [:]
    /// The types of the module that have a name of SwiftUI, by the path of the type around them.
    private var hiding: [String: Set<String>] = [:]

    /// The names that imported modules leave out.
    private var imported: LeftOutNames

    private init(_ files: [[UInt8]], _ evaluator: ConditionEvaluator, _ imported: LeftOutNames) {
        reader = DeclarationReader(evaluator: evaluator)
        self.imported = imported
        self.files = files.map { bytes in
            File(
                bytes: bytes, mentionsImport: bytes.contains(word: "SwiftUI") && Self.importsSwiftUI(bytes),
                hasTests: bytes.contains(word: "import XCTest") || bytes.contains(word: "import Testing"))
        }
    }

    /// Returns the rewritten files of a module by their numbers, and the names that it leaves out.
    ///
    /// There are none if no file imports SwiftUI, and the imported modules leave nothing out.
    static func run(
        _ files: [[UInt8]], _ evaluator: ConditionEvaluator, imported: LeftOutNames = LeftOutNames()
    ) -> (results: [Int: Result], names: LeftOutFolder.Module) {
        let removal = SwiftUIRemoval(files, evaluator, imported)
        guard !imported.isEmpty || removal.files.contains(where: \.mentionsImport) else { return ([:], .init()) }
        return (removal.run(), removal.leftOutNames)
    }

    private static func importsSwiftUI(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).contains(/import\s+((class|struct|enum|protocol|func|var|typealias)\s+)?SwiftUI\b/)
    }

    private func run() -> [Int: Result] {
        for index in files.indices where files[index].mentionsImport || SwiftUINames.isDeclared(in: files[index].bytes) { read(index) }
        let words = imported.words
        for index in files.indices where files[index].units.isEmpty && words.contains(where: { files[index].bytes.contains(word: $0) }) {
            read(index)
        }
        for file in files { addHiding(file.units, in: "") }
        takeImported()
        var isChanged = true
        while isChanged {
            isChanged = false
            for index in files.indices {
                if files[index].units.isEmpty, mentionsRemoved(files[index].bytes) { read(index) }
                for unit in files[index].units where mark(unit, Scope(file: index)) { isChanged = true }
            }
            registerMembers()
        }
        var results: [Int: Result] = [:]
        for index in files.indices {
            let result = result(index)
            if result.bytes != files[index].bytes { results[index] = result }
        }
        return results
    }

    private func read(_ index: Int) { (files[index].units, files[index].imports) = reader.read(files[index].bytes) }

    // MARK: - Names of the module

    private func addHiding(_ units: [DeclarationUnit], in path: String) {
        for unit in units {
            if unit.isType { hiding[path, default: []].formUnion(unit.names) }
            if unit.isScope { addHiding(unit.members, in: Scope.path(path, unit)) }
        }
    }

    /// Adds the names that imported modules leave out, except those that this module declares itself.
    private func takeImported() {
        let functions = files.lazy.flatMap(\.units).filter { !$0.isScope }.flatMap(\.names)
        imported.subtract(declared: (hiding[""] ?? []).union(functions))
        types = imported.types
        members = imported.members
    }

    private func mentionsRemoved(_ bytes: [UInt8]) -> Bool {
        types.contains { bytes.contains(word: String($0.split(separator: ".").last ?? "")) }
            || members[""]?.contains { bytes.contains(word: $0) } == true
    }

    // MARK: - Marks

    /// The place of a declaration.
    struct Scope {
        var file: Int
        /// The path of the type around the declaration.
        var path = ""
        var localTypes: Set<String> = []

        /// Returns the path of a type in the type with another path.
        static func path(_ outer: String, _ unit: DeclarationUnit) -> String {
            let name = unit.names.first ?? ""
            return outer.isEmpty ? name : "\(outer).\(name)"
        }

        /// Returns the place with the type parameters of a declaration.
        func including(_ unit: DeclarationUnit) -> Scope {
            var scope = self
            scope.localTypes.formUnion(unit.localTypes)
            return scope
        }

        /// Returns the place of the members of a declaration.
        func inside(_ unit: DeclarationUnit) -> Scope {
            var scope = including(unit)
            scope.path = Self.path(path, unit)
            return scope
        }

        /// The paths of the types around the declaration, innermost first, and the empty path.
        var paths: [String] {
            let parts = path.split(separator: ".")
            return (0...parts.count).map { parts.dropLast($0).joined(separator: ".") }
        }
    }

    /// Marks a declaration and its members that need something that is left out. Returns whether it marked any.
    private func mark(_ unit: DeclarationUnit, _ scope: Scope) -> Bool {
        guard !unit.isOut else { return false }
        let inner = scope.inside(unit)
        var isChanged = false
        if unit.isScope {
            for member in unit.members where mark(member, inner) { isChanged = true }
        }
        guard needsRemoved(unit, scope.including(unit)) else { return isChanged }
        unit.isOut = true
        if unit.isType { types.insert(inner.path) }
        return true
    }

    private func needsRemoved(_ unit: DeclarationUnit, _ scope: Scope) -> Bool {
        let file = files[scope.file]
        // The view of such a preview is not compiled either.
        if unit.kind == .preview, file.mentionsImport, file.imports.isEmpty { return true }
        if isRemoved(unit.header, scope) { return true }
        // A test that stops the program would end the tests after it.
        let needsBody = unit.hasOpaqueResult || (unit.isTest && file.hasTests)
        if needsBody, unit.bodies.contains(where: { isRemoved($0.names, scope) }) { return true }
        switch unit.kind {
        case .protocolType, .enumType:
            return unit.members.contains { $0.isOut && ($0.kind == .enumCase || unit.kind == .protocolType) }
        case .structType:
            // Calls of the initializer with all properties would not fit any more.
            return unit.members.contains { $0.isOut && $0.kind == .storedProperty } && !unit.members.contains { $0.kind == .initializer }
        case .classType: return unit.inherited.first.map { isRemovedClass($0.names, scope) } ?? false
        default: return false
        }
    }

    /// Whether a superclass is left out. Protocols of a class are left out on their own.
    private func isRemovedClass(_ names: Set<String>, _ scope: Scope) -> Bool {
        guard isRemoved(names, scope) else { return false }
        if names.contains(where: { $0.hasSuffix("HostingController") || $0.hasSuffix("HostingView") }) { return true }
        if !names.isDisjoint(with: imported.classes) { return true }
        return files.lazy.flatMap(\.units).contains { $0.kind == .classType && $0.isOut && !names.isDisjoint(with: $0.names) }
    }

    /// Whether one of the names is SwiftUI's, or a declaration that is left out.
    func isRemoved(_ names: Set<String>, _ scope: Scope) -> Bool {
        let seesSwiftUI = !files[scope.file].imports.isEmpty
        return names.contains { name in
            let first = name.prefix { $0 != "." }
            if !scope.localTypes.contains(String(first)) {
                if seesSwiftUI, name == first, SwiftUINames.all.contains(name), !isHidden(name, scope) { return true }
                if scope.paths.contains(where: { types.contains($0.isEmpty ? name : "\($0).\(name)") }) { return true }
            }
            return isRemovedMember(name, scope)
        }
    }

    private func isHidden(_ name: String, _ scope: Scope) -> Bool { scope.paths.contains { hiding[$0]?.contains(name) == true } }

    private func isRemovedMember(_ name: String, _ scope: Scope) -> Bool {
        guard !members.isEmpty else { return false }
        if members[""]?.contains(name) == true { return true }
        var own = name
        for prefix in ["self.", "Self.", "\(scope.path)."] where name.hasPrefix(prefix) { own = String(name.dropFirst(prefix.count)) }
        return scope.paths.dropLast().contains { members[$0]?.contains(own) == true }
    }

    /// Collects the names of functions and properties all of whose declarations are left out.
    private func registerMembers() {
        var kept: [String: Set<String>] = [:]
        var removed: [String: Set<String>] = [:]
        func collect(_ units: [DeclarationUnit], in path: String) {
            for unit in units {
                if unit.isScope, !unit.isOut { collect(unit.members, in: Scope.path(path, unit)) }
                switch unit.kind {
                case .function, .storedProperty, .computedProperty:
                    if unit.isOut {
                        removed[path, default: []].formUnion(unit.names)
                    } else {
                        kept[path, default: []].formUnion(unit.names)
                    }
                default: break
                }
            }
        }
        for file in files { collect(file.units, in: "") }
        readFilesDeclaring(removed.values.reduce(into: []) { $0.formUnion($1) })
        kept = [:]
        for file in files { collect(file.units, in: "") }
        for (path, names) in kept { removed[path]?.subtract(names) }
        members = removed.filter { !$0.value.isEmpty }.merging(imported.members) { $0.union($1) }
    }

    /// Reads the files that seem to declare one of the members again, perhaps with other parameters.
    private func readFilesDeclaring(_ names: Set<String>) {
        for index in files.indices where files[index].units.isEmpty {
            let bytes = files[index].bytes
            let declares = names.contains { name in ["func ", "var ", "let "].contains { bytes.contains(word: $0 + name) } }
            if declares { read(index) }
        }
    }
}
