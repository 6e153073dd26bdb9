import Foundation

/// The folders of the user, which an app displays in pickers. They differ from the folders of the app's container.
package enum UserFolders {
    /// Returns the user's folder; `nil` if there is none. Tests use the folders of their container.
    package static func url(_ directory: FileManager.SearchPathDirectory) -> URL? {
        guard let home = AppContainer.userHome else { return FileManager.default.urls(for: directory, in: .userDomainMask).first }
        guard let kind = kinds[directory.rawValue] else { return nil }
        let configured = AppContainer.userConfiguration.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        return folder(kind.variable, in: configured, home: home) ?? home.appendingPathComponent(kind.name, isDirectory: true)
    }

    /// The user's home folder.
    package static var home: URL { AppContainer.userHome ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true) }

    private static let kinds: [UInt: (variable: String, name: String)] = [
        FileManager.SearchPathDirectory.documentDirectory.rawValue: ("XDG_DOCUMENTS_DIR", "Documents"),
        FileManager.SearchPathDirectory.downloadsDirectory.rawValue: ("XDG_DOWNLOAD_DIR", "Downloads"),
        FileManager.SearchPathDirectory.desktopDirectory.rawValue: ("XDG_DESKTOP_DIR", "Desktop"),
        FileManager.SearchPathDirectory.picturesDirectory.rawValue: ("XDG_PICTURES_DIR", "Pictures"),
        FileManager.SearchPathDirectory.musicDirectory.rawValue: ("XDG_MUSIC_DIR", "Music"),
        FileManager.SearchPathDirectory.moviesDirectory.rawValue: ("XDG_VIDEOS_DIR", "Videos"),
    ]

    /// Returns the folder in a line such as `XDG_PICTURES_DIR="$HOME/Bilder"` of `user-dirs.dirs`; `nil` if there is
    /// none.
    ///
    /// - Source: https://www.freedesktop.org/wiki/Software/xdg-user-dirs/
    static func folder(_ variable: String, in text: String, home: URL) -> URL? {
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == variable else { continue }
            let path = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \""))
            if path.hasPrefix("$HOME/") { return home.appendingPathComponent(String(path.dropFirst(6)), isDirectory: true) }
            if path.hasPrefix("/") { return URL(fileURLWithPath: path, isDirectory: true) }
        }
        return nil
    }
}
