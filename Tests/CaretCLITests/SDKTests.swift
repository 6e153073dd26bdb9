import Foundation
import Testing

@testable import CaretCLI

/// The installed SDK with a package that does not name Caret. Slow, because the SDK is built for it.
@Suite(
    .serialized, .enabled(if: ProcessInfo.processInfo.environment["CARET_SLOW_TESTS"] == "1", "slow; set CARET_SLOW_TESTS=1"))
struct SDKTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Installs the SDK into a folder of its own.
    private static func install(_ prefix: URL) throws {
        let environment = ["PREFIX": prefix.path, "SDKS": prefix.appendingPathComponent("sdks").path]
        let result = try run(repository.appendingPathComponent("Scripts/sdk").path, [], in: repository, environment)
        try #require(result.status == 0, "\(result.text.suffix(4000))")
    }

    private static func run(
        _ program: String, _ arguments: [String], in folder: URL, _ additions: [String: String] = [:]
    ) throws -> (status: Int32, text: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment.merging(additions) { $1 }
        for name in ["CARET_OPTIMISE", "CARET_TEST_CONTAINER", "CARET_SDK", "CFFIXED_USER_HOME", "TMPDIR"] { environment[name] = nil }
        process.environment = environment
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    @Test func aPackageThatDoesNotNameCaretIsBuiltTestedAndDrawn() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("caret-sdk-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: place) }
        try Self.install(place)
        let caret = place.appendingPathComponent("bin/caret").path
        let package = try TestPackage(SDKFixture.files)
        defer { package.remove() }
        let folder = URL(fileURLWithPath: package.folder)

        let picture = folder.appendingPathComponent("picture.png")
        let drawn = try Self.run(caret, ["snapshot", "--product", "App", "--out", picture.path, "--device", "iPhone SE"], in: folder)
        #expect(drawn.status == 0, "\(drawn.text)")
        #expect(BuiltPrograms.size(ofPNG: try Data(contentsOf: picture)) == [750, 1334])
        try FileManager.default.removeItem(at: picture)

        let tests = try Self.run(caret, ["test", "--coverage"], in: folder)
        #expect(tests.status == 0, "\(tests.text.suffix(4000))")
        #expect(tests.text.contains("Executed 1 test") && tests.text.contains("Test run with 2 tests"), "\(tests.text.suffix(2000))")
        let report = try #require(tests.text.split(separator: "\n").last { $0.hasSuffix(".json") })
        let coverage = try String(contentsOfFile: String(report), encoding: .utf8)
        #expect(
            coverage.contains(folder.path + "/Sources/App/Screen.swift".replacingOccurrences(of: "/", with: "\\/"))
                || coverage.contains(folder.path + "/Sources/App/Screen.swift"))

        // The program needs the library of UIKit, and not those that it does not import.
        let needed = try Self.run("/usr/bin/ldd", [package.folder + "/.build/caret/build/debug/App"], in: folder).text
        #expect(needed.contains("libUIKit.so => \(place.path)"), "\(needed)")
        #expect(!needed.contains("libMapKit.so") && !needed.contains("libCaretTesting.so"), "\(needed)")

        // An error is reported at the user's own path.
        try "import UIKit\nlet wrong: Int = UIColor.red\n".write(
            to: folder.appendingPathComponent("Sources/App/Wrong.swift"), atomically: true, encoding: .utf8)
        let failed = try Self.run(caret, ["build"], in: folder)
        #expect(failed.status != 0)
        #expect(failed.text.contains("\(folder.path)/Sources/App/Wrong.swift:2:26: error: "), "\(failed.text.suffix(2000))")

        let written = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(written == [".build", "Package.swift", "Sources", "Tests"])
    }
}

/// The files of a package with two targets, resources, and tests of both kinds.
private enum SDKFixture {
    static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Fixture",
            platforms: [.iOS(.v15)],
            products: [.library(name: "Model", targets: ["Model"])],
            dependencies: [.package(url: "https://invalid.example/unused.git", from: "1.0.0")],
            targets: [
                .target(name: "Model", path: "Sources/Mödel \\"quoted\\""),
                .executableTarget(
                    name: "App", dependencies: ["Model", .product(name: "Unused", package: "unused", condition: .when(platforms: [.macOS]))],
                    resources: [.process("Words.txt")], swiftSettings: [.define("PHONE", .when(platforms: [.iOS]))]),
                .testTarget(name: "AppTests", dependencies: ["App", "Model"]),
            ]
        )
        """,
        "Sources/Mödel \"quoted\"/Model.swift": """
        #if canImport(CoreLocation)
            public let seesLocation = true
        #else
            public let seesLocation = false
        #endif
        """,
        "Sources/App/Words.txt": "Hello",
        "Sources/App/Screen.swift": """
        import CoreLocation
        import UIKit

        final class Screen: UIViewController {
            let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                label.text = Bundle.module.url(forResource: "Words", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                label.frame = CGRect(x: 20, y: 80, width: 200, height: 40)
                view.addSubview(label)
            }
        }

        #if !PHONE
            #error("the condition for iOS is not met")
        #endif
        """,
        "Sources/App/AppDelegate.swift": """
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = Screen()
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }
        """,
        "Tests/AppTests/ScreenTests.swift": """
        import Model
        import Testing
        import UIKit

        @testable import App

        @MainActor @Test func theLabelHasTheWords() {
            let screen = Screen()
            screen.loadViewIfNeeded()
            #expect(screen.label.text == "Hello")
            #expect(ProcessInfo.processInfo.operatingSystemVersion.majorVersion == 18)
        }

        @Test func aTargetWithoutUserInterfaceSeesNoOtherModules() {
            #expect(!seesLocation)
            #expect(#filePath.hasSuffix("/Tests/AppTests/ScreenTests.swift") && !#filePath.contains(".build"))
        }
        """,
        "Tests/AppTests/OldTests.swift": """
        import UIKit
        import XCTest

        @testable import App

        final class OldTests: XCTestCase {
            @MainActor func testTheViewIsWhite() {
                XCTAssertEqual(Screen().view.backgroundColor, .systemBackground)
            }
        }
        """,
    ]
}
