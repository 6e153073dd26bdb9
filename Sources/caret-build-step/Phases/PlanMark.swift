import Foundation

/// Makes SwiftPM plan anew when the phases' outputs are no longer those it planned with.
///
/// SwiftPM keeps a plan until the structure of certain folders changes. The plugin registers this one, which shows the folder of
/// scripts through a link: a script that comes or goes is seen at once. An edited head comment changes no structure; the step,
/// which sees it, leaves a mark for the next build. Files named `.docc` are the ones that SwiftPM neither compiles nor packs.
struct PlanMark {
    /// Inside of the plugin's work folder.
    var folder: URL

    init(workFolder: URL) {
        folder = workFolder.appendingPathComponent("plan")
    }

    /// Shows `scripts` in the folder.
    func link(to scripts: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let link = folder.appendingPathComponent("scripts.docc").path
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == scripts.path { return }
        try? FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: scripts.path)
    }

    /// Leaves a mark for `outputs`, in place of the one for others.
    func leave(for outputs: [String]) throws {
        let name = "outputs-\(Self.checksum(of: outputs)).docc"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        if names.contains(name) { return }
        for old in names where old.hasPrefix("outputs-") {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(old))
        }
        try Data().write(to: folder.appendingPathComponent(name))
    }

    /// FNV-1a in 64 bits: the same in every process, as `Hasher` is not.
    static func checksum(of texts: [String]) -> String {
        let bytes = texts.joined(separator: "\n").utf8
        return String(bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
}
