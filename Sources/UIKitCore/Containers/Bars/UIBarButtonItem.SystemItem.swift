extension UIBarButtonItem {
    /// The bar button items that the system defines.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem
    public enum SystemItem: Int, Sendable, CaseIterable {
        /// "Done", bold.
        case done = 0
        /// "Cancel".
        case cancel = 1
        /// "Edit".
        case edit = 2
        /// "Save", bold.
        case save = 3
        /// A plus sign.
        case add = 4
        /// A space that fills the remaining width of a toolbar.
        case flexibleSpace = 5
        /// A space of a fixed width, ``UIBarButtonItem/width``.
        case fixedSpace = 6
        /// A sheet with a pencil.
        case compose = 7
        /// An arrow that points back.
        case reply = 8
        /// An arrow that points up out of a box; the item for sharing.
        case action = 9
        /// A folder.
        case organize = 10
        /// A book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// A circular arrow.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A bin.
        case trash = 16
        /// A triangle that points forward.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles that point backward.
        case rewind = 19
        /// Two triangles that point forward.
        case fastForward = 20
        /// "Undo".
        case undo = 21
        /// "Redo".
        case redo = 22
        /// A cross that closes a screen.
        case close = 24

        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }

        /// The name of the symbol, and its accessibility label.
        var symbol: (name: String, label: String)? {
            switch self {
            case .add: ("plus", "Add")
            case .compose: ("square.and.pencil", "Compose")
            case .reply: ("arrowshape.turn.up.left", "Reply")
            case .action: ("square.and.arrow.up", "Share")
            case .organize: ("folder", "Organize")
            case .bookmarks: ("book", "Bookmarks")
            case .search: ("magnifyingglass", "Search")
            case .refresh: ("arrow.clockwise", "Refresh")
            case .stop: ("xmark", "Stop")
            case .camera: ("camera", "Camera")
            case .trash: ("trash", "Delete")
            case .play: ("play.fill", "Play")
            case .pause: ("pause.fill", "Pause")
            case .rewind: ("backward.fill", "Rewind")
            case .fastForward: ("forward.fill", "Fast Forward")
            case .close: ("xmark.circle.fill", "Close")
            default: nil
            }
        }
    }
}
