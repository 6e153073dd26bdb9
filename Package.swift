// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Where `CARET_OPTIMISE` is set, as .ci/run does, a build for debugging optimises what is tested, which takes a fifth of the time then; it
/// goes on to say why it stops. The tests themselves are not optimised, since Swift Testing's macros do not compile so. Packages that use
/// this one never see the flag.
let isOptimised = Context.environment["CARET_OPTIMISE"] != nil

/// The settings of every target of ours.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// The settings of modules that hide a C module behind `@_implementationOnly`, which the compiler calls deprecated
/// (Documentation/DECISIONS/0002): hundreds of warnings in the first build of an app. The order of the two warning settings matters.
/// `.ci/run` builds these modules with warnings, as errors but for that one.
let hidingSettings: [SwiftSetting] =
    isOptimised
    ? settings + [.treatWarning("ImplementationOnlyDeprecated", as: .warning)]
    : [.swiftLanguageMode(.v6), .unsafeFlags(["-suppress-warnings"])]

/// Tests of a wrapper hide its C module, too.
let testSettings: [SwiftSetting] = settings + [.treatWarning("ImplementationOnlyDeprecated", as: .warning)]

let windowOnly: TargetDependencyCondition? = .when(traits: ["Window", "WindowAndWeb"])
let webOnly: TargetDependencyCondition? = .when(traits: ["Web", "WindowAndWeb"])

/// Modules that compute pixels, glyphs and files of pictures are optimised in debug builds too, also in apps that use this package: a blur
/// takes 7 s without (Documentation/DECISIONS/0018). They keep their assertions.
let optimisation = ["-O", "-Xfrontend", "-assert-config", "-Xfrontend", "Debug"]
let alwaysOptimised: [SwiftSetting] = [.unsafeFlags(optimisation, .when(configuration: .debug))]

let optimised: [SwiftSetting] = isOptimised ? [.unsafeFlags(optimisation)] : []

/// The compiler divides a module into groups of 25 files, and each group reads the interface of the whole module again. Two
/// groups for each core keep the cores busy and read less.
let groupCount = max(4, 2 * ProcessInfo.processInfo.activeProcessorCount)
let grouped: [SwiftSetting] = [.unsafeFlags(["-driver-batch-count", String(groupCount)], .when(configuration: .debug))]

func library(
    _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], resources: [Resource]? = nil,
    linkerSettings: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: settings + optimised + grouped,
        linkerSettings: linkerSettings)
}

/// A module whose work is numbers over pixels and glyphs.
func kernels(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings + alwaysOptimised + grouped)
}

/// A module that is alone in calling a C module.
///
/// - Parameter headers: folders of C headers that `pkgConfig` of the system's target does not name.
func wrapper(
    _ name: String, _ dependencies: [Target.Dependency], headers: [String] = [], resources: [Resource]? = nil,
    optimised: [SwiftSetting] = alwaysOptimised
) -> Target {
    let included = headers.flatMap { ["-Xcc", "-I\($0)"] }
    return .target(
        name: name, dependencies: dependencies, resources: resources,
        swiftSettings: hidingSettings + optimised + grouped + (included.isEmpty ? [] : [.unsafeFlags(included)]))
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], resources: [Resource]? = nil) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: testSettings + grouped)
}

