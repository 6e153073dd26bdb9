/// The image beside a shortcut item.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// The name of a system symbol or of an image of the app.
    let name: String

    /// Creates a system icon.
    public convenience init(type: IconType) { self.init(systemImageName: type.symbol) }

    /// Creates an icon from an image of the app. The image is a template: only its alpha channel is used.
    public init(templateImageName: String) {
        name = templateImageName
        super.init()
    }

    /// Creates an icon from a system symbol.
    public init(systemImageName: String) {
        name = systemImageName
        super.init()
    }

    /// The icons that the system defines.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon/icontype
    public enum IconType: Int, Sendable, CaseIterable {
        /// Composing content.
        case compose = 0
        /// Playing media.
        case play = 1
        /// Pausing media.
        case pause = 2
        /// Adding an item.
        case add = 3
        /// The user's location.
        case location = 4
        /// Searching.
        case search = 5
        /// Sharing.
        case share = 6
        /// Prohibiting an action.
        case prohibit = 7
        /// A person.
        case contact = 8
        /// Home.
        case home = 9
        /// A pin on a map.
        case markLocation = 10
        /// A star.
        case favorite = 11
        /// A heart.
        case love = 12
        /// A cloud.
        case cloud = 13
        /// An invitation.
        case invitation = 14
        /// A checkmark.
        case confirmation = 15
        /// An envelope.
        case mail = 16
        /// A speech bubble.
        case message = 17
        /// A calendar.
        case date = 18
        /// A clock.
        case time = 19
        /// A camera.
        case capturePhoto = 20
        /// A video camera.
        case captureVideo = 21
        /// A task.
        case task = 22
        /// A completed task.
        case taskCompleted = 23
        /// An alarm clock.
        case alarm = 24
        /// A bookmark.
        case bookmark = 25
        /// Shuffling.
        case shuffle = 26
        /// Audio.
        case audio = 27
        /// Updating content.
        case update = 28

        var symbol: String {
            switch self {
            case .compose: "square.and.pencil"
            case .play: "play"
            case .pause: "pause"
            case .add: "plus"
            case .location: "location"
            case .search: "magnifyingglass"
            case .share: "square.and.arrow.up"
            case .prohibit: "nosign"
            case .contact: "person.crop.circle"
            case .home: "house"
            case .markLocation: "mappin.and.ellipse"
            case .favorite: "star"
            case .love: "heart"
            case .cloud: "cloud"
            case .invitation: "envelope.badge"
            case .confirmation, .taskCompleted: "checkmark.circle"
            case .mail: "envelope"
            case .message: "message"
            case .date: "calendar"
            case .time: "clock"
            case .capturePhoto: "camera"
            case .captureVideo: "video"
            case .task: "circle"
            case .alarm: "alarm"
            case .bookmark: "bookmark"
            case .shuffle: "shuffle"
            case .audio: "music.note"
            case .update: "arrow.triangle.2.circlepath"
            }
        }
    }
}
