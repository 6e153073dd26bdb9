/// Lists the files in a folder that have one of the accepted extensions.
struct FolderReader: Sendable {
    let folder: URL
    /// The accepted file extensions, in lowercase; empty for all files.
    let extensions: Set<String>

    /// Returns the files in natural order, with `9.jpg` before `10.jpg`; empty for a folder that cannot be read.
    func files() -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter(isListed).sorted { $0.localizedStandardCompare($1) == .orderedAscending }
            .map { folder.appendingPathComponent($0, isDirectory: false) }
    }

    private func isListed(_ name: String) -> Bool {
        guard !name.hasPrefix("."), extensions.isEmpty || extensions.contains((name as NSString).pathExtension.lowercased()) else {
            return false
        }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path, isDirectory: &isFolder)
            && !isFolder.boolValue
    }
}
