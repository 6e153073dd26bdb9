// swift-tools-version: 6.2
import PackageDescription

// The rewriter is a package of its own, because swift-syntax takes minutes to build and only `make sdk` needs it.

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
    name: "caret-rewriter",
    products: [
        .executable(name: "caret-rewrite", targets: ["caret-rewrite"]),
        .library(name: "RewriterKit", targets: ["RewriterKit"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        // The version of the compiler that the SDK is built with: both accept the same grammar.
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        .target(
            name: "RewriterKit",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "caret-rewrite",
            dependencies: ["RewriterKit", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings),
        .testTarget(
            name: "RewriterKitTests", dependencies: ["RewriterKit"], exclude: ["Constructs", "Diagnostics"], swiftSettings: settings),
    ])
