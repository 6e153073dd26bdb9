// swift-tools-version: 6.2
import PackageDescription

/// Reports about the project, in a package of their own so that no app that uses Caret builds them.
let package = Package(
    name: "house",
    targets: [
        .executableTarget(name: "house", swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
