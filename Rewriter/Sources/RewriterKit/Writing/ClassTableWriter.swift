/// Writes the tables of the members that are looked up by name at run time.
///
/// The table of a file is a function in an extension of each class, so that it can name private members. A variable in
/// the section of initializers registers the functions when the program is loaded, as the Objective-C runtime
/// registers classes.
struct ClassTableWriter {
    let index: ModuleIndex
    /// The protocols of the module that have optional requirements.
    private let optionalProtocols: Set<String>

    init(index: ModuleIndex) {
        self.index = index
        optionalProtocols = Set(
            index.paths.filter { path in
                index.parts(of: path).contains { $0.part.members.contains { $0.markers.contains(.optional) } }
            })
    }

    /// Whether the name is one of a protocol whose methods are usually optional.
    ///
    /// Objects are asked by `responds(to:)` for such methods, so that the tables list them.
    static func isDelegateName(_ name: String) -> Bool { name.hasSuffix("Delegate") || name.hasSuffix("DataSource") }

    func write(_ file: inout FileWork) {
        var functions: [(name: String, conditions: [String])] = []
        for part in file.summary.types {
            let rows = rows(of: part, &file)
            guard !rows.isEmpty else { continue }
            let name = "_table\(file.nextNumber())"
            var text = "extension \(part.path) { @MainActor fileprivate static func \(name)(_ table: inout ClassTable) {"
            for row in rows {
                let conditions = row.conditions.filter { !part.conditions.contains($0) }
                if !conditions.isEmpty { text += "\n#if " + conditions.map { "(\($0))" }.joined(separator: " && ") }
                text += "\n" + file.appendix.location(row.line) + "\n" + row.text
                if !conditions.isEmpty { text += "\n#endif" }
            }
            text += "\n} }"
            file.appendix.add(text, line: rows[0].line, conditions: part.conditions)
            functions.append(("\(part.path).\(name)", part.conditions))
        }
        register(functions, &file)
    }

    private struct Row {
        var text: String
        var line: Int
        var conditions: [String]
    }

    private func register(_ functions: [(name: String, conditions: [String])], _ file: inout FileWork) {
        guard !functions.isEmpty else { return }
        var text = "fileprivate enum _Registration\(file.nextNumber()) {\n"
        text += "@section(\".init_array\") @used static let entry: @convention(c) @Sendable () -> Void = {\n"
        for function in functions {
            let condition = function.conditions.map { "(\($0))" }.joined(separator: " && ")
            if !condition.isEmpty { text += "#if \(condition)\n" }
            text += "ClassTables.register { \(function.name)(&$0) }\n"
            if !condition.isEmpty { text += "#endif\n" }
        }
        file.appendix.add(text + "}\n}", line: file.source.lineCount)
    }

    private func rows(of part: TypePart, _ file: inout FileWork) -> [Row] {
        guard isClass(part) else { return [] }
        let isExposed = part.hasObjCMembers || (part.kind == .classType || part.isExtension) && index.hasObjCMembers(part.path)
        let isDelegate = part.inherited.contains { name in
            Self.isDelegateName(name) || optionalProtocols.contains(index.resolve(name, in: index.parent(of: part.path)))
        }
        var result: [Row] = []
        for member in part.members {
            guard let text = row(member, part.path, isExposed || isDelegate) else { continue }
            guard isReachable(part) else {
                report(member, part, &file)
                continue
            }
            result.append(Row(text: text, line: file.line(member.nameStart), conditions: member.conditions))
        }
        return result
    }

    /// Whether a part belongs to a class. A type of another module with such members is a class.
    private func isClass(_ part: TypePart) -> Bool {
        if let kind = part.kind { return kind == .classType }
        return index.declaration(of: part.path).map { $0.part.kind == .classType } ?? true
    }

    private func isReachable(_ part: TypePart) -> Bool {
        part.isReachable && index.declaration(of: part.path)?.part.isReachable != false
    }

    /// Reports a member that only its name finds, and whose class code at the end of the file cannot name.
    private func report(_ member: Member, _ part: TypePart, _ file: inout FileWork) {
        guard member.markers.contains(.action) || member.markers.contains(.inspectable) || member.markers.contains(.segueAction) else {
            return
        }
        let marker =
            member.markers.contains(.action) ? "@IBAction" : member.markers.contains(.inspectable) ? "@IBInspectable" : "@IBSegueAction"
        file.report(
            member.nameStart, marker, "nibs cannot find \(member.name): its class is generic, local or private in another type",
            instead: "move the class out of the type or function around it")
    }

    private func row(_ member: Member, _ type: String, _ isExposed: Bool) -> String? {
        guard !member.markers.contains(.isStatic), !member.markers.contains(.isDeprecated) else { return nil }
        return member.isMethod ? methodRow(member, type, isExposed) : propertyRow(member, type)
    }

    private func propertyRow(_ member: Member, _ type: String) -> String? {
        let isOutlet = member.markers.contains(.outlet)
        guard isOutlet || member.markers.contains(.inspectable), member.isSettable else { return nil }
        return "table.add(\(type).self, \"\(member.name)\", \\\(type).\(member.name.unquotedIfPlain), isOutlet: \(isOutlet))"
    }

    private func methodRow(_ member: Member, _ type: String, _ isExposed: Bool) -> String? {
        let types = member.parameters.map(\.type)
        if member.markers.contains(.segueAction) {
            guard types.elementsEqual(["NSCoder", "Any?", "String?"].prefix(max(types.count, 1))) else { return nil }
            let arguments = zip(["$1", "$2", "$3"], member.parameters).map { value, parameter in
                (parameter.label.map { "\($0): " } ?? "") + value
            }
            let name = "\(member.name.unquotedIfPlain)(\(arguments.joined(separator: ", ")))"
            let unused = ["_ = ($2, $3); ", "_ = $3; ", ""][types.count - 1]
            return "table.add(\(type).self, segue: \"\(member.selector)\") { \(unused)return $0.\(name) }"
        }
        let isMarked = member.markers.contains(.objc) || member.markers.contains(.action)
        guard isMarked || (isExposed && !member.markers.contains(.isPrivate)) else { return nil }
        guard !member.isGeneric, member.effects.isEmpty, types.count <= 3, !member.parameters.contains(where: \.isVariadic) else {
            return nil
        }
        guard !types.contains(where: { $0.contains("->") || $0.hasPrefix("inout ") || $0.hasPrefix("some ") }) else { return nil }
        var reference = "\(type).\(member.reference)"
        if index.overloads(of: member, in: type) > 1 {
            reference += " as (\(type)) -> (\(types.joined(separator: ", "))) -> \(member.type ?? "Void")"
        }
        return "table.add(\(type).self, Selector(named: \"\(member.selector)\", \(reference)))"
    }
}
