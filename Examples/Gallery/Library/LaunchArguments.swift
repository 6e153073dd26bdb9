import Foundation

/// The parsed command line: `Gallery [--closures] [FOLDER]`.
struct LaunchArguments: Equatable {
    static let usage = """
        usage: Gallery [--backend headless|window|web] [--closures] [FOLDER]
        Shows the photos of a folder; without one, pictures that come with the app.
        --closures turns pages by Caret's Gallery in place of UIKit's delegates.
        """

    /// The folder of photos; `nil` for the pictures that the app draws.
    private(set) var folder: URL?
    /// Whether the pager that uses closures turns the pages.
    private(set) var usesClosures = false
    /// Whether the command line contains `--help`.
    private(set) var wantsHelp = false
    /// The first unknown argument.
    private(set) var unknown: String?

    init(_ arguments: [String]) {
        var rest = arguments[...]
        var isOver = false
        while let argument = rest.popFirst() {
            switch argument {
            case "--" where !isOver: isOver = true
            case "--help" where !isOver, "-h" where !isOver: wantsHelp = true
            case "--closures" where !isOver: usesClosures = true
            // The toolkit reads this option itself.
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
