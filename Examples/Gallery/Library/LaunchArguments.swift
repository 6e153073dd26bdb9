import Foundation

/// What the app was asked to show on its command line: `Gallery [FOLDER]`.
struct LaunchArguments: Equatable {
    /// The folder of photos; `nil` for the pictures that come with the app.
    let folder: URL?

    init(_ arguments: [String]) {
        var rest = arguments[...]
        var path: String?
        var isOver = false
        while let argument = rest.popFirst() {
            switch argument {
            case "--" where !isOver: isOver = true
            // For the toolkit, which reads it by itself.
            case "--backend" where !isOver: _ = rest.popFirst()
            default: path = path ?? argument
            }
        }
        folder = path.map { URL(fileURLWithPath: ($0 as NSString).expandingTildeInPath, isDirectory: true) }
    }
}
