/// A type of data or files, such as JPEG images, with its supertypes.
///
/// The known types are properties of this type. An app creates its own types with ``init(exportedAs:conformingTo:)``,
/// and types of unknown file names with ``init(filenameExtension:conformingTo:)``.
/// > Difference from Apple: a type that an app exports is known only to its creator, and cannot be looked up by
/// > identifier elsewhere.
/// - Source: https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Sendable {
    /// The identifier, such as `public.jpeg`. Case-insensitive.
    public let identifier: String
    /// The declared supertypes of a type that is not in the table.
    private let declaredSupertypes: [String]
    /// The filename extensions of a type that is not in the table.
    private let suffixes: [String]

    init(_ entry: TypeTable.Entry) {
        (identifier, declaredSupertypes, suffixes) = (entry.identifier, entry.parents, entry.suffixes)
    }

    private init(identifier: String, parents: [String], suffixes: [String] = []) {
        (self.identifier, declaredSupertypes, self.suffixes) = (identifier, parents, suffixes)
    }

    /// Creates the known type with an identifier, or the dynamic type with it; `nil` if there is none.
    public init?(_ identifier: String) {
        if let entry = TypeTable.shared.entry(identifier) {
            self.init(entry)
        } else {
            self.init(dynamicIdentifier: identifier.lowercased())
        }
    }

    /// The first characters of the identifier of a dynamic type. The filename extension and the supertype follow,
    /// separated by a dot. The supertype is left out if it is data.
    private static let dynamicPrefix = "dyn.extension."

    private init?(dynamicIdentifier identifier: String) {
        guard identifier.hasPrefix(Self.dynamicPrefix) else { return nil }
        let parts = identifier.dropFirst(Self.dynamicPrefix.count).split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let suffix = parts.first, !suffix.isEmpty else { return nil }
        let parent = parts.count == 2 ? String(parts[1]) : UTType.data.identifier
        self.init(identifier: identifier, parents: [parent], suffixes: [String(suffix)])
    }

    private init(dynamicSuffix suffix: String, conformingTo supertype: UTType) {
        let parent = supertype == .data ? "" : ".\(supertype.identifier.lowercased())"
        self.init(identifier: Self.dynamicPrefix + suffix + parent, parents: [supertype.identifier], suffixes: [suffix])
    }

    /// Creates the type of files with a filename extension.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension without the dot; case-insensitive.
    ///   - supertype: A required supertype; data by default. Known types that do not conform are ignored.
    /// - Returns: The known type, or a dynamic type that conforms to `supertype`; `nil` for an empty extension, and
    ///   for one with a dot, a slash or white space.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let suffix = filenameExtension.lowercased()
        guard !suffix.isEmpty, !suffix.contains(where: { $0 == "." || $0 == "/" || $0.isWhitespace }) else { return nil }
        let known = TypeTable.shared.entries(suffix: suffix).lazy.map { UTType($0) }.first { $0.conforms(to: supertype) }
        self = known ?? UTType(dynamicSuffix: suffix, conformingTo: supertype)
    }

    /// Creates the known type with a MIME type; `nil` if there is none that conforms to `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
        guard let known = TypeTable.shared.entries(mime: name).lazy.map({ UTType($0) }).first(where: { $0.conforms(to: supertype) }) else {
            return nil
        }
        self = known
    }

    /// Creates a type that the app declares: the known type with the identifier, or a new type.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self = UTType(identifier) ?? UTType(identifier: identifier, parents: [(parentType ?? .data).identifier])
    }

    /// Creates a type that another app declares: the known type with the identifier, or a new type.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The values of the type in each class of tags, the preferred one first. A class without values is left out.
    public var tags: [UTTagClass: [String]] {
        let mimes = TypeTable.shared.entry(identifier)?.mimes ?? []
        return [UTTagClass.filenameExtension: suffixes, .mimeType: mimes].filter { !$0.value.isEmpty }
    }

    /// The preferred filename extension without the dot; `nil` if there is none.
    public var preferredFilenameExtension: String? { suffixes.first }

    /// The preferred MIME type; `nil` if there is none.
    public var preferredMIMEType: String? { TypeTable.shared.entry(identifier)?.mimes.first }

    /// The description for the user; `nil` for unknown types.
    public var localizedDescription: String? { TypeTable.shared.entry(identifier)?.description }

    /// Whether the type was created for an unknown filename extension.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether the type is in the table.
    public var isDeclared: Bool { TypeTable.shared.entry(identifier) != nil }

    /// Whether the type is public: its identifier begins with `public.`
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All supertypes, direct and indirect.
    public var supertypes: Set<UTType> {
        var result: Set<UTType> = []
        var pending = declaredSupertypes
        while let next = pending.popLast() {
            guard let type = UTType(next), result.insert(type).inserted else { continue }
            pending += type.declaredSupertypes
        }
        return result
    }

    /// Returns whether the type equals another type or is a subtype of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Returns whether the type is a subtype of another type, and not equal to it.
    public func isSubtype(of type: UTType) -> Bool {
        self != type && (declaredSupertypes.contains(type.identifier) || supertypes.contains(type))
    }

    /// Returns whether the type is a supertype of another type, and not equal to it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
    /// Returns whether two identifiers are equal, ignoring case.
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier.lowercased() == right.identifier.lowercased() }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}

extension UTType: Codable {
    /// Decodes an identifier, of a known or unknown type.
    public init(from decoder: any Decoder) throws {
        self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
