/// A thing of the app that is a parameter of an intent.
///
/// - Source: https://developer.apple.com/documentation/intents/inobject
open class INObject: NSObject, INSpeakable {
    /// The identifier of the thing in the app; `nil` for none.
    public let identifier: String?
    /// The name for the user.
    public let displayString: String
    /// A hint for the pronunciation; `nil` by default.
    public let pronunciationHint: String?
    /// A second line for the user; `nil` by default.
    open var subtitleString: String?
    /// The image; `nil` by default.
    open var displayImage: INImage?

    /// Creates a thing.
    public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        super.init()
    }

    /// Creates a thing.
    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }

    /// Creates a thing with a second line and an image.
    public convenience init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?, image displayImage: INImage?
    ) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
        self.subtitleString = subtitleString
        self.displayImage = displayImage
    }

    /// The name for the user.
    open var spokenPhrase: String { displayString }
    /// The identifier of the thing.
    open var vocabularyIdentifier: String? { identifier }
    /// The name for the user.
    open override var description: String { displayString }
    /// Whether another object is an equal thing.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject else { return false }
        return other.identifier == identifier && other.displayString == displayString
    }
    /// The hash value of the name.
    open override var hash: Int { displayString.hashValue }
}
