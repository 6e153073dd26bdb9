import Foundation

/// The folders of one app, in the layout that iOS has: `Documents`, `Library/Caches`, `Library/Application Support`,
/// `Library/Preferences` and `tmp`.
///
/// Foundation reads where they are from the environment. `Sources/CProcess` does the same for processes of tests.
package struct AppContainer: Hashable, Sendable {
    /// The folder that all others are in: what `NSHomeDirectory()` returns.
    package let root: URL

    package init(root: URL) {
        self.root = root
    }

    /// The container of an app that a person uses.
    ///
    /// - Parameters:
    ///   - identifier: the bundle identifier; the program's name for an app without one.
    ///   - environment: where the user's data folder is read from: `XDG_DATA_HOME`, else `~/.local/share`.
    package init(identifier: String, environment: [String: String]) {
        let home =
            environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) } ?? FileManager.default.homeDirectoryForCurrentUser
        let named = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true) }
        let data = named ?? home.appendingPathComponent(".local/share", isDirectory: true)
        let name = identifier.replacingOccurrences(of: "/", with: "-")
        root = data.appendingPathComponent("caret/containers/\(name)", isDirectory: true)
    }

    /// The container of this process of tests; `nil` elsewhere.
    package static var ofTests: AppContainer? {
        ProcessInfo.processInfo.environment["CARET_TEST_CONTAINER"].map { AppContainer(root: URL(fileURLWithPath: $0, isDirectory: true)) }
    }

    private static let homeVariable = "CARET_USER_HOME"
    private static let configurationVariable = "CARET_USER_CONFIG"

    /// The home of the user whose app this is; `nil` where no container was entered.
    static var userHome: URL? {
        ProcessInfo.processInfo.environment[homeVariable].map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    /// The file in which the user's folders are configured.
    static var userConfiguration: URL? {
        ProcessInfo.processInfo.environment[configurationVariable].map {
            URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent("user-dirs.dirs")
        }
    }

    /// The folders by the variables that lead Foundation to them. `Documents` and `Library` follow from the first.
    private var folders: [(variable: String?, folder: String)] {
        [
            ("CFFIXED_USER_HOME", ""), (nil, "Documents"), ("XDG_CACHE_HOME", "Library/Caches"),
            ("XDG_DATA_HOME", "Library/Application Support"), ("XDG_CONFIG_HOME", "Library/Preferences"), ("TMPDIR", "tmp"),
        ]
    }

    /// Makes the folders, and lets this process and its children use them from now on. Call it before threads read the environment.
    ///
    /// - Throws: what the file system throws where a folder cannot be made; the environment is as before then.
    package func enter() throws {
        try makeFolders()
        let environment = ProcessInfo.processInfo.environment
        if environment[Self.homeVariable] == nil {
            let configuration = environment["XDG_CONFIG_HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path + "/.config"
            setenv(Self.configurationVariable, configuration, 1)
            setenv(Self.homeVariable, FileManager.default.homeDirectoryForCurrentUser.path, 1)
        }
        for case (let variable?, let folder) in folders { setenv(variable, root.appendingPathComponent(folder).path, 1) }
    }

    /// Removes everything in the container but temporary files, which tests may share, and makes its folders again.
    ///
    /// Other threads may write meanwhile, such as Foundation's URL cache: folders are moved away in one step, then removed. What a thread puts
    /// into a moved folder stays among the temporary files.
    ///
    /// - Throws: what the file system throws where a folder cannot be moved or made.
    package func empty() throws {
        let manager = FileManager.default
        let moved = root.appendingPathComponent("tmp/emptied-\(UUID().uuidString)", isDirectory: true)
        try manager.createDirectory(at: moved, withIntermediateDirectories: true)
        for item in try manager.contentsOfDirectory(at: root, includingPropertiesForKeys: nil) where item.lastPathComponent != "tmp" {
            try manager.moveItem(at: item, to: moved.appendingPathComponent(item.lastPathComponent))
        }
        try makeFolders()
        try? manager.removeItem(at: moved)
    }

    private func makeFolders() throws {
        for (_, folder) in folders {
            try FileManager.default.createDirectory(at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
    }
}
