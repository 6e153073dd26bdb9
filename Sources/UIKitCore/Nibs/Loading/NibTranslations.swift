import UIKitEngines

/// Finds the words of a nib in the user's language.
///
/// A nib in `Base.lproj`, or without a language's folder, has its words in `<language>.lproj/<name>.strings` beside it. A nib in a language's
/// own folder has them in itself.
enum NibTranslations {
    static func find(for file: String, in folder: URL?) -> [String: String] {
        guard let folder, folder.pathExtension != "lproj" || isBase(folder) else { return [:] }
        let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
        let name = (file as NSString).deletingPathExtension + ".strings"
        let folders = FileManager.default.sortedFolders(in: root).filter {
            $0.pathExtension == "lproj" && !isBase($0)
        }
        let languages = folders.map { $0.deletingPathExtension().lastPathComponent }
        for language in Bundle.preferredLocalizations(from: languages, forPreferences: Locale.preferredLanguages) {
            guard let preferred = Locale.preferredLanguages.first, preferred.hasPrefix(language.prefix(2)) else { continue }
            let url = root.appendingPathComponent("\(language).lproj").appendingPathComponent(name)
            if let data = try? Data(contentsOf: url) { return StringsTable.read(data) }
        }
        return [:]
    }

    /// SwiftPM writes the folder's name in small letters.
    private static func isBase(_ folder: URL) -> Bool { folder.lastPathComponent.lowercased() == "base.lproj" }
}
