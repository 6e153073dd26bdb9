/// The kind of media.
public enum INMediaItemType: Int, Sendable {
    /// The kind is not known.
    case unknown = 0
    /// A song.
    case song = 1
    /// An album.
    case album = 2
    /// An artist.
    case artist = 3
    /// A genre.
    case genre = 4
    /// A playlist.
    case playlist = 5
    /// The show of a podcast.
    case podcastShow = 6
    /// An episode of a podcast.
    case podcastEpisode = 7
    /// A playlist of podcasts.
    case podcastPlaylist = 8
    /// A station of music.
    case musicStation = 9
    /// An audio book.
    case audioBook = 10
    /// A film.
    case movie = 11
    /// A television show.
    case tvShow = 12
    /// An episode of a television show.
    case tvShowEpisode = 13
    /// A music video.
    case musicVideo = 14
    /// A station of podcasts.
    case podcastStation = 15
    /// A radio station.
    case radioStation = 16
    /// A station.
    case station = 17
    /// Music.
    case music = 18
    /// A station that an algorithm fills.
    case algorithmicRadioStation = 19
    /// News.
    case news = 20
}

/// Media that an intent plays.
///
/// - Source: https://developer.apple.com/documentation/intents/inmediaitem
open class INMediaItem: NSObject {
    /// The identifier of the media in the app; `nil` for none.
    public let identifier: String?
    /// The title; `nil` for none.
    public let title: String?
    /// The kind of the media.
    public let type: INMediaItemType
    /// The image; `nil` for none.
    public let artwork: INImage?
    /// The artist; `nil` for none.
    public let artist: String?

    /// Creates media with an artist.
    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?) {
        self.identifier = identifier
        self.title = title
        self.type = type
        self.artwork = artwork
        self.artist = artist
        super.init()
    }

    /// Creates media.
    public convenience init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?) {
        self.init(identifier: identifier, title: title, type: type, artwork: artwork, artist: nil)
    }

    /// Whether another object is equal media.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INMediaItem else { return false }
        return other.identifier == identifier && other.title == title && other.type == type && other.artist == artist
    }
    /// The hash value of the identifier.
    open override var hash: Int { identifier.hashValue }
}

/// A search for media.
///
/// - Source: https://developer.apple.com/documentation/intents/inmediasearch
open class INMediaSearch: NSObject {
    /// The kind of the media.
    public let mediaType: INMediaItemType
    /// The name of the media; `nil` for none.
    public let mediaName: String?
    /// The artist; `nil` for none.
    public let artistName: String?
    /// The album; `nil` for none.
    public let albumName: String?
    /// The genres; `nil` for none.
    public let genreNames: [String]?
    /// The identifier of the media in the app; `nil` for none.
    public let mediaIdentifier: String?

    /// Creates a search.
    public init(
        mediaType: INMediaItemType, mediaName: String? = nil, artistName: String? = nil, albumName: String? = nil,
        genreNames: [String]? = nil, mediaIdentifier: String? = nil
    ) {
        self.mediaType = mediaType
        self.mediaName = mediaName
        self.artistName = artistName
        self.albumName = albumName
        self.genreNames = genreNames
        self.mediaIdentifier = mediaIdentifier
        super.init()
    }
}
