// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

func caret(_ product: String) -> Target.Dependency { .product(name: product, package: "caret") }

func nio(_ product: String) -> Target.Dependency { .product(name: product, package: "swift-nio") }

/// The window and browser traits, which are Caret's defaults. `KEBABS_TRAITS=Window` leaves the browser out,
/// `KEBABS_TRAITS=` both.
let traits: Set<Package.Dependency.Trait> =
    if let names = Context.environment["KEBABS_TRAITS"] {
        Set(names.split(separator: ",").map { .trait(name: String($0)) })
    } else {
        [.defaults]
    }

/// A separate package, as an app that uses Caret is.
let package = Package(
    name: "KebabsExample",
    products: [.executable(name: "Kebabs", targets: ["Kebabs"])],
    dependencies: [
        .package(name: "caret", path: "../..", traits: traits),
        // Required by the tests' server; Caret's browser back end depends on the package, too.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    ],
    targets: [
        .target(name: "KebabsKit", dependencies: [caret("Caret")], swiftSettings: settings),
        .executableTarget(
            name: "Kebabs", dependencies: ["KebabsKit", caret("CaretMaps"), caret("MapKit"), caret("UIKit")], swiftSettings: settings),
        .testTarget(
            name: "KebabsTests",
            dependencies: [
                "Kebabs", "KebabsKit", caret("CaretTesting"), caret("MapKit"), caret("UIKit"), nio("NIOCore"), nio("NIOPosix"),
                nio("NIOHTTP1"),
            ],
            swiftSettings: settings),
    ]
)
