/// The contents of a source file that rewriting needs: its declarations, and the places of its constructs.
///
/// A summary depends only on the file's bytes and on the options of the scan, so that it is cached by them.
struct FileSummary: Codable, Sendable {
    /// An edit that depends on nothing outside of the file.
    struct LocalEdit: Codable, Sendable {
        var edit: Edit
        /// The construct that is counted; empty for a further edit of a construct that is counted already.
        var construct: String
    }

    /// A report whose place is a byte of the file.
    struct LocalReport: Codable, Sendable {
        var offset: Int
        var construct: String
        var reason: String
        var instead: String
    }

    /// The imported modules in compiled code.
    var imports: [String] = []
    var types: [TypePart] = []
    var selectors: [SelectorSite] = []
    var optionalCalls: [OptionalCall] = []
    var superCalls: [SuperCall] = []
    /// The names of type aliases outside of types, with the names of their types.
    var aliases: [String: String] = [:]
    var edits: [LocalEdit] = []
    var reports: [LocalReport] = []
    /// Whether the file contains `@UIApplicationMain` or `@main`.
    var hasEntryPoint = false
    /// The modules of Foundation beside Foundation whose names the file uses.
    var foundationModules: [String] = []
    /// Whether the end of the file is inside a comment or a literal, or the file has another syntax error.
    var hasErrors = false
}

/// A type, or an extension of a type, in one file.
struct TypePart: Codable, Sendable {
    enum Kind: String, Codable { case classType, structType, enumType, actorType, protocolType }

    /// The name with the names of the types around it, such as `Editor.Toolbar`.
    var path: String
    var kind: Kind?
    var isExtension: Bool { kind == nil }
    /// The names after the colon.
    var inherited: [String] = []
    /// Whether code at the end of the file can extend the type: neither local, private in another type, nor generic.
    var isReachable = true
    var isGeneric = false
    /// The access modifier; empty for none.
    var access = ""
    /// Whether all members are visible to Objective-C.
    var hasObjCMembers = false
    var isFinal = false
    var conditions: [String] = []
    /// The byte of the closing brace.
    var bodyEnd = 0
    var members: [Member] = []
}

/// A method or a property.
struct Member: Codable, Sendable {
    struct Parameter: Codable, Sendable {
        /// The argument label; `nil` for `_`.
        var label: String?
        var name: String
        var type: String
        var isVariadic = false
    }

    enum Marker: String, Codable {
        case objc, action, outlet, inspectable, segueAction, override, optional, isStatic, isPrivate, isWeak, isDeprecated
    }

    var name: String
    var isMethod: Bool
    var parameters: [Parameter] = []
    /// The result of a method or the type of a property as written; `nil` for `Void` or an inferred type.
    var type: String?
    /// `async`, `throws` and so on, as written.
    var effects = ""
    var isGeneric = false
    /// Whether the property can be set.
    var isSettable = false
    var hasObservers = false
    /// The name in `@objc(name)`.
    var objcName: String?
    var markers: Set<Marker> = []
    var access = ""
    var conditions: [String] = []
    /// The byte of the first modifier or attribute, of the name, and of the name's end.
    var start = 0
    var nameStart = 0
    var nameEnd = 0
    /// The byte after the declaration.
    var end = 0
    /// The bytes of `override`, or of `@objc` before a declaration in an extension, with one following space.
    var roomStart: Int?
    var roomEnd: Int?
    /// The attributes that a member with the same name needs too, such as `@discardableResult`.
    var attributes = ""
    /// The byte of `open`.
    var openStart: Int?
    /// The text from the name's end to the body, without the body.
    var signature = ""

    /// The Swift name with labels, such as `select(_:animated:)`; the name alone for a property.
    var fullName: String {
        isMethod ? name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" : name
    }
}

/// A `#selector` expression.
struct SelectorSite: Codable, Sendable {
    enum Kind: String, Codable { case method, getter, setter }

    var start: Int
    var end: Int
    var kind: Kind
    /// The expression before the last dot; `nil` for an unqualified name.
    var base: String?
    var name: String
    /// The argument labels with `_` for none; `nil` if the name has no parentheses.
    var labels: [String]?
    /// The byte of the name.
    var nameStart: Int
    /// The type after `as`.
    var cast: String?
    /// The path of the type around the place, with whether it is reachable.
    var context: String?
    var isContextReachable = true
    /// Whether the place is a default argument, which cannot use private code of the file.
    var isDefaultArgument = false
    var conditions: [String] = []
}

/// A call `object.method?(…)`.
struct OptionalCall: Codable, Sendable {
    /// The byte of the question mark or the exclamation mark.
    var mark: Int
    var nameStart: Int
    /// Whether the mark is an exclamation mark.
    var isForced: Bool
    var name: String
    /// The argument labels, with `_` for none.
    var labels: [String]
    /// Whether the code uses the result as an optional value.
    var needsOptional: Bool
}

/// An expression `super.name`.
struct SuperCall: Codable, Sendable {
    /// The byte of `super`, and the byte after the name.
    var start: Int
    var end: Int
    var name: String
}