/// A C library of the system.
///
/// - Parameter pkgConfig: where the folders of its headers are read. SwiftPM reads what the file requires, too, and warns in each build of
///   flags such as `-pthread` in any of them; so a file is named that has the folders without such a flag, or none
///   (Documentation/DECISIONS/0018). What to link stands in the module's map.
func system(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let pangoHeaders = "/usr/include/pango-1.0"
let pixbufHeaders = "/usr/include/gdk-pixbuf-2.0"

let log: Target.Dependency = .product(name: "Logging", package: "swift-log")

let package = Package(
    name: "caret",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "Caret", targets: ["Caret"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "Accessibility", targets: ["Accessibility"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "MapKit", targets: ["MapKit"]),
        .library(name: "CaretMaps", targets: ["CaretMaps"]),
        .library(name: "CaretPictures", targets: ["CaretPictures"]),
        .library(name: "CaretTesting", targets: ["CaretTesting"]),
        .executable(name: "caret", targets: ["caret"]),
        .executable(name: "caret-nib", targets: ["caret-nib"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "Drawings", targets: ["Drawings"]),
        .executable(name: "Alerts", targets: ["Alerts"]),
        .executable(name: "Catalog", targets: ["Catalog"]),
        .executable(name: "Form", targets: ["Form"]),
        .executable(name: "Nibs", targets: ["Nibs"]),
        .executable(name: "Lists", targets: ["Lists"]),
        .plugin(name: "BuildPhases", targets: ["BuildPhases"]),
        .plugin(name: "BuildInfo", targets: ["BuildInfo"]),
        .plugin(name: "NibTables", targets: ["NibTables"]),
    ],
    traits: [
        .trait(name: "Window", description: "The desktop window back end (needs SDL2)."),
        .trait(name: "Web", description: "The browser back end (needs swift-nio)."),
        // SwiftPM passes one `-D` for each trait, in random order: two default traits would rebuild everything by chance
        // (Documentation/DECISIONS/0018).
        .trait(name: "WindowAndWeb", description: "Both the desktop window and the browser back end."),
        .default(enabledTraits: ["WindowAndWeb"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    ],
    targets: [
        // Checks that stop a program with a message; the module stands below all that check their arguments.
        library("Preconditions"),
        // C libraries, and the thin wrappers that are alone in calling them.
        system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
        system("CPango", pkgConfig: "harfbuzz", apt: "libpango1.0-dev"),
        system("CJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
        system("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
        system("CPixbuf", pkgConfig: "gobject-2.0", apt: "libgdk-pixbuf-2.0-dev"),
        system("CGIO", pkgConfig: "gobject-2.0", apt: "libglib2.0-dev"),
        system("CISAL", pkgConfig: "libisal", apt: "libisal-dev"),
        system("CSDL", apt: "libsdl2-dev"),
        // Not `CSQLite` and `SQLite`, which packages that an app uses beside this one are called.
        system("CSQLiteFile", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
        // Kernels of our own in C, since only there a function can be compiled for processors that have AVX2.
        .target(name: "CPixels", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
        wrapper("Cairo", ["CCairo"]),
        wrapper("Pango", ["CPango", "Cairo"], headers: [pangoHeaders]),
        wrapper("JPEG", ["CJPEG", "Preconditions"]),
        wrapper("PNG", ["CPNG", "Preconditions"]),
        wrapper("Pixbuf", ["CPixbuf", "Preconditions"], headers: [pixbufHeaders]),
        // Tells the main thread from others, in C, where Foundation looks for the answer.
        .target(name: "CMainThread"),
        wrapper("MainThread", ["CMainThread"], optimised: optimised),
        // Starts a program in place of calling a library.
        library("Poppler"),
        wrapper("GIO", ["CGIO", "Preconditions"], optimised: optimised),
        wrapper("Deflate", ["CISAL"]),
        wrapper("SQLiteFile", ["CSQLiteFile"], optimised: optimised),
        wrapper("SDL", [.target(name: "CSDL", condition: windowOnly)], optimised: optimised),

        // Cross-import overlays which `import Testing` looks for beside modules of these names.
        library("_Testing_CoreGraphics"),
        library("_Testing_UIKit"),

        wrapper(
            "CoreGraphics",
            [
                "_Testing_CoreGraphics", "CPixels", "Cairo", "Pango", "JPEG", "PNG", "Pixbuf", "Poppler", "Preconditions", "Deflate", log,
            ],
            resources: [.embedInCode("Resources/Fonts/fonts.conf")]),
        library("ImageIO", ["CoreGraphics"]),
        kernels("QuartzCore", ["CoreGraphics"]),
        library("UniformTypeIdentifiers"),
        library("Accessibility"),
        library("Platform", ["CoreGraphics", "Preconditions"]),
        library("UIKitEngines", ["Platform", "CoreGraphics", "Preconditions"], exclude: ["Symbols/Generated/LICENSE"]),
        library("HeadlessBackend", ["Platform", "CoreGraphics", "Preconditions"]),
        library("WindowBackend", ["Platform", "CoreGraphics", .target(name: "SDL", condition: windowOnly)]),
        library(
            "WebBackend",
            [
                "Platform", "CoreGraphics", "Preconditions",
                .product(name: "NIOCore", package: "swift-nio", condition: webOnly),
                .product(name: "NIOPosix", package: "swift-nio", condition: webOnly),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: webOnly),
                .product(name: "NIOWebSocket", package: "swift-nio", condition: webOnly),
            ],
            resources: ["index.html", "page.css", "page.js", "frames.js", "input.js", "tree.js"].map {
                .embedInCode("Resources/Page/\($0)")
            }),
        library(
            "UIKitCore",
            [
                "Accessibility", "MainThread", "QuartzCore", "Platform", "UIKitEngines", "HeadlessBackend", "UniformTypeIdentifiers",
                .product(name: "OrderedCollections", package: "swift-collections"),
            ],
            // The toolchain's own, which Foundation uses: one file calls it, to write measurements.
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        // Answers questions of Foundation: where the folders of tests are, and which version of the system this is.
        .target(name: "CProcess"),
        library(
            "UIKit", ["CProcess", "MainThread", "_Testing_UIKit", "ImageIO", "UIKitCore", "HeadlessBackend", "WindowBackend", "WebBackend"]),
        library("Caret", ["UIKitCore"]),
        library("CoreLocation", ["GIO"]),
        library("MapEngines"),
        library("MapKit", ["CoreLocation", "MapEngines", "SQLiteFile", "UIKitCore"]),
        library("CaretMaps", ["Caret", "MapKit"]),
        // Apart from Caret: it links FoundationNetworking, and thereby libcurl, which other apps do without.
        library("CaretPictures", ["Caret"]),
        // How alike two pictures are, and how texts in them are broken into lines.
        kernels("PictureMetrics", ["CoreGraphics"]),
        library("CaretTesting", ["MainThread", "UIKit", "HeadlessBackend", "PictureMetrics", "Platform"]),

        library("CaretCLI", ["Platform", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .executableTarget(name: "caret", dependencies: ["CaretCLI"], swiftSettings: settings, plugins: ["BuildInfo"]),
        // Scripts as phases of a build, and the version that git tells: see Documentation/BUILD-PHASES.md.
        .executableTarget(name: "caret-build-step", swiftSettings: settings),
        .plugin(name: "BuildPhases", capability: .buildTool(), dependencies: ["caret-build-step"]),
        .plugin(name: "NibTables", capability: .buildTool(), dependencies: ["caret-build-step"]),
        .plugin(name: "BuildInfo", capability: .buildTool(), dependencies: ["caret-build-step"]),
        // Shows and checks nibs without their code.
        .executableTarget(name: "caret-nib", dependencies: ["UIKit", "UIKitCore", "MapKit", log], swiftSettings: settings),
        .executableTarget(
            name: "Nibs", dependencies: ["UIKit"], path: "Examples/Nibs", resources: [.process("Resources")], swiftSettings: settings,
            plugins: ["NibTables"]),
        .executableTarget(name: "Gallery", dependencies: ["Caret", "UIKit"], path: "Examples/Gallery", swiftSettings: settings),
        .executableTarget(name: "Drawings", dependencies: ["Caret", "UIKit"], path: "Examples/Drawings", swiftSettings: settings),
        .executableTarget(name: "Alerts", dependencies: ["Caret", "UIKit"], path: "Examples/Alerts", swiftSettings: settings),
        .executableTarget(
            name: "Catalog", dependencies: ["UIKit", "UniformTypeIdentifiers"], path: "Examples/Catalog", swiftSettings: settings),
        .executableTarget(name: "Form", dependencies: ["UIKit"], path: "Examples/Form", swiftSettings: settings),
        .executableTarget(name: "Lists", dependencies: ["UIKit"], path: "Examples/Lists", swiftSettings: settings),
        // The same work by hand, against the C libraries: what our figures are held against.
        .executableTarget(
            name: "RawTwins", dependencies: ["CCairo", "CPango", "CJPEG", "CISAL"], path: "Benchmarks/RawTwins",
            cSettings: [.unsafeFlags(["-I\(pangoHeaders)"])],
            linkerSettings: ["pangocairo-1.0", "pango-1.0", "gobject-2.0", "glib-2.0", "fontconfig", "m"].map { .linkedLibrary($0) }),
        .executableTarget(
            name: "Benchmarks", dependencies: ["Caret", "UIKit", "UIKitCore", "UIKitEngines", "HeadlessBackend"],
            path: "Benchmarks/Suite", swiftSettings: settings),
        // Compares drawings with recorded pictures (`make fidelity`).
        .executableTarget(
            name: "Fidelity", dependencies: ["CoreGraphics", "PictureMetrics"], path: "Fidelity/Laboratory",
            resources: [.embedInCode("Page/page.html")], swiftSettings: settings),

        tests("WrapperTests", ["Cairo", "Pango", "JPEG", "PNG", "Pixbuf", "Poppler", "Deflate"]),
        tests("CoreGraphicsTests", ["CoreGraphics", "Deflate", "ImageIO", "JPEG"]),
        tests("QuartzCoreTests", ["QuartzCore"]),
        tests("UniformTypeIdentifiersTests", ["UniformTypeIdentifiers"]),
        tests("UIKitEnginesTests", ["UIKitEngines"]),
        tests("UIKitCoreTests", ["ImageIO", "UIKit", "UIKitCore", "CaretTesting"]),
        tests(
            "BackendTests",
            [
                "HeadlessBackend", "WindowBackend", "WebBackend", "Platform", "CoreGraphics", "UIKitCore", "Executables",
                .target(name: "SDL", condition: windowOnly),
                .product(name: "NIOCore", package: "swift-nio", condition: webOnly),
                .product(name: "NIOWebSocket", package: "swift-nio", condition: webOnly),
            ]),
        tests("CoreLocationTests", ["CoreLocation", "CGIO"]),
        tests("MapEnginesTests", ["MapEngines"]),
        tests(
            "MapKitTests",
            [
                "MapKit", "MapEngines", "CoreLocation", "CSQLiteFile", "UIKit", "CaretTesting",
                .product(name: "NIOCore", package: "swift-nio", condition: webOnly),
                .product(name: "NIOPosix", package: "swift-nio", condition: webOnly),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: webOnly),
            ]),
        tests("CaretTestingTests", ["CaretTesting", "UIKit"]),
        tests("FidelityTests", ["CaretTesting", "CoreGraphics", "Fidelity", "PictureMetrics", "UIKit"]),
        tests("CaretTests", ["Caret", "CaretMaps", "CaretPictures", "UIKit", "CaretTesting", "FirstLibrary", "SecondLibrary"]),
        // Two modules that extend the same classes by the same names, for the tests.
        .target(name: "FirstLibrary", dependencies: ["Caret"], path: "Tests/Libraries/FirstLibrary", swiftSettings: settings),
        .target(name: "SecondLibrary", dependencies: ["Caret"], path: "Tests/Libraries/SecondLibrary", swiftSettings: settings),
        tests("CaretCLITests", ["CaretCLI", "Executables"]),
        tests("BuildStepTests", ["caret-build-step", "Executables"]),
        .target(name: "Executables", path: "Tests/Libraries/Executables", swiftSettings: settings),
        tests("ExampleTests", ["Gallery", "Drawings", "Alerts", "Catalog", "Form", "Lists", "Nibs", "UIKit", "CaretTesting"]),
        tests("ArchitectureTests", []),
        // One test or more for each fault of `Tests/FaultTests/faults.tsv`; its name begins with the fault's id (`make faults`).
        tests(
            "FaultTests",
            [
                "Accessibility", "Caret", "CaretMaps", "CaretTesting", "CoreGraphics", "CoreLocation", "HeadlessBackend", "ImageIO",
                "MainThread", "MapKit",
                "PNG", "Pixbuf",
                "Platform", "Preconditions", "QuartzCore", "UIKit", "UIKitCore", "UIKitEngines", "UniformTypeIdentifiers",
            ],
            exclude: ["faults.tsv"]),
    ]
)
