/// Answers optional requirements of protocols that were visible to Objective-C.
///
/// An optional requirement becomes a requirement with a default implementation, and the question mark in
/// `object.method?()` disappears. A requirement without a result, or with an optional one, keeps its meaning: an object
/// that does not implement it does nothing, or returns `nil`. For other results, the protocol gets a second method
/// with an optional result. Its name has the same width, and calls within the module use it.
struct OptionalRequirementWriter {
    let index: ModuleIndex
    let isUserInterface: Bool
    /// The optional methods of the module by their full names.
    private let requirements: [String: Member]
    private let names: Set<String>
    /// The names of stored closures and other properties in the module.
    private let properties: Set<String>

    init(index: ModuleIndex, isUserInterface: Bool) {
        self.index = index
        self.isUserInterface = isUserInterface
        let members = index.paths.flatMap { index.parts(of: $0) }.flatMap(\.part.members)
        let optional = members.filter { $0.isMethod && $0.markers.contains(.optional) }
        requirements = Dictionary(optional.map { ($0.fullName, $0) }) { first, _ in first }
        names = Set(optional.map(\.name))
        properties = Set(members.filter { !$0.isMethod }.map(\.name))
    }

    func write(_ file: inout FileWork) {
        for part in file.summary.types where part.kind == .protocolType { writeDefaults(of: part, &file) }
        for call in file.summary.optionalCalls where isRequirement(call) { write(call, &file) }
    }

    private func write(_ call: OptionalCall, _ file: inout FileWork) {
        file.edits.append(Edit(call.mark, call.mark + 1))
        file.count("optional call")
        let fullName = call.name + "(" + call.labels.map { $0 + ":" }.joined() + ")"
        if let member = requirements[fullName] {
            guard Self.needsSecondMethod(member), isUserInterface, !call.isForced else { return }
            file.edits.append(Edit(call.nameStart, call.nameStart + call.name.utf8.count, Self.secondName(member)))
        } else if call.needsOptional {
            file.report(
                call.mark, "optional call", "an object that does not implement \(call.name) gives the default value and not nil",
                instead: "compare with the default value")
        }
    }

    /// Whether a call is one of an optional requirement and not of a stored closure.
    ///
    /// Closures have no argument labels. A call without labels counts if a protocol of the module has a requirement
    /// with the name and no property has it.
    private func isRequirement(_ call: OptionalCall) -> Bool {
        if call.labels.contains(where: { $0 != "_" }) { return true }
        return names.contains(call.name) && !properties.contains(call.name)
    }

    // MARK: - Declarations

    private static func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasPrefix("Optional<") }

    private static func needsSecondMethod(_ member: Member) -> Bool { member.type.map { !isOptional($0) } ?? false }

    /// The name of the method with an optional result: the last character becomes an underscore.
    private static func secondName(_ member: Member) -> String { member.name.dropLast() + "_" }

    private func writeDefaults(of part: TypePart, _ file: inout FileWork) {
        var text = ""
        let access = part.access == "public" || part.access == "open" ? "public " : ""
        for member in part.members where member.markers.contains(.optional) {
            let isAnswered =
                member.isMethod ? isUserInterface || !Self.needsSecondMethod(member) : member.type.map(Self.isOptional) ?? false
            guard isAnswered else {
                file.report(
                    member.nameStart, "@objc optional", "\(member.name) has no value that means none",
                    instead: "write a default implementation in an extension of \(part.path)")
                continue
            }
            let conditions = member.conditions.filter { !part.conditions.contains($0) }
            if !conditions.isEmpty { text += "\n#if " + conditions.map { "(\($0))" }.joined(separator: " && ") }
            text += "\n" + file.appendix.location(file.line(member.nameStart)) + "\n" + access + Self.defaults(member, access)
            if !conditions.isEmpty { text += "\n#endif" }
        }
        guard !text.isEmpty else { return }
        file.appendix.add("extension \(part.path) {\(text)\n}", line: file.line(part.bodyEnd), conditions: part.conditions)
    }

    private static func defaults(_ member: Member, _ access: String) -> String {
        guard member.isMethod else { return "var \(member.name): \(member.type ?? "Any?") { nil }" }
        let head = "func \(member.name.unquotedIfPlain)\(member.signature)"
        guard let type = member.type else { return head + " {}" }
        if isOptional(type) { return head + " { nil }" }
        let arguments = member.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }.joined(separator: ", ")
        let start = member.signature.dropLast(member.signature.hasSuffix(type) ? type.count : 0)
        return "\(head) { OptionalRequirement.missing() }\n"
            + "\(access)func \(secondName(member))\(start)(\(type))? { "
            + "OptionalRequirement.value { self.\(member.name.unquotedIfPlain)(\(arguments)) } }"
    }
}
