import Foundation

@testable import CaretCLI

/// A package in a temporary folder.
struct TestPackage {
    let folder: String

    init(_ files: [String: String]) throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("caret-package-\(UUID().uuidString)")
        for (path, text) in files {
            let url = place.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        folder = place.resolvingSymlinksInPath().path
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// Returns the node of a package whose manifest is JSON.
    func node(_ json: String, identity: String = "app") throws -> PackageGraph.Node {
        let manifest = try PackageManifest.decode(Data(json.utf8))
        var files: [String: TargetFiles] = [:]
        for target in manifest.targets {
            guard let place = try? TargetFolder.find(target, in: manifest, package: folder) else { continue }
            files[target.name] = TargetFiles.read(place, target: target)
        }
        return PackageGraph.Node(identity: identity, folder: folder, manifest: manifest, files: files)
    }

    /// Returns a manifest as SwiftPM prints it.
    static func manifest(
        name: String = "App", tools: String = "5.9.0", products: String = "", targets: String, dependencies: String = "",
        others: String = ""
    ) -> String {
        """
        {"name": "\(name)", "toolsVersion": {"_version": "\(tools)"}, "products": [\(products)], "targets": [\(targets)],
         "dependencies": [\(dependencies)]\(others)}
        """
    }

    /// Returns a target as SwiftPM prints it.
    static func target(_ name: String, type: String = "regular", dependencies: String = "", others: String = "") -> String {
        """
        {"name": "\(name)", "type": "\(type)", "exclude": [], "resources": [], "settings": [], "dependencies": [\(dependencies)]\(others)}
        """
    }

    /// Returns a dependency on a git repository as SwiftPM prints it.
    static func repository(_ identity: String) -> String {
        """
        {"sourceControl": [{"identity": "\(identity)", "location": {"remote": [{"urlString": "https://example.org/\(identity).git"}]},
          "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}, "traits": [{"name": "default"}]}]}
        """
    }
}
