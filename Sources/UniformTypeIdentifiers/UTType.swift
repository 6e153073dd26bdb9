/// A kind of data or file, such as JPEG pictures, and which kinds it is a case of.
///
/// Known are the types that are listed as properties here. Others are made: an app's own by ``init(exportedAs:conformingTo:)``, and those
/// of a file name that nobody knows by ``init(filenameExtension:conformingTo:)``.
/// > Difference from Apple: a type that an app exports is known where it was made, and not by its name everywhere.
/// - Source: https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Sendable {
    /// What tells it from others, such as `public.jpeg`. Capitals do not count.
    public let identifier: String
    /// The kinds that a type which is not in the table was said to belong to.
    private let given: [String]
    /// The ends of file names of a type that is not in the table.
    private let suffixes: [String]

    init(_ entry: TypeTable.Entry) { (identifier, given, suffixes) = (entry.identifier, entry.parents, entry.suffixes) }

    private init(identifier: String, parents: [String], suffixes: [String] = []) {
        (self.identifier, given, self.suffixes) = (identifier, parents, suffixes)
    }

    /// The known type of that identifier; `nil` if there is none.
    public init?(_ identifier: String) {
        guard let entry = TypeTable.shared.entry(identifier) else { return nil }
        self.init(entry)
    }

    /// The type of files whose names end so.
    ///
    /// - Parameters:
    ///   - filenameExtension: without the dot; capitals do not count.
    ///   - supertype: what it has to be a kind of; data by default. Known types of another kind are passed over.
    /// - Returns: the known type, or else a dynamic one that is a kind of `supertype`; `nil` for nothing, and for what has a dot or a slash.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let suffix = filenameExtension.lowercased()
        guard !suffix.isEmpty, !suffix.contains(where: { $0 == "." || $0 == "/" || $0.isWhitespace }) else { return nil }
        let known = TypeTable.shared.entries(suffix: suffix).lazy.map { UTType($0) }.first { $0.conforms(to: supertype) }
        self = known ?? UTType(identifier: "dyn.extension.\(suffix)", parents: [supertype.identifier], suffixes: [suffix])
    }

    /// The known type of data with that MIME type; `nil` if there is none that is a kind of `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
        guard let known = TypeTable.shared.entries(mime: name).lazy.map({ UTType($0) }).first(where: { $0.conforms(to: supertype) }) else {
            return nil
        }
        self = known
    }

    /// A type that the app itself brings into the world: the known one of that name, or a new one.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self = UTType(identifier) ?? UTType(identifier: identifier, parents: [(parentType ?? .data).identifier])
    }

    /// A type that another app brought into the world: the known one of that name, or a new one.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// How the names of such files end, without the dot; `nil` where they have no one way.
    public var preferredFilenameExtension: String? { suffixes.first }

    /// What servers and browsers call it; `nil` where they have no name.
    public var preferredMIMEType: String? { TypeTable.shared.entry(identifier)?.mimes.first }

    /// What a person would call it; `nil` for types that are not known.
    public var localizedDescription: String? { TypeTable.shared.entry(identifier)?.description }

    /// Whether it was made for a file name that nobody knows.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether it is known, and has a name.
    public var isDeclared: Bool { TypeTable.shared.entry(identifier) != nil }

    /// Whether it belongs to no one maker: its identifier begins with `public.`
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All types that it is a kind of, near and far.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = given
        while let next = waiting.popLast() {
            guard let type = UTType(next), found.insert(type).inserted else { continue }
            waiting += type.given
        }
        return found
    }

    /// Whether it is that type, or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether it is a kind of that type, and not the type itself.
    public func isSubtype(of type: UTType) -> Bool { self != type && (given.contains(type.identifier) || supertypes.contains(type)) }

    /// Whether that type is a kind of it, and not the same.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
    /// Whether both have one identifier, capitals or not.
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier.lowercased() == right.identifier.lowercased() }

    /// Feeds the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}

extension UTType: Codable {
    /// Reads an identifier, of a type that is known or not.
    public init(from decoder: any Decoder) throws {
        self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
