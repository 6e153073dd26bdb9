// swift-tools-version: 6.2
import PackageDescription

/// Our own screens: the default of `make fidelity`, and an example of a folder for it.
let package = Package(
    name: "Pictures",
    dependencies: [.package(name: "caret", path: Context.environment["CARET"] ?? "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "Screens", dependencies: [.product(name: "CaretTesting", package: "caret"), .product(name: "UIKit", package: "caret")],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
