/// An image of a parameter or an interaction.
///
/// - Source: https://developer.apple.com/documentation/intents/inimage
// Unchecked: the stored properties are constant values.
open class INImage: NSObject, @unchecked Sendable {
    enum Source: Hashable, Sendable {
        case name(String)
        case systemName(String)
        case data(Data)
        case url(URL)
    }

    let source: Source

    init(_ source: Source) {
        self.source = source
        super.init()
    }

    /// Creates an image of the app's resources.
    public convenience init(named name: String) { self.init(.name(name)) }
    /// Creates a symbol of the system.
    public convenience init(systemImageNamed systemImageName: String) { self.init(.systemName(systemImageName)) }
    /// Creates an image of the data of an image file.
    public convenience init(imageData: Data) { self.init(.data(imageData)) }
    /// Creates an image of a file.
    public convenience init?(url URL: URL) { self.init(.url(URL)) }
    /// Creates an image of a file. The size is not used.
    public convenience init?(url URL: URL, width: Double, height: Double) { self.init(.url(URL)) }

    /// Whether another object is an equal image.
    open override func isEqual(_ object: Any?) -> Bool { (object as? INImage)?.source == source }
    /// The hash value of the source.
    open override var hash: Int { source.hashValue }
}

extension INIntent {
    /// Sets the image of a parameter.
    ///
    /// - Parameters:
    ///   - image: The image; `nil` for none.
    ///   - parameterName: The key path of the parameter.
    public func setImage<Intent: INIntent, Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Intent, Value>) {
        images[parameterName] = image
    }

    /// Returns the image of a parameter; `nil` for none.
    public func image<Intent: INIntent, Value>(forParameterNamed parameterName: KeyPath<Intent, Value>) -> INImage? {
        images[parameterName] as? INImage
    }
}
