/// Which files of a folder count.
struct FolderReader: Sendable {
    let folder: URL
    /// In small letters; empty for all.
    let extensions: Set<String>

    /// In the order in which a person would count them: `9.jpg` before `10.jpg`. None of a folder that cannot be read.
    func files() -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter(isCounted).sorted { $0.localizedStandardCompare($1) == .orderedAscending }
            .map { folder.appendingPathComponent($0, isDirectory: false) }
    }

    private func isCounted(_ name: String) -> Bool {
        guard !name.hasPrefix("."), extensions.isEmpty || extensions.contains((name as NSString).pathExtension.lowercased()) else {
            return false
        }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path, isDirectory: &isFolder)
            && !isFolder.boolValue
    }
}
