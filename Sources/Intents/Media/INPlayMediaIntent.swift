/// The way in which media repeats.
public enum INPlaybackRepeatMode: Int, Sendable {
    /// The way is not known.
    case unknown = 0
    /// The media does not repeat.
    case none = 1
    /// All media repeats.
    case all = 2
    /// One piece of media repeats.
    case one = 3
}

/// The place in the queue of media.
public enum INPlaybackQueueLocation: Int, Sendable {
    /// The place is not known.
    case unknown = 0
    /// Now.
    case now = 1
    /// After the current media.
    case next = 2
    /// At the end.
    case later = 3
}

/// The intent to play media.
///
/// - Source: https://developer.apple.com/documentation/intents/inplaymediaintent
open class INPlayMediaIntent: INIntent {
    /// The media; `nil` for none.
    public internal(set) var mediaItems: [INMediaItem]?
    /// The album or playlist with the media; `nil` for none.
    public internal(set) var mediaContainer: INMediaItem?
    /// Whether the order is random; `nil` if it is not specified.
    public internal(set) var playShuffled: Bool?
    /// The way in which the media repeats.
    public internal(set) var playbackRepeatMode: INPlaybackRepeatMode
    /// Whether the media continues at its last position; `nil` if it is not specified.
    public internal(set) var resumePlayback: Bool?
    /// The place in the queue.
    public internal(set) var playbackQueueLocation: INPlaybackQueueLocation
    /// The speed; `nil` if it is not specified.
    public internal(set) var playbackSpeed: Double?
    /// The search for the media; `nil` for none.
    public internal(set) var mediaSearch: INMediaSearch?

    /// Creates an intent.
    ///
    /// - Parameters:
    ///   - mediaItems: The media.
    ///   - mediaContainer: The album or playlist with the media.
    ///   - playShuffled: Whether the order is random.
    ///   - playbackRepeatMode: The way in which the media repeats.
    ///   - resumePlayback: Whether the media continues at its last position.
    ///   - playbackQueueLocation: The place in the queue.
    ///   - playbackSpeed: The speed.
    ///   - mediaSearch: The search for the media.
    public init(
        mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
        playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
        playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil, mediaSearch: INMediaSearch? = nil
    ) {
        self.mediaItems = mediaItems
        self.mediaContainer = mediaContainer
        self.playShuffled = playShuffled
        self.playbackRepeatMode = playbackRepeatMode
        self.resumePlayback = resumePlayback
        self.playbackQueueLocation = playbackQueueLocation
        self.playbackSpeed = playbackSpeed
        self.mediaSearch = mediaSearch
        super.init()
    }
}

/// An object that plays media. The `resolve` method and the confirmation are optional.
///
/// - Source: https://developer.apple.com/documentation/intents/inplaymediaintenthandling
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    /// Plays the media.
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)

    /// Confirms that the media can be played, before ``handle(intent:completion:)``.
    func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)

    /// Determines the media.
    func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
}

extension INPlayMediaIntentHandling {
    /// Confirms the intent.
    public func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil))
    }

    /// Accepts the media.
    public func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) { completion([.notRequired()]) }
}
