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

    /// Edits that make one construct, unless the module declares a method with its name.
    struct GuardedEdit: Codable, Sendable {
        var edits: [Edit]
        var construct: String
        var unlessDeclared: String
    }

    /// The second question mark in `delegate?.step??.intValue`, for an optional property whose type is optional.
    struct SecondMark: Codable, Sendable {
        var offset: Int
        var name: String
        var receiver: String
    }

    /// A report whose place is a byte of the file.
    struct LocalReport: Codable, Sendable {
        var offset: Int
        var construct: String
        var reason: String
        var instead: String
        /// The full name of a method that looks alike; the report is left out if the module declares it.
        var unlessDeclared: String?
    }

    /// An import as written, which another file of the module may need too.
    struct Import: Codable, Sendable {
        var module: String
        var text: String
        var conditions: [String]
    }

    /// The imported modules in compiled code.
    var imports: [String] = []
    var importDeclarations: [Import] = []
    var types: [TypePart] = []
    var selectors: [SelectorSite] = []
    var optionalCalls: [OptionalCall] = []
    var optionalUses: [OptionalUse] = []
    var metatypeCalls: [MetatypeCall] = []
    /// The names of selectors in literals, as in `Selector("name:")`.
    var selectorNames: [String] = []
    var superCalls: [SuperCall] = []
    /// The names of type aliases outside of types, with the names of their types.
    var aliases: [String: String] = [:]
    var edits: [LocalEdit] = []
    var guardedEdits: [GuardedEdit] = []
    var secondMarks: [SecondMark] = []
    var reports: [LocalReport] = []
    var previews: [PreviewSite] = []
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
    /// Whether the type is declared in a function. Another type may have the same path.
    var isLocal = false
    /// Whether code at the end of the file can extend the type, which may be generic.
    var isNameable = true
    /// The type around a type that is private in it, if code at the end of the file can extend that type.
    var host: String?
    /// The name in `@objc(name)` of a class, and the byte of the attribute.
    var objcName: String?
    var objcNameStart = 0
    /// The access modifier; empty for none.
    var access = ""
    /// Whether all members are visible to Objective-C.
    var hasObjCMembers = false
    var isFinal = false
    var conditions: [String] = []
    /// The byte of the closing brace.
    var bodyEnd = 0
    /// Whether the closing brace is in the line of the last member, so that another member needs a semicolon.
    var endsInMemberLine = false
    var members: [Member] = []
    /// The outlets of a class that code at the end of the file may not be able to name.
    var outlets: [OutletSite] = []
}

/// A method or a property.
struct Member: Codable, Sendable, Equatable {
    struct Parameter: Codable, Sendable, Equatable {
        /// The argument label; `nil` for `_`.
        var label: String?
        var name: String
        var type: String
        var isVariadic = false
    }

    enum Marker: String, Codable {
        case objc, action, outlet, inspectable, segueAction, override, optional, isStatic, isPrivate, isWeak, isDeprecated, isUnavailable,
            nonobjc
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
    /// The names in `@objc(name)` of a property's accessors.
    var getterName: String?
    var setterName: String?
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
    /// The byte of `override`.
    var overrideStart: Int?
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
