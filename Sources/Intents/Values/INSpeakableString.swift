/// Something with a name that can be spoken.
///
/// - Source: https://developer.apple.com/documentation/intents/inspeakable
public protocol INSpeakable: NSObjectProtocol {
    /// The name as it is spoken.
    var spokenPhrase: String { get }
    /// A hint for the pronunciation; `nil` for none.
    var pronunciationHint: String? { get }
    /// The identifier in the app's vocabulary; `nil` for none.
    var vocabularyIdentifier: String? { get }
}

/// A text with its pronunciation.
///
/// - Source: https://developer.apple.com/documentation/intents/inspeakablestring
// Unchecked: the stored properties are constant values.
open class INSpeakableString: NSObject, INSpeakable, @unchecked Sendable {
    /// The text as it is spoken.
    public let spokenPhrase: String
    /// A hint for the pronunciation; `nil` by default.
    public let pronunciationHint: String?
    /// The identifier in the app's vocabulary; `nil` by default.
    public let vocabularyIdentifier: String?

    /// Creates a text of the app's vocabulary.
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.vocabularyIdentifier = vocabularyIdentifier
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
        super.init()
    }

    /// Creates a text.
    public init(spokenPhrase: String) {
        self.spokenPhrase = spokenPhrase
        pronunciationHint = nil
        vocabularyIdentifier = nil
        super.init()
    }

    /// The text.
    open override var description: String { spokenPhrase }
    /// Whether another object is an equal text.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INSpeakableString else { return false }
        return other.spokenPhrase == spokenPhrase && other.pronunciationHint == pronunciationHint
            && other.vocabularyIdentifier == vocabularyIdentifier
    }
    /// The hash value of the text.
    open override var hash: Int { spokenPhrase.hashValue }
}
