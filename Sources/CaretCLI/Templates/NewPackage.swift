import Foundation

/// The package of a new app, with its files and their paths.
package struct NewPackage {
    /// The name of the package, of its program and of its module.
    let name: String
    let template: AppTemplate
    /// The location of Caret: a URL with a scheme, or a path; `nil` for a package that is built with the SDK.
    let caret: String?

    /// The files with their paths in the package, sorted by path.
    package var files: [(path: String, text: String)] {
        let sources = [("AppDelegate.swift", delegate)] + template.screens
        let all =
            [
                (".gitignore", ".build/\n"), ("Package.swift", manifest), ("README.md", readme),
                ("Tests/\(name)Tests/\(name)Tests.swift", test),
            ]
            + sources.map { ("Sources/\(name)/\($0.0)", $0.1) }
        return all.map { (path: $0.0, text: $0.1) }.sorted { $0.path < $1.path }
    }

    /// Writes the package.
    ///
    /// - Throws: ``CLIError`` if the folder exists, or a file cannot be written.
    func write(to folder: URL) throws(CLIError) {
        guard !FileManager.default.fileExists(atPath: folder.path) else { throw .exists(path: folder.path) }
        for (path, text) in files {
            let url = folder.appendingPathComponent(path)
            do {
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: url, atomically: true, encoding: .utf8)
            } catch {
                throw .cannotWrite(path: url.path, reason: error.localizedDescription)
            }
        }
    }

    /// Returns whether a string is a valid module name.
    static func isName(_ text: String) -> Bool { text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]{0,63}/) != nil }

    private func dependency(_ caret: String) -> String {
        let literal = caret.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return caret.contains("://")
            ? ".package(url: \"\(literal)\", branch: \"main\")" : ".package(name: \"caret\", path: \"\(literal)\")"
    }

    private var manifest: String {
        guard let caret else { return plainManifest }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name)",
                dependencies: [\(dependency(caret))],
                targets: [
                    .executableTarget(
                        name: "\(name)",
                        dependencies: [.product(name: "UIKit", package: "caret"), .product(name: "Caret", package: "caret")]),
                    .testTarget(name: "\(name)Tests", dependencies: ["\(name)", .product(name: "CaretTesting", package: "caret")]),
                ]
            )

            """
    }

    /// The manifest of a package that does not name Caret.
    private var plainManifest: String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "\(name)",
            platforms: [.iOS(.v18)],
            targets: [
                .executableTarget(name: "\(name)"),
                .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
            ]
        )

        """
    }

    private var readme: String {
        let commands =
            caret == nil
            ? [
                ("caret run", "shows the app"), ("caret test", "runs the tests"),
                ("caret snapshot --out \(name).png", "draws the first screen"),
            ]
            : [
                ("swift run \(name)", "shows the app"), ("swift test", "runs the tests"),
                ("caret snapshot \(name)", "draws the first screen"),
            ]
        return "# \(name)\n\nAn app for UIKit.\n\n| command | purpose |\n|---|---|\n"
            + commands.map { "| `\($0.0)` | \($0.1) |\n" }.joined()
    }

    private var delegate: String {
        """
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = \(template.root)
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }

        """
    }

    private var test: String {
        """
        import CaretTesting
        import Testing

        @testable import \(name)

        @MainActor @Test(.app) func theFirstScreenIsThere() async throws {
            let app = try await TestApp.launch(AppDelegate())
            try await app.settle()
            #expect(app.exists("\(template.greeting)"))
        }

        """
    }
}
