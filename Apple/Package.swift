// swift-tools-version: 6.2
import PackageDescription

// The closure layer with the second form of its hooks, which uses public API of UIKit only: the sources of Caret
// without `Hooks*.swift`, and those of CaretForApple. On Apple's systems, UIKit is Apple's. On Linux, UIKit is that of
// the package above, which this package sees as any other package does.

#if os(macOS)
    let isOnLinux = false
#else
    let isOnLinux = true
#endif

let hooks = [
    "Hooks.swift", "Hooks+Defaults.swift", "Hooks+Delegates.swift", "Hooks+Handlers.swift", "Hooks+Lists.swift", "Hooks+Observers.swift",
    "Hooks+Patterns.swift", "Hooks+Proxies.swift", "Hooks+Texts.swift",
]

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let uikit: Target.Dependency = .product(name: "UIKit", package: "caret")
let types: Target.Dependency = .product(name: "UniformTypeIdentifiers", package: "caret")

let target: Target = .target(
    name: "CaretForApple", dependencies: isOnLinux ? [uikit, types] : [],
    // Folders are watched by a function of Linux.
    exclude: hooks.map { "Caret/\($0)" } + ["Caret/Caret.docc"] + (isOnLinux ? [] : ["Caret/Folders"]), swiftSettings: settings)

// CaretTesting contains the first form, so that its members must not be visible where they are not imported.
let tests: Target = .testTarget(
    name: "CaretForAppleTests",
    dependencies: ["CaretForApple", .product(name: "CaretTesting", package: "caret"), uikit, types],
    swiftSettings: settings + [.enableUpcomingFeature("MemberImportVisibility")])

let package = Package(
    name: "CaretForApple",
    platforms: [.iOS(.v18), .macCatalyst(.v18)],
    products: [.library(name: "CaretForApple", targets: ["CaretForApple"])],
    dependencies: isOnLinux ? [.package(name: "caret", path: "..", traits: [])] : [],
    targets: isOnLinux ? [target, tests] : [target])
