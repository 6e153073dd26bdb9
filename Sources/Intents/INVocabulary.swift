internal import SystemServices

/// The kind of words in a vocabulary.
public enum INVocabularyStringType: Int, Sendable {
    /// The name of a contact.
    case contactName = 1
    /// The name of a group of contacts.
    case contactGroupName = 2
    /// A tag of photos.
    case photoTag = 100
    /// The name of a photo album.
    case photoAlbumName = 101
    /// The name of a workout.
    case workoutActivityName = 200
    /// The name of a car's profile.
    case carProfileName = 300
    /// The name of a car.
    case carName = 301
    /// The name of an organization that is paid.
    case paymentsOrganizationName = 400
    /// The name of an account.
    case paymentsAccountNickname = 401
    /// The title of a note.
    case notebookItemTitle = 500
    /// The name of a group of notes.
    case notebookItemGroupName = 501
    /// The title of a playlist.
    case mediaPlaylistTitle = 700
    /// The name of an artist.
    case mediaMusicArtistName = 701
    /// The title of an audio book.
    case mediaAudiobookTitle = 702
    /// The name of an author of audio books.
    case mediaAudiobookAuthorName = 703
    /// The title of a show.
    case mediaShowTitle = 704
}

/// The words of the app that the voice assistant learns. They are recorded in `app.system.intents.vocabulary`.
///
/// - Source: https://developer.apple.com/documentation/intents/invocabulary
// Unchecked: the class has no stored properties.
open class INVocabulary: NSObject, @unchecked Sendable {
    private static let instance = INVocabulary()

    private override init() { super.init() }

    /// Returns the vocabulary of the app.
    open class func shared() -> INVocabulary { instance }

    /// Replaces the words of a kind, in the order of their importance.
    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        SystemServices.current.intents.setVocabulary(vocabulary.array.compactMap { $0 as? String }, kind: type.rawValue)
    }

    /// Replaces the words of a kind with names that can be spoken, in the order of their importance.
    open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        SystemServices.current.intents.setVocabulary(
            vocabulary.array.compactMap { ($0 as? any INSpeakable)?.spokenPhrase }, kind: type.rawValue)
    }

    /// Removes all words.
    open func removeAllVocabularyStrings() { SystemServices.current.intents.setVocabulary([], kind: nil) }
}
