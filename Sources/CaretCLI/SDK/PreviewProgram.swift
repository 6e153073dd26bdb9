import Foundation

/// The program that shows the previews of a package without an executable product.
enum PreviewProgram {
    static let name = "CaretPreviews"

    /// Adds the program to the package that is built. It depends on all targets with UI code, apart from tests.
    ///
    /// - Returns: The name of the product.
    static func add(to build: inout SDKBuild) throws -> String {
        let folder = build.work + "/preview-program"
        let text = """
            import UIKit

            // In the language mode of an old package, code of a main file belongs to no actor.
            MainActor.assumeIsolated { _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil) }

            """
        try FolderWriter.write(Data(text.utf8), to: folder + "/main.swift")
        build.add(target(build.package, folder))
        return name
    }

    static func target(_ node: PackageGraph.Node, _ folder: String) -> PackageManifest.Target {
        let shown = node.manifest.targets.filter { $0.type == "regular" && node.files[$0.name]?.isUserInterface == true }
        return PackageManifest.Target(
            name: name, type: "executable", path: folder, exclude: [], resources: [], settings: [],
            dependencies: shown.map { JSONValue.object(["byName": .array([.string($0.name), .null])]) })
    }
}
