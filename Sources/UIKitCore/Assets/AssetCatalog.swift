/// The entries of the catalogs in a folder, by kind and name.
///
/// Adding a catalog visits its folders in the order of their names, and records each set by its name. The name is
/// preceded by the names of its groups that provide a namespace. Of several sets with a name, the first is used. The
/// `Contents.json` of a set is read only when the set is used. The search skips symbolic links to visited
/// folders, and folders below the maximum depth.
struct AssetCatalog: Sendable {
    /// The kinds of entries, with the extensions of their folders.
    enum Kind: String, Sendable {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"
        case icon = "appiconset"
    }

    /// The maximum depth of nested folders.
    private static let maximumDepth = 32

    private var entries: [Kind: [String: URL]] = [:]
    /// The resolved paths of visited folders, for the detection of cyclic links.
    private var visitedPaths: Set<String> = []

    init() {}

    func url(_ kind: Kind, _ name: String) -> URL? { entries[kind]?[name] }

    /// Adds a catalog. Existing names take precedence.
    mutating func add(catalog url: URL) { addAssets(url, prefix: "", depth: 0) }

    private mutating func addAssets(_ folder: URL, prefix: String, depth: Int) {
        guard depth < Self.maximumDepth, visitedPaths.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
        for url in FileManager.default.sortedFolders(in: folder) {
            let name = url.deletingPathExtension().lastPathComponent
            if let kind = Kind(rawValue: url.pathExtension.lowercased()) {
                if entries[kind]?[prefix + name] == nil { entries[kind, default: [:]][prefix + name] = url }
            } else if url.pathExtension.isEmpty {
                addAssets(url, prefix: prefix + namespace(of: url), depth: depth + 1)
            }
        }
    }

    /// Returns the prefix for the names of a group's entries; empty unless the group provides a namespace.
    private func namespace(of group: URL) -> String {
        let file = group.appendingPathComponent("Contents.json")
        guard FileManager.default.fileExists(atPath: file.path), let contents = AssetContents.read(file) else { return "" }
        return contents.properties?.providesNamespace == true ? "\(group.lastPathComponent)/" : ""
    }
}

extension AssetContents {
    /// Reads a file. Returns `nil`, with a diagnostic that names the file and the reason, if the file cannot be read.
    static func read(_ file: URL) -> AssetContents? {
        do {
            return try JSONDecoder().decode(AssetContents.self, from: Data(contentsOf: file)).removingInvalidEntries(file)
        } catch {
            MissingNames.assets.report("asset.contents", file.path, "\(file.path): \(reason(error))")
            return nil
        }
    }

    /// Returns the contents without variants that have invalid numbers. Such variants are reported.
    private func removingInvalidEntries(_ file: URL) -> AssetContents {
        func validEntries(_ entries: [Entry]?) -> [Entry]? {
            entries?.filter { entry in
                guard let fault = entry.validationError else { return true }
                let name = entry.filename ?? ""
                MissingNames.assets.report("asset.contents", "\(file.path)\0\(name)", "\(file.path): skipped \"\(name)\": \(fault)")
                return false
            }
        }
        var result = self
        result.images = validEntries(images)
        result.colors = validEntries(colors)
        result.data = validEntries(data)
        result.symbols = validEntries(symbols)
        return result
    }

    private static func reason(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context), .dataCorrupted(let context):
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            return "its contents are not those of a catalog: \(path.isEmpty ? "" : "\(path): ")\(context.debugDescription)"
        case nil: return "it cannot be read: \(error.localizedDescription)"
        @unknown default: return "\(error)"
        }
    }
}

extension FileManager {
    /// Returns the folders directly within a folder, including links, sorted by name; empty if the folder cannot be
    /// read.
    func sortedFolders(in folder: URL) -> [URL] {
        let names = (try? contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }.filter { url in
            var isFolder: ObjCBool = false
            return fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
        }
    }
}
