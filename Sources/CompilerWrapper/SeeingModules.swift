import FoundationEssentials

/// The modules of a build that see the second module folder, as empty files in the build folder.
///
/// SwiftPM compiles a module after those that it imports, and starts a new process for each.
struct SeeingModules {
    private let folder: String

    /// - Parameter buildFolder: The folder of a module's objects.
    init(beside buildFolder: String) {
        let parts = buildFolder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        folder = (parts.isEmpty ? "." : parts.joined(separator: "/")) + "/caret-modules"
    }

    var names: Set<String> { Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []) }

    /// Records the decision about a module. If the folder cannot be written, only targets that import the module and
    /// nothing of UIKit do not compile.
    func record(_ module: String, seesFolder: Bool) {
        let path = folder + "/" + module
        if seesFolder {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            _ = FileManager.default.createFile(atPath: path, contents: nil)
        } else {
            try? FileManager.default.removeItem(atPath: path)
        }
    }
}
