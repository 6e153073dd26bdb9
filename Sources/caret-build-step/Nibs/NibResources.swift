import Foundation

/// The nibs of a target, by the names that they have in its bundle of resources.
///
/// SwiftPM copies resources into the bundle, but leaves there what was deleted from the sources. What was a nib of the target in the last
/// build and is none now is removed from the bundle, so that an incremental build has the same nibs as a clean one.
struct NibResources {
    /// Sorted; those of a language with its folder, as in `Base.lproj/Main.storyboard`.
    let names: [String]

    /// - Parameter paths: where the files are in the sources.
    init(paths: [String]) {
        names = Set(paths.map(Self.name)).sorted()
    }

    static func name(_ path: String) -> String {
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? "\(folder.lastPathComponent)/\(url.lastPathComponent)" : url.lastPathComponent
    }

    /// Removes what the last build of this target had and this one has not; remembers what this one has.
    ///
    /// - Parameters:
    ///   - bundle: the name of the bundle's folder.
    ///   - work: the plugin's folder, which is in SwiftPM's folder of all builds.
    func removeStale(from bundle: String, work: URL) throws {
        let record = work.appendingPathComponent("nibs.txt")
        let before = (try? String(contentsOf: record, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        for name in Set(before).subtracting(names) {
            for folder in Self.bundles(bundle, around: work) { try Self.remove(name, from: folder) }
        }
        try GeneratedFile(url: record).update(names.joined(separator: "\n"))
    }

    /// SwiftPM writes languages in small letters, and may have written them as they are.
    private static func remove(_ name: String, from folder: URL) throws {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        let spellings = parts.count == 2 ? Set([name, "\(parts[0].lowercased())/\(parts[1])"]) : [name]
        for spelling in spellings {
            let file = folder.appendingPathComponent(spelling)
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
        }
    }

    /// The bundle in each configuration: `build/<platform>/<debug or release>/<bundle>`, beside `build/plugins/outputs/…/work`.
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

    /// Links are left out: `debug` leads to a folder that is found by itself.
    private static func folders(in folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        return (found ?? []).filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
    }
}
