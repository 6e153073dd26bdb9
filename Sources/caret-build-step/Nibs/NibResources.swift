import Foundation

/// The nibs of a target, by their names in its resource bundle.
///
/// SwiftPM copies resources into the bundle, but does not remove resources that were deleted from the sources. If the
/// target had a nib in the last build and no longer has it, this type removes the nib from the bundle. An incremental
/// build therefore has the same nibs as a clean one.
struct NibResources {
    /// The sorted names. The name of a localized nib includes its folder, as in `Base.lproj/Main.storyboard`.
    let names: [String]

    /// - Parameter paths: The paths of the nib files in the sources.
    init(paths: [String]) {
        names = Set(paths.map(Self.name)).sorted()
    }

    static func name(_ path: String) -> String {
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? "\(folder.lastPathComponent)/\(url.lastPathComponent)" : url.lastPathComponent
    }

    /// Removes the nibs that the target had in the last build and no longer has. Then records the current nibs.
    ///
    /// - Parameters:
    ///   - bundle: The name of the bundle's folder.
    ///   - work: The plugin's folder, which is inside SwiftPM's build folder.
    func removeStale(from bundle: String, work: URL) throws {
        let recordFile = work.appendingPathComponent("nibs.txt")
        let previousNames = (try? String(contentsOf: recordFile, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        for name in Set(previousNames).subtracting(names) {
            for folder in Self.bundles(bundle, around: work) { try Self.remove(name, from: folder) }
        }
        try GeneratedFile(url: recordFile).update(names.joined(separator: "\n"))
    }

    /// Removes a nib. SwiftPM usually writes the names of language folders in lowercase, but may also write them
    /// unchanged.
    private static func remove(_ name: String, from folder: URL) throws {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        let spellings = parts.count == 2 ? Set([name, "\(parts[0].lowercased())/\(parts[1])"]) : [name]
        for spelling in spellings {
            let file = folder.appendingPathComponent(spelling)
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
        }
    }

    /// Returns the bundle folders of all configurations. Their paths are `build/<platform>/<debug or
    /// release>/<bundle>`, and `work` is `build/plugins/outputs/…/work`.
    private static func bundles(_ name: String, around work: URL) -> [URL] {
        var build = work
        repeat {
            build.deleteLastPathComponent()
            guard build.path.count > 1 else { return [] }
        } while build.lastPathComponent != "outputs" || build.deletingLastPathComponent().lastPathComponent != "plugins"
        build = build.deletingLastPathComponent().deletingLastPathComponent()
        return folders(in: build).flatMap(folders).map { $0.appendingPathComponent(name) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Returns the subfolders, without symbolic links. `debug` is a link to a folder that is listed separately.
    private static func folders(in folder: URL) -> [URL] {
        let contents = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        return (contents ?? []).filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
    }
}
