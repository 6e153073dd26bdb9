/// Answers optional requirements of protocols that were visible to Objective-C.
///
/// An optional requirement becomes a requirement with a default implementation. The question mark in
/// `object.method?()` disappears. A requirement without a result, or with an optional one, keeps its meaning: an object
/// that does not implement it does nothing, or returns `nil`. Other results are reported.
struct OptionalRequirementWriter {
    let index: ModuleIndex
    /// The base names of all optional requirements in the module.
    private let names: Set<String>
    /// The names of those whose result is `Void` or optional, so that no result and `nil` are the same.
    private let nilNames: Set<String>
    /// The names of stored closures and other properties in the module.
    private let properties: Set<String>

    init(index: ModuleIndex) {
        self.index = index
        var names: Set<String> = []
        var properties: Set<String> = []
        var others: Set<String> = []
        for path in index.paths {
            for entry in index.parts(of: path) {
                for member in entry.part.members {
                    if member.markers.contains(.optional), member.isMethod {
                        names.insert(member.name)
                        if let type = member.type, !type.hasSuffix("?") { others.insert(member.name) }
                    }
                    if !member.isMethod { properties.insert(member.name) }
                }
            }
        }
        self.names = names
        nilNames = names.subtracting(others)
        self.properties = properties
    }

    func write(_ file: inout FileWork) {
        for part in file.summary.types where part.kind == .protocolType { writeDefaults(of: part, &file) }
        for call in file.summary.optionalCalls where isRequirement(call) {
            file.edits.append(Edit(call.mark, call.mark + 1))
            file.count("optional call")
            guard call.needsOptional, !nilNames.contains(call.name) else { continue }
            file.report(
                call.mark, "optional call", "an object that does not implement \(call.name) gives the default value and not nil",
                instead: "ask responds(to:) first")
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

    private func writeDefaults(of part: TypePart, _ file: inout FileWork) {
        var text = ""
        for member in part.members where member.markers.contains(.optional) {
            guard let body = Self.body(member) else {
                file.report(
                    member.nameStart, "@objc optional", "the result of \(member.name) has no value that means none",
                    instead: "write a default implementation in an extension of \(part.path)")
                continue
            }
            let access = part.access == "public" || part.access == "open" ? "public " : ""
            let location = file.appendix.location(file.line(member.nameStart))
            text += "\n\(location)\n\(access)" + (member.isMethod ? "func \(member.name.unquotedIfPlain)\(member.signature) {\(body)}" : "var \(member.name): \(member.type ?? "") {\(body)}")
        }
        guard !text.isEmpty else { return }
        file.appendix.add("extension \(part.path) {\(text)\n}", line: file.line(part.bodyEnd), conditions: part.conditions)
    }

    /// Returns the body of a default implementation; `nil` if there is no value that means none.
    private static func body(_ member: Member) -> String? {
        guard let type = member.type else { return member.isMethod ? "" : nil }
        if type.hasSuffix("?") || type.hasPrefix("Optional<") { return " nil " }
        switch type {
        case "Bool": return " false "
        case "Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval", "Int32", "NSInteger": return " 0 "
        case "String": return " \"\" "
        case "CGSize", "CGRect", "CGPoint", "UIEdgeInsets": return " .zero "
        default: return type.hasPrefix("[") ? (type.contains(":") ? " [:] " : " [] ") : nil
        }
    }
}
