import Foundation

/// The public types of the project and their members, from the symbol graphs.
struct SwiftDeclarations {
    /// A member of a type.
    struct Member {
        var type: String
        /// The name with argument labels: `present(_:animated:completion:)`.
        var name: String
        var kind: String
        var isOpen: Bool
        var text: String
        /// Whether the member is a requirement of a protocol.
        var isRequirement: Bool
        /// Whether an extension of the protocol implements the requirement.
        var hasDefault: Bool

        var isInit: Bool { kind == "swift.init" }
        var isMethod: Bool { ["swift.method", "swift.type.method"].contains(kind) }
        var isProperty: Bool { ["swift.property", "swift.type.property"].contains(kind) }
        var isStatic: Bool { kind.hasPrefix("swift.type.") }
        var isConvenience: Bool { text.hasPrefix("convenience ") || text.contains(" convenience init") }
        /// Whether an initialiser can be called without arguments.
        var takesNothing: Bool {
            let parameters = text.drop { $0 != "(" }.dropFirst().split(separator: ",").filter { $0.contains(":") }
            return parameters.allSatisfy { $0.contains("=") }
        }
        var isWeak: Bool { text.hasPrefix("weak ") || text.contains(" weak var") }
        var isSettable: Bool { isProperty && !text.contains("let ") && !text.hasSuffix("{ get }") }

        /// The type of the property, or of the method's result.
        var result: String {
            let mark = isProperty ? ": " : " -> "
            guard let start = isProperty ? text.firstRange(of: mark) : Self.lastRange(of: mark, in: text) else { return "" }
            return text[start.upperBound...].prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
        }
        var isOptional: Bool { result.hasSuffix("?") }
        var isUnwrapped: Bool { result.hasSuffix("!") }

        private static func lastRange(of mark: String, in text: String) -> Range<String.Index>? {
            // Searches after the parameters, because an arrow inside them belongs to a closure.
            guard let end = text.lastIndex(of: ")") else { return nil }
            return text[end...].firstRange(of: mark)
        }
    }

    /// A type.
    struct TypeShape {
        var name: String
        var kind: String
        var isOpen: Bool
        var members: [Member] = []
        var superclass: String?
        /// The superclass and the protocols.
        var supertypes: [String] = []
    }

    private(set) var types: [String: TypeShape] = [:]
    /// The names of all public top-level symbols, including type aliases.
    let names: Set<String>
    /// The names of the modules.
    let modules: Set<String>

    init(_ graphs: [SymbolGraph]) {
        modules = Set(graphs.map(\.module.name))
        let kinds: Set = ["swift.class", "swift.protocol", "swift.struct", "swift.enum"]
        self.names = Set(graphs.flatMap(\.symbols).filter { $0.pathComponents.count == 1 }.map(\.name))
        var names: [String: String] = [:]
        for symbol in graphs.flatMap(\.symbols) where kinds.contains(symbol.kind.identifier) && symbol.pathComponents.count == 1 {
            names[symbol.identifier.precise] = symbol.name
            types[symbol.name] = TypeShape(
                name: symbol.name, kind: symbol.kind.identifier, isOpen: symbol.accessLevel == "open")
        }
        let relationships = graphs.flatMap(\.relationships)
        let requirements = Set(relationships.filter { $0.kind.lowercased().hasSuffix("requirementof") }.map(\.source))
        let implemented = Set(relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
        for symbol in graphs.flatMap(\.symbols) where symbol.pathComponents.count == 2 {
            let type = symbol.pathComponents[0]
            guard types[type] != nil else { continue }
            let text = (symbol.declarationFragments ?? []).map(\.spelling).joined()
            let member = Member(
                type: type, name: symbol.pathComponents[1], kind: symbol.kind.identifier, isOpen: symbol.accessLevel == "open",
                text: text, isRequirement: requirements.contains(symbol.identifier.precise),
                hasDefault: implemented.contains(symbol.identifier.precise))
            types[type]?.members.append(member)
        }
        for relationship in relationships where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
            guard let type = names[relationship.source] else { continue }
            guard
                let supertype = names[relationship.target]
                    ?? relationship.targetFallback.map({ String($0.split(separator: ".").last ?? "") })
            else { continue }
            types[type]?.supertypes.append(supertype)
            if relationship.kind == "inheritsFrom" { types[type]?.superclass = supertype }
        }
    }

    /// Returns a class and its superclasses, from the class upwards.
    func classes(of type: String) -> [TypeShape] {
        sequence(first: types[type]) { shape in shape?.superclass.flatMap { types[$0] }.map(Optional.some) }.compactMap(\.self)
    }

    /// Returns a type and all its supertypes, from the type upwards.
    func lineage(of type: String) -> [TypeShape] {
        var pending = [type]
        var seen: Set<String> = [type]
        var result: [TypeShape] = []
        while !pending.isEmpty {
            let name = pending.removeFirst()
            guard let shape = types[name] else { continue }
            result.append(shape)
            pending += shape.supertypes.filter { seen.insert($0).inserted }
        }
        return result
    }
}
