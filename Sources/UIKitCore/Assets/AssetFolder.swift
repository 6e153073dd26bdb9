/// One folder with resources: its catalogs, and the files that lie in it.
struct AssetFolder: Sendable {
    let url: URL
    let catalog: AssetCatalog

    /// Finds the catalogs in the folder and in those directly within it.
    init(_ url: URL) {
        self.url = url
        var catalog = AssetCatalog()
        let folders = FileManager.default.sortedFolders(in: url)
        for folder in folders where folder.pathExtension == "xcassets" { catalog.add(catalog: folder) }
        for folder in folders where folder.pathExtension.isEmpty {
            for inner in FileManager.default.sortedFolders(in: folder) where inner.pathExtension == "xcassets" {
                catalog.add(catalog: inner)
            }
        }
        self.catalog = catalog
    }

    /// The endings that a picture's name may leave out, in the order in which they are tried.
    private static let endings = ["png", "jpg", "jpeg", "webp", "heic", "gif", "avif", "tiff", "tif", "bmp", "svg", "pdf"]
    private static let idioms: [(String, UIUserInterfaceIdiom)] = [("", .unspecified), ("~iphone", .phone), ("~ipad", .pad)]

    /// The files that hold a picture: `name@2x~ipad.png` and its like, of the first ending for which there are any.
    func looseFiles(_ name: String) -> [(AssetAttributes, URL)] {
        // A name must not lead out of the folder.
        guard !name.isEmpty, !name.utf8.contains(0), !name.split(separator: "/").contains("..") else { return [] }
        let stem = Self.withoutEnding(name)
        for ending in stem != nil ? [(name as NSString).pathExtension] : Self.endings {
            let found = variants(stem ?? name, ending)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// A name without the ending of a picture's file; `nil` if it has none.
    static func withoutEnding(_ name: String) -> String? {
        let name = name as NSString
        return endings.contains(name.pathExtension.lowercased()) ? name.deletingPathExtension : nil
    }

    private func variants(_ stem: String, _ ending: String) -> [(AssetAttributes, URL)] {
        var result: [(AssetAttributes, URL)] = []
        for scale in 1...3 {
            for (idiom, value) in Self.idioms {
                let file = url.appendingPathComponent("\(stem)\(scale > 1 ? "@\(scale)x" : "")\(idiom).\(ending)")
                guard FileManager.default.fileExists(atPath: file.path) else { continue }
                var attributes = AssetAttributes()
                attributes.scale = CGFloat(scale)
                attributes.idiom = value
                result.append((attributes, file))
            }
        }
        return result
    }
}
