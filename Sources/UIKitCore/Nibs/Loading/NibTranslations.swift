import UIKitEngines

/// Finds the translations of a nib in the user's language.
///
/// The translations of a nib in `Base.lproj`, or outside language folders, are in `<language>.lproj/<name>.strings`
/// next to it. Alternatively, a catalog `<name>.xcstrings` contains all languages; Xcode stores it in `mul.lproj`. A
/// nib in a language folder is itself a translation.
enum NibTranslations {
    /// Returns the translations by `identifier.property`. The result is empty if the nib's text applies. String
    /// tables take precedence over catalogs.
    ///
    /// - Parameters:
    ///   - preferredLanguages: the user's preferred languages.
    ///   - development: the language of the nib's text.
    ///   - device: the device for device-specific translations, `iphone` or `ipad`.
    static func find(
        for file: String, in folder: URL?, preferredLanguages: [String] = NibLanguages.preferred, development: String = "en",
        device: String = "iphone"
    ) -> [String: String] {
        guard let folder, folder.pathExtension != "lproj" || isBase(folder) else { return [:] }
        let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
        let name = (file as NSString).deletingPathExtension
        let folders = FileManager.default.sortedFolders(in: root).filter {
            $0.pathExtension == "lproj" && !isBase($0) && code($0) != "mul"
        }
        let catalog = catalog(name, [folder, root] + FileManager.default.sortedFolders(in: root).filter { code($0) == "mul" })
        let languages = folders.map { $0.deletingPathExtension().lastPathComponent } + (catalog?.languages ?? [])
        guard let language = NibLanguages.best(of: languages, for: preferredLanguages, development: development) else { return [:] }
        var result: [String: String] = [:]
        for spelling in catalog?.languages ?? [] where spelling.lowercased() == language.lowercased() {
            result = catalog?.localizedStrings(in: spelling, device: device) ?? [:]
        }
        for folder in folders where code(folder) == language.lowercased() {
            let table = (try? Data(contentsOf: folder.appendingPathComponent("\(name).strings"))).map(StringsTable.read) ?? [:]
            result.merge(table) { $1 }
        }
        return result
    }

    private static func catalog(_ name: String, _ folders: [URL]) -> StringsCatalog? {
        let files = folders.map { $0.appendingPathComponent("\(name).xcstrings") }
        guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return nil }
        do { return try StringsCatalog(Data(contentsOf: file)) } catch {
            Diagnostics.report("nib.strings", "\(file.lastPathComponent): is no string catalog, and none of its words is taken: \(error)")
            return nil
        }
    }

    /// Returns the language of a folder. SwiftPM writes its name in lower case.
    private static func code(_ folder: URL) -> String { folder.deletingPathExtension().lastPathComponent.lowercased() }

    private static func isBase(_ folder: URL) -> Bool { folder.lastPathComponent.lowercased() == "base.lproj" }
}
