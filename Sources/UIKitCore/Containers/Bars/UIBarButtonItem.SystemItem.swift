extension UIBarButtonItem {
    /// Buttons that every app has.
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
        /// A plus.
        case add = 4
        /// Takes the room that is left.
        case flexibleSpace = 5
        /// Takes ``UIBarButtonItem/width``.
        case fixedSpace = 6
        /// A sheet with a pencil.
        case compose = 7
        /// An arrow back.
        case reply = 8
        /// An arrow out of a box: shares.
        case action = 9
        /// A folder.
        case organize = 10
        /// A book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// A round arrow.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A bin.
        case trash = 16
        /// A triangle.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles backwards.
        case rewind = 19
        /// Two triangles forwards.
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

        /// The symbol's name, and what it is called.
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
