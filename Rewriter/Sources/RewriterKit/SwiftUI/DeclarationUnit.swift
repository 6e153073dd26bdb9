/// A declaration with the names that it mentions: what ``SwiftUIRemoval`` keeps or leaves out as a whole.
final class DeclarationUnit {
    enum Kind {
        case structType, classType, enumType, actorType, protocolType, extensionOfType, alias
        case function, initializer, storedProperty, computedProperty, enumCase, preview, statement
    }

    /// A body that can stop the program while its declaration stays.
    struct Body {
        var start: Int
        var end: Int
        var names: Set<String>
    }

    /// An entry of a class's inheritance clause, without commas.
    struct Inherited {
        var start: Int
        var end: Int
        var names: Set<String>
    }

    let kind: Kind
    let start: Int
    var end: Int
    /// The declared names; for an extension the extended type.
    let names: [String]
    /// The access modifier; empty if there is none.
    var access = ""
    /// The names that the declaration cannot do without: those of its attributes, its type and its initial value.
    var header: Set<String> = []
    /// The generic parameters and the associated types, which hide types of the same name.
    var localTypes: Set<String> = []
    /// The entries that a class can do without, in the order of the source. Other types have them in the header.
    var inherited: [Inherited] = []
    /// The byte of the colon before the inherited types.
    var colon = 0
    var bodies: [Body] = []
    /// Whether the result is an opaque type, so that a body has to return a value.
    var hasOpaqueResult = false
    /// Whether the declaration is a test, which nothing else calls.
    var isTest = false
    var members: [DeclarationUnit] = []
    var isOut = false

    init(_ kind: Kind, _ start: Int, _ end: Int, names: [String]) {
        self.kind = kind
        self.start = start
        self.end = end
        self.names = names
    }

    /// Whether the declaration is a type, so that its members have a scope of their own.
    var isScope: Bool {
        switch kind {
        case .structType, .classType, .enumType, .actorType, .protocolType, .extensionOfType: true
        default: false
        }
    }

    /// Whether the declaration declares a type.
    var isType: Bool { (isScope && kind != .extensionOfType) || kind == .alias }
}
