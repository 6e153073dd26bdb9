internal import Synchronization
internal import SystemServices

/// The metadata of a link: its title, icon, image and video.
///
/// > Difference from Apple: an archive contains the URLs and the title, but neither icon nor image.
/// - Source: https://developer.apple.com/documentation/linkpresentation/lplinkmetadata
// Unchecked: all state is guarded by a lock.
open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {

    private struct State {
        var originalURL: URL?
        var url: URL?
        var title: String?
        var iconProvider: NSItemProvider?
        var imageProvider: NSItemProvider?
        var videoProvider: NSItemProvider?
        var remoteVideoURL: URL?
    }

    private let state: Mutex<State>

    /// Creates metadata without values.
    public override init() {
        state = Mutex(State())
        super.init()
    }

    private init(_ state: State) {
        self.state = Mutex(state)
        super.init()
    }

    /// The URL that was requested; `nil` by default.
    open var originalURL: URL? {
        get { state.withLock { $0.originalURL } }
        set { state.withLock { $0.originalURL = newValue } }
    }

    /// The URL of the page, after redirections; `nil` by default.
    open var url: URL? {
        get { state.withLock { $0.url } }
        set { state.withLock { $0.url = newValue } }
    }

    /// The title of the page; `nil` by default.
    open var title: String? {
        get { state.withLock { $0.title } }
        set { state.withLock { $0.title = newValue } }
    }

    /// The provider of an image that represents the site; `nil` by default.
    open var iconProvider: NSItemProvider? {
        get { state.withLock { $0.iconProvider } }
        set { state.replace(\.iconProvider, with: newValue) }
    }

    /// The provider of an image that represents the page; `nil` by default.
    open var imageProvider: NSItemProvider? {
        get { state.withLock { $0.imageProvider } }
        set { state.replace(\.imageProvider, with: newValue) }
    }

    /// The provider of a video that represents the page; `nil` by default.
    open var videoProvider: NSItemProvider? {
        get { state.withLock { $0.videoProvider } }
        set { state.replace(\.videoProvider, with: newValue) }
    }

    /// The URL of a video that represents the page; `nil` by default.
    open var remoteVideoURL: URL? {
        get { state.withLock { $0.remoteVideoURL } }
        set { state.withLock { $0.remoteVideoURL = newValue } }
    }

    /// Returns a copy with the same providers.
    open func copy(with zone: NSZone? = nil) -> Any { LPLinkMetadata(state.withLock { $0 }) }

    /// Whether archives may be read with a list of permitted classes: `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the URLs and the title.
    open func encode(with coder: NSCoder) {
        let state = state.withLock { $0 }
        coder.encode(state.originalURL?.absoluteString, forKey: "originalURL")
        coder.encode(state.url?.absoluteString, forKey: "URL")
        coder.encode(state.remoteVideoURL?.absoluteString, forKey: "remoteVideoURL")
        coder.encode(state.title, forKey: "title")
    }

    /// Reads the URLs and the title. Missing and invalid values are `nil`.
    public required init?(coder: NSCoder) {
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } }
        state = Mutex(
            State(
                originalURL: text("originalURL").flatMap { URL(string: $0) }, url: text("URL").flatMap { URL(string: $0) },
                title: text("title"), remoteVideoURL: text("remoteVideoURL").flatMap { URL(string: $0) }))
        super.init()
    }
}
