import Foundation

/// Finds the folder of a target, by SwiftPM's rules.
package enum TargetFolder {
    /// Returns the absolute path of a target's folder, without symbolic links.
    ///
    /// A target without a path is in a folder with its name. From tools version 5.9 on, the only target of a package
    /// may also be in the folder for sources itself.
    ///
    /// - Throws: ``CLIError/noTargetFolder(target:package:searched:)`` if there is no such folder.
    package static func find(_ target: PackageManifest.Target, in manifest: PackageManifest, package folder: String) throws -> String {
        let base = URL(fileURLWithPath: folder, isDirectory: true)
        if let path = target.path {
            let place = path.hasPrefix("/") ? URL(fileURLWithPath: path) : base.appendingPathComponent(path)
            guard isFolder(place) || target.type == "binary" else {
                throw CLIError.noTargetFolder(target: target.name, package: folder, searched: [path])
            }
            return real(place)
        }
        let parents = parents(of: target.type)
        for parent in parents {
            let place = base.appendingPathComponent(parent).appendingPathComponent(target.name)
            if isFolder(place) { return real(place) }
        }
        let peers = manifest.targets.filter { Self.parents(of: $0.type).first == parents.first }
        if peers.count == 1, let parent = parents.first(where: { isFolder(base.appendingPathComponent($0)) }) {
            return real(base.appendingPathComponent(parent))
        }
        throw CLIError.noTargetFolder(target: target.name, package: folder, searched: parents.map { "\($0)/\(target.name)" })
    }

    private static func parents(of type: String) -> [String] {
        switch type {
        case "test": ["Tests", "Sources", "Source", "src", "srcs"]
        case "plugin": ["Plugins"]
        default: ["Sources", "Source", "src", "srcs"]
        }
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func real(_ url: URL) -> String { url.resolvingSymlinksInPath().standardizedFileURL.path }
}
