import Foundation

/// The folders of an app, in the layout of iOS: `Documents`, `Library/Caches`, `Library/Application Support`,
/// `Library/Preferences` and `tmp`.
///
/// Foundation reads their locations from the environment. `Sources/CProcess` sets the environment of test processes.
package struct AppContainer: Hashable, Sendable {
    /// The root folder, which `NSHomeDirectory()` returns.
    package let root: URL

    package init(root: URL) {
        self.root = root
    }

    /// Describes the container of an app that is not a test. Creates no folders.
    ///
    /// - Parameters:
    ///   - identifier: The bundle identifier; the name of the program for an app without one.
    ///   - environment: The environment, which specifies the user's data folder: `XDG_DATA_HOME`, or by default
    ///     `~/.local/share`.
    package init(identifier: String, environment: [String: String]) {
        let name = identifier.replacingOccurrences(of: "/", with: "-")
        root = Self.folder(environment).appendingPathComponent(name, isDirectory: true)
    }

    /// The folder of the containers of all apps that are not tests.
    private static func folder(_ environment: [String: String]) -> URL {
        let home =
            environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) } ?? FileManager.default.homeDirectoryForCurrentUser
        let configured = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true) }
        let data = configured ?? home.appendingPathComponent(".local/share", isDirectory: true)
        return data.appendingPathComponent("caret/containers", isDirectory: true)
    }

    /// The containers of all apps that have run, sorted by identifier.
    package static func all(environment: [String: String]) -> [AppContainer] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder(environment).path)) ?? []
        return names.sorted().map { AppContainer(identifier: $0, environment: environment) }
    }

    /// The bundle identifier of the app, or the name of its program.
    package var identifier: String { root.lastPathComponent }

    /// The file with the user's answers to the app's questions for permissions, a JSON object of names. The file need
    /// not exist.
    package var permissionsFile: URL { root.appendingPathComponent("permissions.json") }

    /// The container of this test process; `nil` for other processes.
    package static var testContainer: AppContainer? {
        ProcessInfo.processInfo.environment["CARET_TEST_CONTAINER"].map { AppContainer(root: URL(fileURLWithPath: $0, isDirectory: true)) }
    }

    /// The container of the app of this process, or of this test process; `nil` if the process has none.
    package static var active: AppContainer? {
        if let testContainer { return testContainer }
        let environment = ProcessInfo.processInfo.environment
        guard environment[homeVariable] != nil, let root = environment["CFFIXED_USER_HOME"] else { return nil }
        return AppContainer(root: URL(fileURLWithPath: root, isDirectory: true))
    }

    private static let homeVariable = "CARET_USER_HOME"
    private static let configurationVariable = "CARET_USER_CONFIG"

    /// The home folder of the user; `nil` if no container was activated.
    static var userHome: URL? {
        ProcessInfo.processInfo.environment[homeVariable].map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    /// The file with the configuration of the user's folders.
    static var userConfiguration: URL? {
        ProcessInfo.processInfo.environment[configurationVariable].map {
            URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent("user-dirs.dirs")
        }
    }

    /// The folders with the environment variables that Foundation reads. `Documents` and `Library` are inside the
    /// first folder.
    private var folders: [(variable: String?, folder: String)] {
        [
            ("CFFIXED_USER_HOME", ""), (nil, "Documents"), ("XDG_CACHE_HOME", "Library/Caches"),
            ("XDG_DATA_HOME", "Library/Application Support"), ("XDG_CONFIG_HOME", "Library/Preferences"), ("TMPDIR", "tmp"),
        ]
    }

    /// Creates the folders, and sets the environment of this process and its children. Called before other threads
    /// read the environment.
    ///
    /// - Throws: The error of the file system if a folder cannot be created; the environment is unchanged then.
    package func activate() throws {
        try makeFolders()
        let environment = ProcessInfo.processInfo.environment
        if environment[Self.homeVariable] == nil {
            let configuration = environment["XDG_CONFIG_HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path + "/.config"
            setenv(Self.configurationVariable, configuration, 1)
            setenv(Self.homeVariable, FileManager.default.homeDirectoryForCurrentUser.path, 1)
        }
        for case (let variable?, let folder) in folders { setenv(variable, root.appendingPathComponent(folder).path, 1) }
    }

    /// Removes everything in the container except temporary files, which tests may share, and creates its folders
    /// again. Does nothing if the folders exist and are empty: most tests write no files.
    ///
    /// Other threads may write at the same time, for example Foundation's URL cache. Folders are therefore moved away
    /// in one step, and removed afterwards. Files that a thread adds to a moved folder stay among the temporary
    /// files.
    ///
    /// - Throws: The error of the file system if a folder cannot be moved or created.
    package func empty() throws {
        if isEmpty { return }
        let manager = FileManager.default
        let trash = root.appendingPathComponent("tmp/emptied-\(UUID().uuidString)", isDirectory: true)
        try manager.createDirectory(at: trash, withIntermediateDirectories: true)
        for item in try manager.contentsOfDirectory(at: root, includingPropertiesForKeys: nil) where item.lastPathComponent != "tmp" {
            try manager.moveItem(at: item, to: trash.appendingPathComponent(item.lastPathComponent))
        }
        try makeFolders()
        try? manager.removeItem(at: trash)
    }

    /// The names in each folder of an empty container. Temporary files do not count.
    private static let emptyContents: [(folder: String, names: Set<String>)] = [
        ("", ["Documents", "Library", "tmp"]), ("Documents", []), ("Library", ["Application Support", "Caches", "Preferences"]),
        ("Library/Application Support", []), ("Library/Caches", []), ("Library/Preferences", []),
    ]

    /// Whether the container has its folders, accessible, and contains nothing else except temporary files.
    private var isEmpty: Bool {
        Self.isAccessibleFolder(root.path + "/tmp")
            && Self.emptyContents.allSatisfy { folder, names in
                let path = root.path + "/" + folder
                return Self.isAccessibleFolder(path) && (try? FileManager.default.contentsOfDirectory(atPath: path)).map(Set.init) == names
            }
    }

    /// Whether a path is that of a folder, and not of a link, that its owner may read, change and search.
    private static func isAccessibleFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_mode & S_IRWXU == S_IRWXU
    }

    private func makeFolders() throws {
        for (_, folder) in folders {
            try FileManager.default.createDirectory(at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
    }
}
