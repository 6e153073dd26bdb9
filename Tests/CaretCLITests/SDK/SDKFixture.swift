/// The files of a package with two targets, resources, and tests of both kinds.
enum SDKFixture {
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
