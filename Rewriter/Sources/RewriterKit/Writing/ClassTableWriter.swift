/// Writes the tables of the members that are looked up by name at run time.
///
/// The table of a file is a function in an extension of each class, so that it can name private members. A variable in
/// the section of initializers registers the functions when the program is loaded, as the Objective-C runtime
/// registers classes.
struct ClassTableWriter {
    let index: ModuleIndex
    /// The name of the type of selectors, which the module may use for a type of its own.
    private let selectorType: String
    /// The protocols of the module that have optional requirements.
    private let optionalProtocols: Set<String>

    init(index: ModuleIndex) {
        self.index = index
        selectorType = index.hidesSelector ? "UIKit.Selector" : "Selector"
        optionalProtocols = Set(
            index.paths.filter { path in
                index.parts(of: path).contains { $0.part.members.contains { $0.markers.contains(.optional) } }
            })
    }

    /// Whether the name is one of a protocol whose methods are usually optional.
    ///
    /// Objects are asked by `responds(to:)` for such methods, so that the tables list them.
    static func isDelegateName(_ name: String) -> Bool { name.hasSuffix("Delegate") || name.hasSuffix("DataSource") }

    func write(_ file: inout RewrittenFile) {
        var functions: [(call: String, conditions: [String])] = []
        // Uses of deprecated members in deprecated code give no warnings.
        var attribute = ""
        for part in file.summary.types {
            if let name = part.objcName, part.kind == .classType {
                if part.isReachable {
                    functions.append(("ClassTables.register(\(part.path).self, as: \"\(name)\")", part.conditions))
                } else {
                    file.report(
                        part.objcNameStart, "@objc(\(name))",
                        "the class cannot be found by its name: it is generic, local or private in another type",
                        instead: "move the class out of the type or function around it")
                }
            }
            let rows = rows(of: part, &file)
            guard !rows.isEmpty else { continue }
            let suffix = index.tableSuffix(part.path)
            let name = "_table" + (suffix.map { "_" + $0 } ?? "\(file.nextNumber())")
            let access = suffix == nil || ["private", "fileprivate"].contains(part.access) ? "fileprivate " : ""
            if part.members.contains(where: { $0.markers.contains(.isDeprecated) }) { attribute = "@available(*, deprecated) " }
            // A private type can be named in extensions of the type around it.
            let extended = part.host ?? part.path
            var text = "extension \(extended) { \(attribute)@MainActor \(access)static func \(name)(_ table: inout ClassTable) {"
            for row in rows {
                let conditions = row.conditions.filter { !part.conditions.contains($0) }
                if !conditions.isEmpty { text += "\n#if " + conditions.map { "(\($0))" }.joined(separator: " && ") }
                text += "\n" + file.appendix.location(row.line) + "\n" + row.text
                if !conditions.isEmpty { text += "\n#endif" }
            }
            text += "\n} }"
            file.appendix.add(text, line: rows[0].line, conditions: part.conditions)
            if suffix == nil { functions.append(("ClassTables.register { \(extended).\(name)(&$0) }", part.conditions)) }
        }
        functions += inheritedTables(file.summary.types)
        register(functions, attribute, &file)
    }

    /// Returns calls of the tables that classes inherit from generic classes.
    private func inheritedTables(_ parts: [TypePart]) -> [(call: String, conditions: [String])] {
        parts.filter { !$0.isExtension }.flatMap { part in
            (index.genericSuperclasses[part.path] ?? []).filter(hasTable).compactMap { path in
                index.tableSuffix(path).map { ("ClassTables.register { \(part.path)._table_\($0)(&$0) }", part.conditions) }
            }
        }
    }

    /// Whether the declaration of a generic class has members for a table.
    private func hasTable(_ path: String) -> Bool {
        guard let part = index.declaration(of: path)?.part else { return false }
        return part.members.contains { row($0, part.path, isExposed(part)) != nil }
    }

    private struct Row {
        var text: String
        var line: Int
        var conditions: [String]
    }

    private func register(_ functions: [(call: String, conditions: [String])], _ attribute: String, _ file: inout RewrittenFile) {
        guard !functions.isEmpty else { return }
        var text = "\(attribute)fileprivate enum _Registration\(file.nextNumber()) {\n"
        text += "@section(\".init_array\") @used static let entry: @convention(c) @Sendable () -> Void = {\n"
        for function in functions {
            let condition = function.conditions.map { "(\($0))" }.joined(separator: " && ")
            if !condition.isEmpty { text += "#if \(condition)\n" }
            text += function.call + "\n"
            if !condition.isEmpty { text += "#endif\n" }
        }
        file.appendix.add(text + "}\n}", line: file.source.lineCount)
    }

    private func rows(of part: TypePart, _ file: inout RewrittenFile) -> [Row] {
        guard isClass(part) else { return [] }
        let isExposed = isExposed(part)
        var result: [Row] = []
        for member in part.members {
            if member.markers.contains(.segueAction), Self.segueArguments(member) == nil {
                file.report(
                    member.nameStart, "@IBSegueAction", "the parameters of \(member.name) are not a coder, a sender and an identifier",
                    instead: "declare the parameters as (NSCoder, Any?, String?), or the first of these")
            }
            guard let text = row(member, part.path, isExposed) else { continue }
            let isVisible = part.host != nil && !member.markers.contains(.isPrivate)
            guard isVisible || isReachable(part) || (!part.isExtension && index.tableSuffix(part.path) != nil) else {
                report(member, part, &file)
                continue
            }
            result.append(Row(text: text, line: file.line(member.nameStart), conditions: member.conditions))
        }
        return result
    }

