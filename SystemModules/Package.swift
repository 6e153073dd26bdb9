// swift-tools-version: 6.2
import PackageDescription

// Modules of Apple's systems beside UIKit. They are a package of their own, because packages ask `canImport(os)` and
// take the branch for Apple's systems: swift-argument-parser, which the root package uses, then does not compile. The
// SDK shows these modules only to targets with user interface code.

// The imports of swift-log are hidden, so that an app may use another version of it.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .treatWarning("ImplementationOnlyDeprecated", as: .warning),
]

// OpenCombine leaves its schedulers and publishers of Foundation out where it can import a module `Combine`. Ours lies
// in the same folder after a build, and a change of flags compiles OpenCombine again. A script therefore deletes
// `Modules/Combine.*` in the build folder before each build, and SwiftPM writes these files again in a second.
//
// A build that missed this fails in PlatformRequirements.swift, and so do later builds with the same flags: SwiftPM
// does not see that OpenCombine depends on the absence of a module. The build folder must then be deleted.

let package = Package(
    name: "caret-system-modules",
    products: [.library(name: "Combine", targets: ["Combine"]), .library(name: "os", targets: ["os"])],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    ],
    targets: [
        .target(
            name: "Combine",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine"), .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ], swiftSettings: settings),
        .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: settings),
        .target(name: "os", dependencies: [.product(name: "Logging", package: "swift-log")], swiftSettings: settings),
        .testTarget(name: "osTests", dependencies: ["os"], swiftSettings: settings),
    ])
