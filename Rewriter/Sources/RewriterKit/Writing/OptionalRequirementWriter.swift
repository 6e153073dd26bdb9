/// Answers optional requirements of protocols that were visible to Objective-C.
///
/// An optional requirement becomes a requirement with a default implementation, and the question mark in
/// `object.method?()` disappears. A requirement without a result, or with an optional one, keeps its meaning: an object
/// that does not implement it does nothing, or returns `nil`. For other results, the protocol gets a second method
/// with an optional result. Its name has the same width, and code within the module uses it.
struct OptionalRequirementWriter {
    let index: ModuleIndex
    let isUserInterface: Bool
    let requirements: OptionalRequirementIndex

    init(index: ModuleIndex, isUserInterface: Bool) {
        self.index = index
        self.isUserInterface = isUserInterface
        requirements = OptionalRequirementIndex(index)
    }

    func write(_ file: inout RewrittenFile) {
        let defaults = OptionalDefaults(index: index, isUserInterface: isUserInterface, requirements: requirements)
        for part in file.summary.types where part.kind == .protocolType { defaults.write(part, &file) }
        for call in file.summary.optionalCalls where requirements.isRequirement(call) { write(call, &file) }
        guard isUserInterface else { return }
        for part in file.summary.types { defaults.reportUncallable(part, &file) }
        for use in file.summary.optionalUses { write(use, &file) }
        // The property here has its own type, and no second level.
        for mark in file.summary.secondMarks where requirements.isOptionalProperty(mark) {
            file.edits.append(Edit(mark.offset, mark.offset + 1))
            file.count("optional property")
        }
    }

    private func write(_ call: OptionalCall, _ file: inout RewrittenFile) {
        file.edits.append(Edit(call.mark, call.mark + 1))
        file.count("optional call")
        if let member = requirements.method(call)?.member {
            guard member.hasValueType, isUserInterface, !call.isForced else { return }
            file.edits.append(Edit(call.nameStart, call.nameStart + call.name.utf8.count, member.optionalName))
        } else if call.isValueUsed, !call.isForced {
            file.report(
                call.mark, "optional call", "an object that does not implement \(call.name) gives the default value and not nil",
                instead: "compare with the default value")
        }
    }

    // MARK: - Uses without a call

    private func write(_ use: OptionalUse, _ file: inout RewrittenFile) {
        if let (requirement, isCertain) = requirements.property(use) {
            guard isCertain else {
                return file.report(
                    use.nameStart, "optional property", "the object may be one that does not implement \(use.name), which is then not nil",
                    instead: "declare the object's property with the type \(requirement.path)")
            }
            file.count("optional property")
            return file.edits.append(Edit(use.nameStart, use.end, requirement.member.optionalName))
        }
        let methods = requirements.methods(use)
        if let requirement = methods.first {
            guard Set(methods.map(\.member.fullName)).count == 1 else {
                return file.report(
                    use.nameStart, "optional method", "several optional methods are called \(use.name)",
                    instead: "write the name with its labels")
            }
            file.count("optional method")
            file.edits.append(Edit(use.nameStart, use.end, requirements.closureName(requirement.member)))
            return reportOtherModules(requirement, use, &file)
        }
        writeForeign(use, &file)
    }

    /// Reports a question about a protocol whose classes in other modules are not in the tables.
    private func reportOtherModules(_ requirement: OptionalRequirementIndex.Requirement, _ use: OptionalUse, _ file: inout RewrittenFile) {
        let access = index.declaration(of: requirement.path)?.part.access ?? ""
        guard access == "public", !ClassTableWriter.isDelegateName(requirement.path) else { return }
        file.report(
            use.nameStart, "optional method", "classes of other modules count as if they did not implement \(use.name)",
            instead: "end the name of \(requirement.path) with Delegate or DataSource, or ask with a method that returns a Boolean value")
    }

    /// Answers a use of a requirement that another module declares, such as one of UIKit.
    private func writeForeign(_ use: OptionalUse, _ file: inout RewrittenFile) {
        let isKnown = OptionalRequirementIndex.isDelegate(use.receiver) && DelegateMethodCheck.isDelegateMethod(use.name)
        let labels = use.labels ?? ["_"]
        let fullName = use.name + "(" + labels.map { $0 + ":" }.joined() + ")"
        guard use.labels != nil || isKnown, !index.requiredMethods.contains(fullName) else { return }
        let isPlain = use.base.allSatisfy { $0.isLetter || $0.isNumber || "_.?!".contains($0) }
        guard use.kind == .comparison, isPlain else {
            guard use.kind == .comparison || OptionalRequirementIndex.isDelegate(use.receiver) else { return }
            return file.report(
                use.nameStart, "optional method", "the method \(use.name) of an object that does not implement it is not nil",
                instead: "ask with responds(to: #selector(…))")
        }
        let name = "_has\(file.nextNumber())"
        let object = use.base.hasSuffix("?") || use.base.hasSuffix("!") ? String(use.base.dropLast()) : use.base
        file.edits.append(Edit(use.start, use.end, "\(name)(\(object))"))
        file.count("optional method")
        let selector = ObjCName.selector(use.name, labels)
        file.appendix.add(
            "nonisolated fileprivate func \(name)(_ object: Any?) -> Bool? { "
                + "object.map { OptionalRequirement.isImplemented(\"\(selector)\", by: $0 as AnyObject) } == true ? true : nil }",
            line: file.line(use.nameStart), conditions: use.conditions)
    }
}
