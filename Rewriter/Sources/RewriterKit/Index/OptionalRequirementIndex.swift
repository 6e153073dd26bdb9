/// The optional requirements of the module's protocols.
struct OptionalRequirementIndex {
    /// A requirement and the path of its protocol.
    struct Requirement {
        var path: String
        var member: Member
    }

    private let all: [Requirement]
    private let byName: [String: [Requirement]]
    /// The names of stored closures and other properties in the module, apart from requirements.
    private let properties: Set<String>
    /// The types of properties by their names.
    private let types: [String: [String]]

    init(_ index: ModuleIndex) {
        var all: [Requirement] = []
        var properties: Set<String> = []
        var types: [String: [String]] = [:]
        for path in index.paths {
            for member in index.parts(of: path).flatMap(\.part.members) {
                if member.markers.contains(.optional) {
                    all.append(Requirement(path: path, member: member))
                } else if !member.isMethod {
                    properties.insert(member.name)
                    if let type = member.type { types[member.name, default: []].append(type) }
                }
            }
        }
        self.all = all
        byName = Dictionary(grouping: all) { $0.member.name }
        self.properties = properties
        self.types = types
    }

    /// Whether the name of an object is usually one of a delegate, whose methods may be optional.
    static func isDelegate(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix("delegate") || name.hasSuffix("datasource")
    }

    /// Returns the requirement that a call names; `nil` for a requirement of another module.
    func method(_ call: OptionalCall) -> Requirement? {
        byName[call.name]?.first { requirement in
            let labels = requirement.member.parameters.map { $0.label ?? "_" }
            return requirement.member.isMethod && labels.count == call.labels.count + call.trailingCount && labels.starts(with: call.labels)
        }
    }

    /// Returns the requirements that a member implements.
    func requirements(_ member: Member) -> [Requirement] {
        byName[member.name]?.filter { $0.member.isMethod == member.isMethod && $0.member.fullName == member.fullName } ?? []
    }

    /// Whether a call is one of an optional requirement and not of a stored closure.
    ///
    /// Closures have no argument labels. A call without labels counts if no property of the module has the name. Also,
    /// a protocol of the module must have such a requirement, or the object must be called a delegate.
    func isRequirement(_ call: OptionalCall) -> Bool {
        if call.labels.contains(where: { $0 != "_" }) { return true }
        guard !properties.contains(call.name) else { return false }
        return byName[call.name]?.contains { $0.member.isMethod } == true || Self.isDelegate(call.receiver)
    }

    /// Returns the methods that a use without a call can name.
    func methods(_ use: OptionalUse) -> [Requirement] {
        guard use.labels != nil || !properties.contains(use.name) else { return [] }
        return byName[use.name]?.filter { requirement in
            requirement.member.isMethod && (use.labels.map { $0 == requirement.member.parameters.map { $0.label ?? "_" } } ?? true)
        } ?? []
    }

    /// Whether a property is an optional requirement with an optional type.
    func isOptionalProperty(_ mark: FileSummary.SecondMark) -> Bool {
        guard byName[mark.name]?.contains(where: { !$0.member.isMethod && $0.member.hasOptionalType }) == true else { return false }
        return Self.isDelegate(mark.receiver) || !properties.contains(mark.name)
    }

    /// Returns the property that a use names, if its type is not optional, and whether the object has the protocol's
    /// type.
    func property(_ use: OptionalUse) -> (requirement: Requirement, isCertain: Bool)? {
        guard use.labels == nil, let found = byName[use.name]?.first(where: { !$0.member.isMethod && $0.member.hasValueType }) else {
            return nil
        }
        let name = found.path.split(separator: ".").last.map(String.init) ?? found.path
        let isTyped =
            types[use.receiver]?.contains { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name } } == true
        if isTyped || Self.isDelegate(use.receiver) { return (found, true) }
        return properties.contains(use.name) ? nil : (found, false)
    }

    /// The name of the property that contains a method as an optional closure. It is not longer than the method's name
    /// with labels.
    func closureName(_ member: Member) -> String {
        let isOnly = Set(byName[member.name]?.map(\.member.fullName) ?? []).count == 1
        return "_" + member.name.dropFirst() + (isOnly ? "" : "_" + ContentHash.of(member.fullName).prefix(3))
    }
}

extension Member {
    /// Whether the type of a property or the result of a method is written as an optional type.
    var hasOptionalType: Bool { type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false }

    /// Whether there is a type, and it is not optional.
    var hasValueType: Bool { type != nil && !hasOptionalType }

    /// The name of the method or property with an optional result: the last character becomes an underscore.
    var optionalName: String { name.dropLast() + "_" }
}
