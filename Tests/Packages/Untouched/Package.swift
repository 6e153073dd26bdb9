// swift-tools-version: 5.9
import PackageDescription

// A package as it is on a Mac: nothing in it knows Caret. It has each construct that needs Objective-C there.
let package = Package(
    name: "Untouched",
    platforms: [.iOS(.v13)],
    products: [
        .library(name: "Untouched", targets: ["Untouched"])
    ],
    targets: [
        .target(name: "Model"),
        .target(name: "Untouched", dependencies: ["Model"], resources: [.process("Resources")]),
        .executableTarget(name: "App", dependencies: ["Untouched"]),
        .testTarget(name: "UntouchedTests", dependencies: ["Untouched", "Model"]),
    ]
)
