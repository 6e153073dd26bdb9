// swift-tools-version: 6.2
import PackageDescription

// Modules of Apple's systems beside UIKit. They are a package of their own, because packages ask `canImport(os)` and
// take the branch for Apple's systems: swift-argument-parser, which the root package uses, then does not compile. The
// SDK shows these modules only to targets with user interface code.

// The imports of swift-log and of modules in C are hidden: an app may use another version, and needs no headers.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .treatWarning("ImplementationOnlyDeprecated", as: .warning),
]

// OpenCombine leaves two publishers out where it can import a module `Combine`. Ours lies in the same folder after a
// build, and a change of flags compiles OpenCombine again. A script therefore deletes `Modules/Combine.*` in the build
// folder before each build, and SwiftPM writes these files again in a second.
//
// A build that missed this fails in PlatformRequirements.swift, and so do later builds with the same flags: SwiftPM
// does not see that OpenCombine depends on the absence of a module. The build folder must then be deleted.
//
// swift-crypto does not ask for a module `CryptoKit`, but for a flag that its manifest sets. Its modules have other
// names here, because an app may depend on another version of it.

let package = Package(
    name: "caret-system-modules",
    products: [
        .library(name: "Combine", targets: ["Combine"]), .library(name: "CryptoKit", targets: ["CryptoKit"]),
        .library(name: "os", targets: ["os"]),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    ],
    targets: [
        .systemLibrary(name: "CFrameClock"),
        .target(
            name: "Combine", dependencies: ["CFrameClock", .product(name: "OpenCombine", package: "OpenCombine")], swiftSettings: settings),
        .testTarget(
            name: "CombineTests", dependencies: ["Combine", .product(name: "OpenCombine", package: "OpenCombine")], swiftSettings: settings),
        .target(
            name: "CryptoKit",
            dependencies: [
                .product(
                    name: "Crypto", package: "swift-crypto",
                    moduleAliases: ["Crypto": "CaretCrypto", "CryptoBoringWrapper": "CaretCryptoWrapper"])
            ], swiftSettings: settings),
        .testTarget(name: "CryptoKitTests", dependencies: ["CryptoKit"], swiftSettings: settings),
        .target(name: "os", dependencies: ["CFrameClock", .product(name: "Logging", package: "swift-log")], swiftSettings: settings),
        .testTarget(name: "osTests", dependencies: ["os"], swiftSettings: settings),
    ])