    /// Whether all members of a part are found by name: those of classes that are visible to Objective-C, and those of
    /// delegates.
    private func isExposed(_ part: TypePart) -> Bool {
        if part.hasObjCMembers || (part.kind == .classType || part.isExtension) && index.hasObjCMembers(part.path) { return true }
        let path = index.resolve(part.path, in: nil)
        let protocols = index.protocols(of: path) + (index.parts(of: path).isEmpty ? part.inherited : [])
        return protocols.contains { Self.isDelegateName($0) || optionalProtocols.contains($0) }
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
    private func report(_ member: Member, _ part: TypePart, _ file: inout RewrittenFile) {
        guard member.markers.contains(.action) || member.markers.contains(.inspectable) || member.markers.contains(.segueAction) else {
            guard member.isMethod else { return }
            if index.selectorNames.contains(index.selector(of: member, in: part.path)) {
                return file.report(
                    member.nameStart, "Selector", "a selector that is made from the name does not find this method: its class has no name",
                    instead: "use #selector, or move the class out of the type or function around it")
            }
            guard index.usedRequirements.contains(member.name) || index.selectedRequirements.contains(member.name) else { return }
            return file.report(
                member.nameStart, "optional method",
                "a question whether \(member.name) is implemented does not find this method: its class has no name",
                instead: "move the class out of the type or function around it")
        }
        let marker =
            member.markers.contains(.action) ? "@IBAction" : member.markers.contains(.inspectable) ? "@IBInspectable" : "@IBSegueAction"
        file.report(
            member.nameStart, marker, "nibs cannot find \(member.name): its class is generic, local or private in another type",
            instead: "move the class out of the type or function around it")
    }

    private func row(_ member: Member, _ type: String, _ isExposed: Bool) -> String? {
        guard !member.markers.contains(.isStatic), !member.markers.contains(.isUnavailable), !member.markers.contains(.nonobjc) else {
            return nil
        }
        return member.isMethod ? methodRow(member, type, isExposed) : propertyRow(member, type)
    }

    private func propertyRow(_ member: Member, _ type: String) -> String? {
        let isOutlet = member.markers.contains(.outlet)
        guard isOutlet || member.markers.contains(.inspectable), member.isSettable else { return nil }
        let name = member.objcName ?? member.name
        return "table.add(\(type).self, \"\(name)\", \\\(type).\(member.name.unquotedIfPlain), isOutlet: \(isOutlet))"
    }

    private func isExtensionOfOtherModule(_ type: String) -> Bool { index.declaration(of: type) == nil }

    private func segueRow(_ member: Member, _ type: String) -> String? {
        guard let arguments = Self.segueArguments(member) else { return nil }
        let unused = ["_ = ($2, $3); ", "_ = $3; ", ""][arguments.count - 1]
        let name = "\(member.name.unquotedIfPlain)(\(arguments.joined(separator: ", ")))"
        return "table.add(\(type).self, segue: \"\(index.selector(of: member, in: type))\") { \(unused)return $0.\(name) }"
    }

    /// Returns the arguments of a segue action: the coder, the sender and the identifier; `nil` for other parameters.
    static func segueArguments(_ member: Member) -> [String]? {
        let types = member.parameters.map(\.type)
        guard let coder = types.first, coder == "NSCoder" || coder == "Foundation.NSCoder", types.count < 4 else { return nil }
        var arguments = ["$1"]
        if types.count > 1 {
            guard types[1].hasSuffix("?") else { return nil }
            arguments.append(types[1] == "Any?" ? "$2" : "$2 as? \(types[1].dropLast())")
        }
        if types.count > 2 {
            guard types[2] == "String?" else { return nil }
            arguments.append("$3")
        }
        return zip(arguments, member.parameters).map { value, parameter in (parameter.label.map { "\($0): " } ?? "") + value }
    }

    private func methodRow(_ member: Member, _ type: String, _ isExposed: Bool) -> String? {
        let types = member.parameters.map(\.type)
        if member.markers.contains(.segueAction) { return segueRow(member, type) }
        let isMarked = member.markers.contains(.objc) || member.markers.contains(.action)
        guard isMarked || (isExposed && !member.markers.contains(.isPrivate)) else { return nil }
        guard !member.isGeneric, member.effects.isEmpty, types.count <= 3, !member.parameters.contains(where: \.isVariadic) else {
            return nil
        }
        guard !types.contains(where: { $0.contains("->") || $0.hasPrefix("inout ") || $0.hasPrefix("some ") }) else { return nil }
        let selector = index.selector(of: member, in: type)
        if index.protocolMethods.contains(member.fullName), !isExtensionOfOtherModule(type) {
            // The name alone could also denote the default implementation of a protocol.
            let parameters = member.parameters.enumerated().map { "_\($0): \($1.type)" }.joined(separator: ", ")
            let values = member.parameters.enumerated().map { number, parameter in (parameter.label.map { "\($0): " } ?? "") + "_\(number)"
            }
            let call = "target.\(member.name.unquotedIfPlain)(\(values.joined(separator: ", ")))"
            let body = parameters.isEmpty ? call : "(\(parameters)) in \(call)"
            return "table.add(\(type).self, \(selectorType)(\"\(selector)\", { (target: \(type)) in { \(body) } }))"
        }
        var reference = "\(type).\(member.reference)"
        if index.overloads(of: member, in: type) > 1 {
            let parameters = types.map { $0.hasSuffix("!") ? $0.dropLast() + "?" : $0 }.joined(separator: ", ")
            reference += " as (\(type)) -> (\(parameters)) -> \(member.type ?? "Void")"
        }
        return "table.add(\(type).self, \(selectorType)(named: \"\(selector)\", \(reference)))"
    }
}
