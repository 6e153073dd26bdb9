/// Writes the default implementations of a protocol's optional requirements.
struct OptionalDefaults {
    let index: ModuleIndex
    let isUserInterface: Bool
    let requirements: OptionalRequirementIndex

    func write(_ part: TypePart, _ file: inout RewrittenFile) {
        var text = ""
        let access = part.access == "public" || part.access == "open" ? "public " : ""
        for member in part.members where member.markers.contains(.optional) {
            guard isUserInterface || !member.hasValueType else {
                file.report(
                    member.nameStart, "@objc optional", "\(member.name) has no value that means none",
                    instead: "write a default implementation in an extension of \(part.path)")
                continue
            }
            let conditions = member.conditions.filter { !part.conditions.contains($0) }
            if !conditions.isEmpty { text += "\n#if " + conditions.map { "(\($0))" }.joined(separator: " && ") }
            text += "\n" + file.appendix.location(file.line(member.nameStart)) + "\n" + access
            text += member.isMethod ? method(member, part.path, access) : property(member, access)
            if !conditions.isEmpty { text += "\n#endif" }
        }
        guard !text.isEmpty else { return }
        file.appendix.add("extension \(part.path) {\(text)\n}", line: file.line(part.bodyEnd), conditions: part.conditions)
    }

    private func property(_ member: Member, _ access: String) -> String {
        let type = member.type ?? "Any?"
        let setter = member.isSettable ? " set {}" : ""
        guard member.hasValueType else { return "var \(member.name.unquotedIfPlain): \(type) { get { nil }\(setter) }" }
        return "var \(member.name.unquotedIfPlain): \(type) { get { OptionalRequirement.missing() }\(setter) }\n"
            + "\(access)var \(member.optionalName): (\(type))? { OptionalRequirement.value { self.\(member.name.unquotedIfPlain) } }"
    }

    private func method(_ member: Member, _ path: String, _ access: String) -> String {
        let name = member.name.unquotedIfPlain
        let calls = isUserInterface ? calls(of: member, path) : []
        func body(_ last: String?) -> String { "{ " + (calls + (last.map { [$0] } ?? [])).joined(separator: "; ") + " }" }
        var text = "func \(name)\(member.signature) "
        if member.hasValueType {
            let arguments = member.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }.joined(separator: ", ")
            let type = member.type ?? ""
            let start = member.signature.dropLast(member.signature.hasSuffix(type) ? type.count : 0)
            text += body((calls.isEmpty ? "" : "return ") + "OptionalRequirement.missing()") + "\n"
            text += "\(access)func \(member.optionalName)\(start)(\(type))? { OptionalRequirement.value { self.\(name)(\(arguments)) } }"
        } else {
            text += member.type == nil ? body(nil) : body(calls.isEmpty ? "nil" : "return nil")
        }
        guard isUserInterface, index.usedRequirements.contains(member.name), let closure = closure(member) else { return text }
        return text + "\n" + access + closure
    }

    /// Returns the calls of methods that subclasses of adopting classes declare.
    ///
    /// On iOS, an object's class is asked for the method. In Swift, the class that adopts the protocol decides which
    /// methods implement it, and a method of a subclass would never be called.
    private func calls(of member: Member, _ path: String) -> [String] {
        lateImplementations(of: member, path).filter { isCallable($0.path, $0.member, from: path) }.map { type, _ in
            let count = member.parameters.count
            let values = member.parameters.enumerated().map { number, parameter in
                (parameter.label.map { "\($0): " } ?? "") + (count == 1 ? "values" : "values.\(number)")
            }
            let call = "target.\(member.name.unquotedIfPlain)(\(values.joined(separator: ", ")))"
            let closure = "target, \(count == 0 ? "_" : "values") in \(call)"
            let arguments = member.parameters.map(\.name).joined(separator: ", ")
            return "if let object = self as? \(type) { return OptionalRequirement.call(object, (\(arguments))) { \(closure) } }"
        }
    }

    /// Whether the file of a protocol can call a method of a class.
    private func isCallable(_ type: String, _ member: Member, from path: String) -> Bool {
        guard let declaration = index.declaration(of: type), !member.parameters.contains(where: { $0.type.hasPrefix("inout ") }) else {
            return false
        }
        let isHidden = ["private", "fileprivate"].contains(declaration.part.access) || member.markers.contains(.isPrivate)
        return declaration.part.isReachable && (!isHidden || declaration.file == index.declaration(of: path)?.file)
    }

    /// Reports the methods of a class that implement an optional requirement of a superclass and are never called.
    func reportUncallable(_ part: TypePart, _ file: inout RewrittenFile) {
        guard part.isExtension || part.kind == .classType else { return }
        let path = index.resolve(part.path, in: nil)
        guard let base = index.ancestors(of: path).dropFirst().first else { return }
        for member in part.members where !member.markers.contains(.isStatic) {
            for requirement in requirements.requirements(member) where index.protocols(of: base).contains(requirement.path) {
                let isLate = lateImplementations(of: requirement.member, requirement.path).contains { $0.path == path }
                guard isLate, !member.isMethod || !isCallable(path, member, from: requirement.path) else { continue }
                let kind = member.isMethod ? "method" : "property"
                file.report(
                    member.nameStart, "\(kind) of a delegate",
                    "\(base) adopts \(requirement.path) without this \(kind), so that nothing \(member.isMethod ? "calls" : "reads") it",
                    instead: "declare the \(kind) in \(base), and override it here")
            }
        }
    }

    /// Returns the classes that declare a method of a protocol that a superclass adopts without the method.
    private func lateImplementations(of member: Member, _ path: String) -> [(path: String, member: Member)] {
        let labels = member.isMethod ? member.parameters.map { $0.label ?? "_" } : nil
        return index.paths.compactMap { type in
            let ancestors = index.ancestors(of: type).dropFirst()
            guard let base = ancestors.first, index.declaration(of: type)?.part.kind == .classType,
                index.protocols(of: base).contains(path), index.member(member.name, labels, isMethod: member.isMethod, in: base) == nil,
                let own = index.member(member.name, labels, isMethod: member.isMethod, in: type)?.member, !own.markers.contains(.isStatic)
            else { return nil }
            return (type, own)
        }
    }

    /// Returns the property that contains a method as an optional closure.
    private func closure(_ member: Member) -> String? {
        guard !member.parameters.contains(where: { $0.isVariadic || $0.type.contains("@autoclosure") }) else { return nil }
        let types = member.parameters.map { $0.type.replacing("@escaping ", with: "") }.joined(separator: ", ")
        let arguments = member.parameters.enumerated().map { number, parameter in
            (parameter.label.map { "\($0): " } ?? "") + (parameter.type.hasPrefix("inout ") ? "&" : "") + "$\(number)"
        }
        let name = member.name.unquotedIfPlain
        let mark = (member.effects.contains("throws") ? "try " : "") + (member.effects.contains("async") ? "await " : "")
        let type = "((\(types)) \(member.effects.isEmpty ? "" : member.effects + " ")-> \(member.type ?? "Void"))?"
        let call = "\(mark)self.\(name)(\(arguments.joined(separator: ", ")))"
        return "var \(requirements.closureName(member)): \(type) { "
            + "OptionalRequirement.isImplemented(\"\(member.selector)\", by: self) ? { \(call) } : nil }"
    }
}
