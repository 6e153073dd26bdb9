/// The picture beside an item that an app can be started for.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// The symbol's name, or that of the app's own picture.
    let name: String

    /// A picture of the system's.
    public convenience init(type: IconType) { self.init(systemImageName: type.symbol) }

    /// A picture of the app's own, of which only the shape counts.
    public init(templateImageName: String) {
        name = templateImageName
        super.init()
    }

    /// A symbol.
    public init(systemImageName: String) {
        name = systemImageName
        super.init()
    }

    /// Pictures of the system's.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon/icontype
    public enum IconType: Int, Sendable, CaseIterable {
        /// To write something.
        case compose = 0
        /// To play.
        case play = 1
        /// To pause.
        case pause = 2
        /// To add something.
        case add = 3
        /// Where one is.
        case location = 4
        /// To search.
        case search = 5
        /// To share.
        case share = 6
        /// To forbid.
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
        /// A tick.
        case confirmation = 15
        /// A letter.
        case mail = 16
        /// A bubble.
        case message = 17
        /// A calendar.
        case date = 18
        /// A clock.
        case time = 19
        /// A camera.
        case capturePhoto = 20
        /// A film camera.
        case captureVideo = 21
        /// Something to do.
        case task = 22
        /// Something done.
        case taskCompleted = 23
        /// An alarm clock.
        case alarm = 24
        /// A bookmark.
        case bookmark = 25
        /// In no order.
        case shuffle = 26
        /// Sound.
        case audio = 27
        /// To fetch what is new.
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
