import Foundation
import SlowTests
import Testing

@testable import CaretCLI

/// The `caret` program with a user's package, which is outside of the repository and depends on it by path. Slow,
/// because that package is built from scratch.
@Suite(.serialized, .slow) struct EndToEndTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func aUsersPackageIsBuiltRunAndPhotographed() throws {
        let folder = try Self.makePackage()
        defer { try? FileManager.default.removeItem(at: folder) }
        let snapshot = try BuiltPrograms.caret(
            ["snapshot", "Hello", "--size", "100x200", "--scale", "2", "--appearance", "dark", "--out", "hello.png", "--", "a b"],
            in: folder)
        #expect(snapshot.status == 0)
        #expect(snapshot.errors == "caret: building Hello…\n")
        let png = try Data(contentsOf: folder.appendingPathComponent("hello.png"))
        #expect(BuiltPrograms.size(ofPNG: png) == [200, 400])
        let unknown = try BuiltPrograms.caret(["run", "Other"], in: folder)
        #expect(unknown.status == 1)
        #expect(unknown.errors == "caret: there is no executable product 'Other'. The package has: Hello, Readme.\n")
        let ended = try BuiltPrograms.caret(["run", "Hello", "--backend", "headless", "--", "exit"], in: folder)
        #expect(ended.status == 42, "\(ended.errors)")
        #expect(ended.output == "exit\n")
        let readme = try BuiltPrograms.caret(["snapshot", "Readme", "--device", "iPhone SE", "--out", "readme.png"], in: folder)
        #expect(readme.status == 0, "\(readme.errors)")
        #expect(BuiltPrograms.size(ofPNG: try Data(contentsOf: folder.appendingPathComponent("readme.png"))) == [750, 1334])
    }

    /// Returns the first listing of the README.
    private static func readmeApplication() throws -> String {
        let readme = try String(contentsOf: repository.appendingPathComponent("README.md"), encoding: .utf8)
        let listing = try #require(readme.components(separatedBy: "```swift\n").dropFirst().first)
        return try #require(listing.components(separatedBy: "```").first)
    }

    private static func makePackage() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-user-\(UUID().uuidString)")
        for (target, source) in [("Hello", application), ("Readme", try readmeApplication())] {
            let sources = folder.appendingPathComponent("Sources/\(target)")
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
            try source.write(to: sources.appendingPathComponent("AppDelegate.swift"), atomically: true, encoding: .utf8)
        }
        try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        return folder
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let products: [Target.Dependency] = [.product(name: "UIKit", package: "caret"), .product(name: "Caret", package: "caret")]
        let package = Package(
            name: "Hello",
            dependencies: [.package(name: "caret", path: "\(repository.path)")],
            targets: [
                .executableTarget(name: "Hello", dependencies: products), .executableTarget(name: "Readme", dependencies: products),
            ])
        """

    private static let application = """
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                if CommandLine.arguments.last == "exit" {
                    print(CommandLine.arguments[1])
                    exit(42)
                }
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = UIViewController()
                window.backgroundColor = .red
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }
        """
}
