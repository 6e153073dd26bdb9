// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let database: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let lifecycle: Target.Dependency = .product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let uikit: Target.Dependency = .product(name: "UIKit", package: "caret")

/// `TASKS_TRAITS=Window` for a window, `Web` for the browser. Without the variable, the app draws headless, and
/// neither is built.
let traits = Set((Context.environment["TASKS_TRAITS"] ?? "").split(separator: ",").map { Package.Dependency.Trait.trait(name: String($0)) })

/// A separate package, as an app that uses Caret is: the root package does not build a web server.
let package = Package(
    name: "TodoExample",
    products: [
        .executable(name: "Todo", targets: ["Todo"]),
        .executable(name: "todo-server", targets: ["todo-server"]),
        .executable(name: "todo-load", targets: ["todo-load"]),
    ],
    dependencies: [
        .package(name: "caret", path: "../..", traits: traits),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.9.0"),
    ],
    targets: [
        library("TodoModel"),
        library(
            "TodoServer",
            [
                "TodoModel", hummingbird, database, .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"), .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "Logging", package: "swift-log"), lifecycle,
            ]),
        library("TodoKit", ["TodoModel", database]),
        program("todo-server", ["TodoServer", arguments]),
        program(
            "todo-load",
            [
                "TodoModel", arguments, .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]),
        program("Todo", ["TodoKit", uikit, .product(name: "Caret", package: "caret")]),
        // Writes until it is killed by the tests.
        program("todo-scribe", ["TodoKit", arguments]),
        .testTarget(
            name: "TodoTests",
            dependencies: [
                database, "Todo", "TodoKit", "TodoModel", "TodoServer", "todo-server", "todo-scribe", uikit,
                .product(name: "CaretTesting", package: "caret"), hummingbird, lifecycle,
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings),
    ]
)
