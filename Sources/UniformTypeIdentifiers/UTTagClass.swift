/// A kind of names that a type of data has in another system, such as filename extensions.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The identifier of the class.
    public let rawValue: String

    /// Creates the class with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Filename extensions, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTTagClass: CustomStringConvertible {
    /// The identifier of the class.
    public var description: String { rawValue }
}

extension UTType {
    /// Creates the type with a tag: that of files with a filename extension, or that with a MIME type.
    ///
    /// - Parameters:
    ///   - tag: The filename extension without the dot, or the MIME type.
    ///   - tagClass: The class of the tag.
    ///   - supertype: A required supertype; none by default. An unknown filename extension results in a dynamic type.
    /// - Returns: `nil` for an invalid tag, an unknown MIME type and an unknown class.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        if let known = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = known
        } else if tagClass == .filenameExtension {
            self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
        } else {
            return nil
        }
    }

    /// Returns the known types with a tag, the preferred one first. If no type is known, returns the dynamic type.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        let entries =
            switch tagClass {
            case .filenameExtension: TypeTable.shared.entries(suffix: tag)
            case .mimeType: TypeTable.shared.entries(mime: tag.prefix { $0 != ";" }.filter { !$0.isWhitespace })
            default: [TypeTable.Entry]()
            }
        let known = entries.map { UTType($0) }.filter { type in supertype.map(type.conforms) ?? true }
        guard known.isEmpty, tagClass == .filenameExtension else { return known }
        return UTType(filenameExtension: tag, conformingTo: supertype ?? .data).map { [$0] } ?? []
    }
}
