import UIKitEngines

/// Finds the words of a nib in the user's language.
///
/// A nib in `Base.lproj`, or without a language's folder, has its words in `<language>.lproj/<name>.strings` beside it. A nib in a language's
/// own folder has them in itself.
enum NibTranslations {
    /// The words by `identifier.property`; none where the nib's own are right.
    ///
    /// - Parameters:
    ///   - wanted: the person's languages.
    ///   - development: the language of the nib itself.
    static func find(
        for file: String, in folder: URL?, wanted: [String] = NibLanguages.preferred, development: String = "en"
    ) -> [String: String] {
        guard let folder, folder.pathExtension != "lproj" || isBase(folder) else { return [:] }
        let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
        let name = (file as NSString).deletingPathExtension + ".strings"
        let folders = FileManager.default.sortedFolders(in: root).filter {
            $0.pathExtension == "lproj" && !isBase($0)
        }
        let languages = folders.map { $0.deletingPathExtension().lastPathComponent }
        guard let language = NibLanguages.best(of: languages, for: wanted, development: development) else { return [:] }
        let url = root.appendingPathComponent("\(language).lproj").appendingPathComponent(name)
        return (try? Data(contentsOf: url)).map(StringsTable.read) ?? [:]
    }

    /// SwiftPM writes the folder's name in small letters.
    private static func isBase(_ folder: URL) -> Bool { folder.lastPathComponent.lowercased() == "base.lproj" }
}
