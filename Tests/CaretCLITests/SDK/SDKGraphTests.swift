import Foundation
import SlowTests
import Testing

@testable import CaretCLI

/// A package with UI code and packages for servers, whose sources ask with `canImport` for modules of Apple's systems.
///
/// Slow, because the SDK and the packages are built for it.
@Suite(.serialized, .slow) struct SDKGraphTests {
    /// Whether the app sees the second folder of modules in the first build. The second build is the other way around.
    @Test(arguments: [true, false]) func packagesForServersBuildWithBothFoldersInBothOrders(isVisibleFirst: Bool) throws {
        let sdk = try TestSDK()
        defer { sdk.remove() }
        let package = try TestPackage(Self.files)
        defer { package.remove() }
        let folder = URL(fileURLWithPath: package.folder)
        for isVisible in [isVisibleFirst, !isVisibleFirst] {
            let settings = "modules-beside-uikit:\n  App: \(isVisible ? "visible" : "hidden")\n"
            try settings.write(to: folder.appendingPathComponent("caret.yml"), atomically: true, encoding: .utf8)
            let result = try sdk.caret(["run", "--backend", "headless"], in: folder)
            #expect(result.status == 0, "\(result.text.suffix(4000))")
            #expect(result.text.contains("sees CoreLocation: \(isVisible), server: false, reads 3 bytes"), "\(result.text.suffix(1000))")
        }
    }

    private static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "App",
            dependencies: [
                .package(url: "https://github.com/apple/swift-argument-parser", from: "1.3.0"),
                .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
                .package(url: "https://github.com/swift-server/async-http-client", from: "1.20.0"),
            ],
            targets: [
                .target(
                    name: "Server",
                    dependencies: [
                        .product(name: "NIOCore", package: "swift-nio"), .product(name: "AsyncHTTPClient", package: "async-http-client"),
                    ]),
                .executableTarget(
                    name: "App",
                    dependencies: ["Server", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
            ]
        )
        """,
        "Sources/Server/Server.swift": """
        import AsyncHTTPClient
        import NIOCore

        public enum Server {
            #if canImport(CoreLocation)
                public static let seesLocation = true
            #else
                public static let seesLocation = false
            #endif

            public static func bytes() -> Int { ByteBuffer(string: HTTPClient.Configuration().proxy == nil ? "yes" : "no").readableBytes }
        }
        """,
        "Sources/App/main.swift": """
        import ArgumentParser
        import Server
        import UIKit

        #if canImport(CoreLocation)
            let seesLocation = true
        #else
            let seesLocation = false
        #endif

        struct Command: ParsableCommand {
            @MainActor func run() {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
                precondition(view.bounds.width == 1)
                print("sees CoreLocation: \\(seesLocation), server: \\(Server.seesLocation), reads \\(Server.bytes()) bytes")
            }
        }

        Command.main([])
        """,
    ]
}
