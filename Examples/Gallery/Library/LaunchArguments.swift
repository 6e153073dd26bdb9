import Foundation

/// What the app was asked on its command line: `Gallery [--closures] [FOLDER]`.
struct LaunchArguments: Equatable {
    static let usage = """
        usage: Gallery [--backend headless|window|web] [--closures] [FOLDER]
        Shows the photos of a folder; without one, pictures that come with the app.
        --closures turns pages by Caret's Gallery in place of UIKit's delegates.
        """

    /// The folder of photos; `nil` for the pictures that come with the app.
    private(set) var folder: URL?
    /// Whether pages are turned by the pager of closures.
    private(set) var usesClosures = false
    /// Whether `--help` was asked for.
    private(set) var wantsHelp = false
    /// The first argument that means nothing.
    private(set) var unknown: String?

    init(_ arguments: [String]) {
        var rest = arguments[...]
        var isOver = false
        while let argument = rest.popFirst() {
            switch argument {
            case "--" where !isOver: isOver = true
            case "--help" where !isOver, "-h" where !isOver: wantsHelp = true
            case "--closures" where !isOver: usesClosures = true
            // For the toolkit, which reads it by itself.
            case "--backend" where !isOver: _ = rest.popFirst()
            default: take(argument, isOption: !isOver && argument.hasPrefix("-"))
            }
        }
    }

    private mutating func take(_ argument: String, isOption: Bool) {
        if isOption || folder != nil {
            unknown = unknown ?? argument
        } else {
            folder = URL(fileURLWithPath: (argument as NSString).expandingTildeInPath, isDirectory: true)
        }
    }
}
