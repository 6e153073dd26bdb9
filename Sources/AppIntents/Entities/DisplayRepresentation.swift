/// The texts and the image of an entity or a case for the user.
///
/// - Source: https://developer.apple.com/documentation/appintents/displayrepresentation
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// An image.
    public struct Image: Hashable, Sendable {
        enum Source: Hashable, Sendable {
            case name(String)
            case systemName(String)
            case data(Data)
            case url(URL)
        }

        let source: Source

        /// Creates an image of the app's resources.
        public init(named name: String) { source = .name(name) }
        /// Creates a symbol of the system.
        public init(systemName: String) { source = .systemName(systemName) }
        /// Creates an image of the data of an image file.
        public init(data: Data) { source = .data(data) }
        /// Creates an image of a file.
        public init(url: URL) { source = .url(url) }
    }

    /// The title.
    public var title: LocalizedStringResource
    /// The second line; `nil` by default.
    public var subtitle: LocalizedStringResource?
    /// The image; `nil` by default.
    public var image: Image?
    /// Other titles by which the user finds the value; empty by default.
    public var synonyms: [LocalizedStringResource]

    /// Creates a representation.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    /// Creates a representation with a title.
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    /// Creates a representation with a title.
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    /// Whether a text is the title or a synonym, ignoring case.
    func matches(_ text: String) -> Bool {
        ([title] + synonyms).contains { String(localized: $0).caseInsensitiveCompare(text) == .orderedSame }
    }
}

/// The name of a type for the user.
///
/// - Source: https://developer.apple.com/documentation/appintents/typedisplayrepresentation
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The name.
    public var name: LocalizedStringResource
    /// The name with a number; `nil` by default.
    public var numericFormat: LocalizedStringResource?

    /// Creates a representation.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        self.name = name
        self.numericFormat = numericFormat
    }

    /// Creates a representation.
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

    /// Creates a representation.
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A type with a name for the user.
public protocol TypeDisplayRepresentable {
    /// The name of the type for the user.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with texts for the user.
public protocol InstanceDisplayRepresentable {
    /// The texts and the image of the value for the user.
    var displayRepresentation: DisplayRepresentation { get }
}

/// A type and its values with texts for the user.
public typealias DisplayRepresentable = InstanceDisplayRepresentable & TypeDisplayRepresentable
