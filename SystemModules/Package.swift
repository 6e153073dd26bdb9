// swift-tools-version: 6.2
import PackageDescription

// Modules of Apple's systems beside UIKit. They are a package of their own, because packages ask `canImport(os)` and
// take the branch for Apple's systems: swift-argument-parser, which the root package uses, then does not compile. The
// SDK shows these modules only to targets with user interface code.

// The imports of swift-log are hidden, so that an app may use another version of it.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .treatWarning("ImplementationOnlyDeprecated", as: .warning),
]

let package = Package(
    name: "caret-system-modules",
    products: [.library(name: "os", targets: ["os"])],
    dependencies: [.package(url: "https://github.com/apple/swift-log", from: "1.16.0")],
    targets: [
        .target(name: "os", dependencies: [.product(name: "Logging", package: "swift-log")], swiftSettings: settings),
        .testTarget(name: "osTests", dependencies: ["os"], swiftSettings: settings),
    ])
