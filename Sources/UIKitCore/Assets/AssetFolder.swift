/// A resource folder: its catalogs, and the files in it.
struct AssetFolder: Sendable {
    let url: URL
    let catalog: AssetCatalog

    /// Finds the catalogs in the folder and in its direct subfolders.
    init(_ url: URL) {
        self.url = url
        var catalog = AssetCatalog()
        let folders = FileManager.default.sortedFolders(in: url)
        for folder in folders where folder.pathExtension == "xcassets" { catalog.add(catalog: folder) }
        for folder in folders where folder.pathExtension.isEmpty {
            for subfolder in FileManager.default.sortedFolders(in: folder) where subfolder.pathExtension == "xcassets" {
                catalog.add(catalog: subfolder)
            }
        }
        self.catalog = catalog
    }

    /// The extensions that the name of an image may omit, in the order in which they are tried.
    private static let fileExtensions = ["png", "jpg", "jpeg", "webp", "heic", "gif", "avif", "tiff", "tif", "bmp", "svg", "pdf"]
    private static let idioms: [(String, UIUserInterfaceIdiom)] = [("", .unspecified), ("~iphone", .phone), ("~ipad", .pad)]

    /// Returns the files of an image, such as `name@2x~ipad.png`. Only the first file extension for which there are
    /// files is used.
    func looseFiles(_ name: String) -> [(AssetAttributes, URL)] {
        // A name must not refer to a file outside the folder.
        guard !name.isEmpty, !name.utf8.contains(0), !name.split(separator: "/").contains("..") else { return [] }
        let baseName = Self.removingImageExtension(name)
        for fileExtension in baseName != nil ? [(name as NSString).pathExtension] : Self.fileExtensions {
            let files = variants(baseName ?? name, fileExtension)
            if !files.isEmpty { return files }
        }
        return []
    }

    /// Returns a name without the extension of an image file; `nil` for a name without such an extension.
    static func removingImageExtension(_ name: String) -> String? {
        let name = name as NSString
        return fileExtensions.contains(name.pathExtension.lowercased()) ? name.deletingPathExtension : nil
    }

    private func variants(_ baseName: String, _ fileExtension: String) -> [(AssetAttributes, URL)] {
        var result: [(AssetAttributes, URL)] = []
        for scale in 1...3 {
            for (suffix, idiom) in Self.idioms {
                let file = url.appendingPathComponent("\(baseName)\(scale > 1 ? "@\(scale)x" : "")\(suffix).\(fileExtension)")
                guard FileManager.default.fileExists(atPath: file.path) else { continue }
                var attributes = AssetAttributes()
                attributes.scale = CGFloat(scale)
                attributes.idiom = idiom
                result.append((attributes, file))
            }
        }
        return result
    }
}
