import Foundation

/// Causes SwiftPM to plan the build again after the outputs of the phases have changed.
///
/// SwiftPM keeps a plan until the structure of certain folders changes. The plugin registers this folder, which
/// contains a link to the folder of scripts, so that an added or removed script is detected at once. Editing a head
/// comment does not change the structure. The build step detects the edit, and then creates a file, the mark, which
/// the next build detects. SwiftPM neither compiles nor bundles files with the extension `.docc`.
struct PlanInvalidation {
    /// The folder inside the work folder of the plugin.
    var folder: URL

    init(workFolder: URL) {
        folder = workFolder.appendingPathComponent("plan")
    }

    /// Creates a link to `scripts` in the folder.
    func link(to scripts: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let link = folder.appendingPathComponent("scripts.docc").path
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == scripts.path { return }
        try? FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: scripts.path)
    }

    /// Creates the mark for `outputs`. It replaces the mark for other outputs.
    func write(for outputs: [String]) throws {
        let name = "outputs-\(Self.checksum(of: outputs)).docc"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        if names.contains(name) { return }
        for old in names where old.hasPrefix("outputs-") {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(old))
        }
        try Data().write(to: folder.appendingPathComponent(name))
    }

    /// Returns the 64-bit FNV-1a hash. Unlike the result of `Hasher`, it is the same in every process.
    static func checksum(of texts: [String]) -> String {
        let bytes = texts.joined(separator: "\n").utf8
        return String(bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
}
