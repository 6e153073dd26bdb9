// swift-tools-version: 6.2
import PackageDescription

/// Whether debug builds optimise the code under test, as in .ci/run, which sets `CARET_OPTIMISE=1`. The tests then take
/// a fifth of the time, and precondition messages are kept. The tests themselves are not optimised, because Swift
/// Testing's macros do not compile with optimisation. Packages that use this package never set the variable.
let isOptimised = Context.environment["CARET_OPTIMISE"] == "1"

/// The settings of every target.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// The settings of modules that hide a C module behind `@_implementationOnly`, which the compiler reports as
/// deprecated (Documentation/DECISIONS/0002). Without these settings, the first build of an app has hundreds of
/// warnings. The order of the two warning settings matters. `.ci/run` builds these modules with all other warnings as
/// errors.
let hidingSettings: [SwiftSetting] =
    isOptimised
    ? settings + [.treatWarning("ImplementationOnlyDeprecated", as: .warning)]
    : [.swiftLanguageMode(.v6), .unsafeFlags(["-suppress-warnings"])]

/// The settings of tests, which also hide the C modules of wrappers.
let testSettings: [SwiftSetting] = settings + [.treatWarning("ImplementationOnlyDeprecated", as: .warning)]

let windowOnly: TargetDependencyCondition? = .when(traits: ["Window", "WindowAndWeb"])
let webOnly: TargetDependencyCondition? = .when(traits: ["Web", "WindowAndWeb"])

/// The settings of modules that process pixels, glyphs and image files. They are optimised in debug builds too, also
/// in apps that use this package, because a blur otherwise takes 7 s (Documentation/DECISIONS/0018). Assertions are
/// kept.
let optimisation = ["-O", "-Xfrontend", "-assert-config", "-Xfrontend", "Debug"]
let alwaysOptimised: [SwiftSetting] = [.unsafeFlags(optimisation, .when(configuration: .debug))]

let optimised: [SwiftSetting] = isOptimised ? [.unsafeFlags(optimisation, .when(configuration: .debug))] : []

/// The settings of modules whose files are compiled in four groups. Debug builds use one group for every 25 files, and
/// each group parses the whole module again.
let grouped: [SwiftSetting] = [.unsafeFlags(["-driver-batch-count", "4"], .when(configuration: .debug))]

/// The settings of modules that debug builds compile as a whole, the largest one in half of the time. After an edit of
/// one file, groups are faster: `CARET_INCREMENTAL=1` in the environment is for those who edit Caret.
let isWhole = !isOptimised && Context.environment["CARET_INCREMENTAL"] != "1"
let whole: [SwiftSetting] =
    isWhole ? [.unsafeFlags(["-wmo", "-num-threads", "4", "-disable-batch-mode"], .when(configuration: .debug))] : grouped

/// The settings of a module that all programs contain. A program with symbols has 140 MB, which the toolchain's own
/// linker writes in half of the time.
let fastLinker: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(configuration: .debug))]

func library(
    _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], resources: [Resource]? = nil,
    linkerSettings: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: settings + optimised + whole,
        linkerSettings: linkerSettings)
}

/// Returns a module that computes pixels and glyphs.
func kernels(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings + alwaysOptimised + grouped)
}

/// Returns a module that is the only caller of a C module.
///
/// - Parameter headers: The header folders that the system target's `pkgConfig` does not contain.
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

/// Returns a C library of the system.
///
/// - Parameter pkgConfig: The source of the header folders. SwiftPM also reads the requirements of this file, and
///   each build warns of flags such as `-pthread`. The parameter is therefore a file with the same folders and
///   without such a flag, or `nil` (Documentation/DECISIONS/0018). The libraries to link are in the module map.
func system(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let pangoHeaders = "/usr/include/pango-1.0"
let pixbufHeaders = "/usr/include/gdk-pixbuf-2.0"

let log: Target.Dependency = .product(name: "Logging", package: "swift-log")

/// The modules of Apple's systems beside UIKit, each with a product, a library of the SDK, and tests. Their state is in
/// `SystemServices`, so that an app loads only the modules that it imports.
let systemModules: [(name: String, dependencies: [Target.Dependency], testDependencies: [Target.Dependency])] = [
    ("AppIntents", ["Preconditions", "SystemServices", "UIKitCore"], []),
    ("AudioToolbox", ["CoreGraphics", "Platform", "SystemServices", "UIKitCore"], ["HeadlessBackend", "TestFolders"]),
    ("AuthenticationServices", ["SystemServices", "UIKitCore"], ["HeadlessBackend"]),
    ("BackgroundTasks", ["SystemServices", "UIKitCore"], ["TestFolders"]),
    ("CommonCrypto", ["LibSSL"], []),
    ("Contacts", ["Platform", "SystemServices", "UIKitCore"], []),
    ("ContactsUI", ["Contacts", "SystemServices", "UIKitCore"], ["Contacts"]),
    ("CoreHaptics", ["Platform", "SystemServices", "UIKitCore"], ["HeadlessBackend", "TestFolders"]),
    ("CoreServices", ["CoreGraphics", "UniformTypeIdentifiers"], ["MobileCoreServices"]),
    ("CoreSpotlight", ["SystemServices", "UIKitCore", "UniformTypeIdentifiers"], ["ActivityDelegate"]),
    ("Intents", ["CoreLocation", "Platform", "Preconditions", "SystemServices", "UIKitCore"], ["ActivityDelegate"]),
    ("LinkPresentation", ["SystemServices", "UIKitCore", "UIKitEngines", "UniformTypeIdentifiers"], ["HeadlessBackend", "TestFolders"]),
    ("LocalAuthentication", ["CoreGraphics", "Preconditions", "SystemServices", "UIKitCore"], []),
    ("MessageUI", ["Platform", "SystemServices", "UIKitCore", "UniformTypeIdentifiers"], ["Executables", "HeadlessBackend", "Platform"]),
    ("Photos", ["CoreGraphics", "CoreLocation", "SystemServices", "UIKitCore", "UniformTypeIdentifiers"], ["TestFolders"]),
    ("PhotosUI", ["CoreGraphics", "Photos", "SystemServices", "UIKitCore", "UniformTypeIdentifiers"], ["Photos", "TestFolders"]),
    ("PlaygroundSupport", ["SystemServices", "UIKit", "UIKitCore"], ["Playground", "TestFolders"]),
    ("QuickLook", ["CoreGraphics", "SystemServices", "UIKitCore", "UniformTypeIdentifiers"], ["CoreGraphics", "TestFolders", "UIKit"]),
    ("SafariServices", ["SystemServices", "UIKitCore"], ["HeadlessBackend"]),
    (
        "Security", ["CoreGraphics", "GIO", "LibSSL", "Platform", "SystemServices"],
        ["CGIO", "GIO", "LocalAuthentication", "Platform", "PrivateBus", "TestFolders", "UIKit"]
    ),
    ("SystemConfiguration", ["CoreGraphics", "SystemServices"], ["CoreGraphics", "QueueRecorder"]),
    ("StoreKit", ["Preconditions", "SystemServices", "UIKitCore"], ["HeadlessBackend", "Platform"]),
    (
        "UserNotifications", ["CoreLocation", "GIO", "SystemServices", "UIKitCore", "UniformTypeIdentifiers"],
        ["CGIO", "CoreLocation", "PrivateBus", "UIKit"]
    ),
    ("simd", ["Preconditions"], []),
]

/// The closures of delegates in these modules, each in a module of its own, so that an app loads only those it uses.
let closureModules: [(name: String, module: Target.Dependency)] = [
    ("CaretAuthenticationServices", "AuthenticationServices"), ("CaretContactsUI", "ContactsUI"), ("CaretMessageUI", "MessageUI"),
    ("CaretPhotosUI", "PhotosUI"), ("CaretQuickLook", "QuickLook"), ("CaretSafariServices", "SafariServices"),
    ("CaretStoreKit", "StoreKit"), ("CaretUserNotifications", "UserNotifications"),
]

/// The examples, which have tests.
let examples = ["Gallery", "Drawings", "Alerts", "Catalog", "Form", "Nibs", "Lists", "Tour"]
/// The programs that `swift run` starts by their names: the tools, a program that shows playgrounds, and the examples.
let programs = ["caret", "caret-nib", "caret-swiftc", "Playground"] + examples

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
        .library(name: "Network", targets: ["Network"]),
        .plugin(name: "BuildPhases", targets: ["BuildPhases"]),
        .plugin(name: "BuildInfo", targets: ["BuildInfo"]),
        .plugin(name: "NibTables", targets: ["NibTables"]),
        .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
    ] + programs.map { .executable(name: $0, targets: [$0]) } + systemModules.map { .library(name: $0.name, targets: [$0.name]) }
        + closureModules.map { .library(name: $0.name, targets: [$0.name]) },
    traits: [
        .trait(name: "Window", description: "The desktop window back end (needs SDL2)."),
        .trait(name: "Web", description: "The browser back end (needs swift-nio)."),
        // SwiftPM passes one `-D` for each trait in random order. Two default traits would therefore cause random
        // rebuilds of everything (Documentation/DECISIONS/0018).
        .trait(name: "WindowAndWeb", description: "Both the desktop window and the browser back end."),
        .default(enabledTraits: ["WindowAndWeb"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    ],
    targets: [
        // Checks that stop a program with a message, used by all modules that validate arguments.
        library("Preconditions", linkerSettings: fastLinker),
        // C libraries, and the thin wrappers that are their only callers.
        system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
        system("CPango", pkgConfig: "harfbuzz", apt: "libpango1.0-dev"),
        system("CJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
        system("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
        system("CPixbuf", pkgConfig: "gobject-2.0", apt: "libgdk-pixbuf-2.0-dev"),
        system("CGIO", pkgConfig: "gobject-2.0", apt: "libglib2.0-dev"),
        system("CISAL", pkgConfig: "libisal", apt: "libisal-dev"),
        system("CChipmunk", apt: "libchipmunk-dev"),
        system("CSDL", apt: "libsdl2-dev"),
        system("CLibSSL", pkgConfig: "openssl", apt: "libssl-dev"),
        // Not named `CSQLite` and `SQLite`, because packages that an app uses may have these names.
        system("CSQLiteFile", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
        // Kernels in C, because Swift cannot compile a single function for processors with AVX2.
        .target(name: "CPixels", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
        wrapper("Cairo", ["CCairo"]),
        wrapper("Pango", ["CPango", "Cairo"], headers: [pangoHeaders]),
        wrapper("JPEG", ["CJPEG", "Preconditions"]),
        wrapper("PNG", ["CPNG", "Preconditions"]),
        wrapper("Pixbuf", ["CPixbuf", "Preconditions"], headers: [pixbufHeaders]),
        // Detects the main thread in C, where Foundation calls the implementation.
        .target(name: "CMainThread"),
        wrapper("MainThread", ["CMainThread"], optimised: optimised),
        // Starts a program instead of calling a library.
        library("Poppler"),
        wrapper("GIO", ["CGIO", "Preconditions"], optimised: optimised),
        wrapper("Deflate", ["CISAL"]),
        // Rigid bodies, for UIDynamicAnimator.
        wrapper("Physics", ["CChipmunk"]),
        // Cryptography and TLS of OpenSSL, whose name packages that an app uses may have.
        wrapper("LibSSL", ["CLibSSL"], optimised: optimised),
        wrapper("SQLiteFile", ["CSQLiteFile"], optimised: optimised),
        wrapper("SDL", [.target(name: "CSDL", condition: windowOnly)], optimised: optimised),

        // Cross-import overlays that `import Testing` requires for modules with these names.
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
        library("SystemServices", ["CoreGraphics"]),
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
                "Accessibility", "MainThread", "Physics", "QuartzCore", "Platform", "UIKitEngines", "HeadlessBackend",
                "SystemServices", "UniformTypeIdentifiers",
            ],
            // The toolchain's own library, which Foundation uses. One file calls it, to write measurements.
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        // Overrides functions of Foundation: the folders of tests, and the version of the system.
        .target(name: "CProcess"),
        // Hides the back ends, and with them swift-nio: an app that uses another version of it still compiles.
        wrapper(
            "UIKit",
            ["CProcess", "MainThread", "_Testing_UIKit", "ImageIO", "UIKitCore", "HeadlessBackend", "WindowBackend", "WebBackend"],
            optimised: optimised),
        library("Caret", ["UIKitCore", "UniformTypeIdentifiers"]),
        library("CoreLocation", ["GIO"]),
        // The older name of CoreServices.
        library("MobileCoreServices", ["CoreServices"]),
        // Connections by swift-nio, which is hidden like that of the browser's back end.
        wrapper(
            "Network",
            [
                "CoreGraphics", "LibSSL", "Preconditions", "Security", "SystemServices", .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ], optimised: optimised),
        tests(
            "NetworkTests",
            [
                "CaretTesting", "CLibSSL", "CoreGraphics", "LibSSL", "Network", "QueueRecorder", "Security", "SystemServices",
                "TestFolders", "UIKit",
            ]),
        library("MapEngines"),
        library("MapKit", ["CoreLocation", "MapEngines", "SQLiteFile", "UIKitCore"]),
        library("CaretMaps", ["Caret", "MapKit"]),
        // Separate from Caret, because it links FoundationNetworking and with it libcurl, which other apps do not
        // need.
        library("CaretPictures", ["Caret"]),
        // The similarity of two pictures, and the line breaks of texts in pictures.
        kernels("PictureMetrics", ["CoreGraphics"]),
        library("CaretTesting", ["Caret", "MainThread", "UIKit", "HeadlessBackend", "PictureMetrics", "Platform", "SystemServices"]),

        library("CaretCLI", ["CompilerWrapper", "Platform", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .executableTarget(name: "caret", dependencies: ["CaretCLI"], swiftSettings: settings, plugins: ["BuildInfo"]),
        // All modules of the SDK, so that one command builds them (Scripts/sdk).
        library(
            "SDKModules",
            [
                "UIKit", "ImageIO", "Caret", "CaretMaps", "CaretPictures", "CaretTesting", "MapKit", "CoreLocation", "caret",
                "caret-swiftc", "caret-nib", "MobileCoreServices", "Network",
            ] + systemModules.map { .target(name: $0.name) } + closureModules.map { .target(name: $0.name) }),
        // The program that `caret build` puts between SwiftPM and the compiler, and its logic. Neither uses all of
        // Foundation, because it starts with every compiler.
        library("CompilerWrapper"),
        .executableTarget(name: "caret-swiftc", dependencies: ["CompilerWrapper"], swiftSettings: settings),
        // Scripts as phases of a build, and the version from git; see Documentation/BUILD-PHASES.md.
        .executableTarget(name: "caret-build-step", swiftSettings: settings),
        .plugin(name: "BuildPhases", capability: .buildTool(), dependencies: ["caret-build-step"]),
        .plugin(name: "NibTables", capability: .buildTool(), dependencies: ["caret-build-step"]),
        .plugin(name: "BuildInfo", capability: .buildTool(), dependencies: ["caret-build-step"]),
        // Displays and checks nibs without their code.
        .executableTarget(name: "caret-nib", dependencies: ["CoreGraphics", "UIKit", "UIKitCore", "MapKit"], swiftSettings: settings),
        .executableTarget(
            name: "Nibs", dependencies: ["UIKit"], path: "Examples/Nibs", resources: [.process("Resources")], swiftSettings: settings,
            plugins: ["NibTables"]),
        .executableTarget(name: "Gallery", dependencies: ["Caret", "UIKit"], path: "Examples/Gallery", swiftSettings: settings),
        .executableTarget(name: "Drawings", dependencies: ["Caret", "UIKit"], path: "Examples/Drawings", swiftSettings: settings),
        .executableTarget(name: "Alerts", dependencies: ["Caret", "UIKit"], path: "Examples/Alerts", swiftSettings: settings),
        .executableTarget(
            name: "Catalog",
            dependencies: [
                "AppIntents", "AuthenticationServices", "BackgroundTasks", "ContactsUI", "CoreHaptics", "CoreSpotlight", "Intents",
                "LinkPresentation", "LocalAuthentication", "MessageUI", "MobileCoreServices", "Network", "Photos", "PhotosUI", "QuickLook",
                "SafariServices", "Security", "StoreKit", "SystemConfiguration", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
            ], path: "Examples/Catalog", resources: [.copy("Products.storekit")], swiftSettings: settings),
        .executableTarget(
            name: "Playground", dependencies: ["PlaygroundSupport", "UIKit"], path: "Examples/Playground", swiftSettings: settings),
        .executableTarget(name: "Form", dependencies: ["UIKit"], path: "Examples/Form", swiftSettings: settings),
        .executableTarget(name: "Lists", dependencies: ["UIKit"], path: "Examples/Lists", swiftSettings: settings),
        .executableTarget(
            name: "Tour", dependencies: ["Caret", "CaretPictures", "UIKit"], path: "Examples/Tour", swiftSettings: settings),
        // The work of the benchmarks, written by hand with the C libraries, as the reference of the results.
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

        tests("CaretModulesTests", ["Caret", "CaretTesting", "TestFolders"] + closureModules.map { .target(name: $0.name) }),
        tests("WrapperTests", ["Cairo", "LibSSL", "Pango", "JPEG", "PNG", "Pixbuf", "Poppler", "Deflate"]),
        tests("CoreGraphicsTests", ["CoreGraphics", "Deflate", "ImageIO", "JPEG", "SlowTests", "TestFolders"]),
        tests("QuartzCoreTests", ["QuartzCore"]),
        tests("UniformTypeIdentifiersTests", ["UniformTypeIdentifiers"]),
        tests("SystemServicesTests", ["SystemServices"]),
        tests("UIKitEnginesTests", ["UIKitEngines"]),
        tests("UIKitCoreTests", ["ImageIO", "UIKit", "UIKitCore", "CaretTesting", "SlowTests", "TestFolders"]),
        tests(
            "BackendTests",
            [
                "HeadlessBackend", "WindowBackend", "WebBackend", "Platform", "CoreGraphics", "UIKitCore", "Executables", "SlowTests",
                .target(name: "SDL", condition: windowOnly),
                .product(name: "NIOCore", package: "swift-nio", condition: webOnly),
                .product(name: "NIOWebSocket", package: "swift-nio", condition: webOnly),
            ]),
        tests("CoreLocationTests", ["CoreLocation", "CGIO", "PrivateBus"]),
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
        tests(
            "CaretTests", ["Caret", "CaretMaps", "CaretPictures", "UIKit", "CaretTesting", "FirstLibrary", "SecondLibrary", "SlowTests"],
            exclude: ["Releases"]),
        // Two modules that extend the same classes with the same names, for the tests.
        .target(name: "FirstLibrary", dependencies: ["Caret"], path: "Tests/Libraries/FirstLibrary", swiftSettings: settings),
        .target(name: "SecondLibrary", dependencies: ["Caret"], path: "Tests/Libraries/SecondLibrary", swiftSettings: settings),
        tests("CaretCLITests", ["CaretCLI", "CompilerWrapper", "Executables", "SlowTests"]),
        tests("BuildStepTests", ["caret-build-step", "Executables", "SlowTests"]),
        .target(name: "Executables", path: "Tests/Libraries/Executables", swiftSettings: settings),
        .target(
            name: "ActivityDelegate", dependencies: ["UIKitCore"], path: "Tests/Libraries/ActivityDelegate", swiftSettings: settings),
        .target(name: "PrivateBus", dependencies: ["CGIO"], path: "Tests/Libraries/PrivateBus", swiftSettings: settings),
        .target(name: "QueueRecorder", path: "Tests/Libraries/QueueRecorder", swiftSettings: settings),
        .target(name: "TestFolders", path: "Tests/Libraries/TestFolders", swiftSettings: settings),
        .target(name: "SlowTests", path: "Tests/Libraries/SlowTests", swiftSettings: settings),
        tests("ExampleTests", examples.map { .init(stringLiteral: $0) } + ["Caret", "UIKit", "CaretTesting", "SlowTests", "TestFolders"]),
        tests("ArchitectureTests", []),
        // At least one test for each fault in `Tests/FaultTests/faults.tsv`; the name of a test begins with the
        // fault's ID (`make faults`).
        tests(
            "FaultTests",
            [
                "Accessibility", "Caret", "CaretMaps", "CaretTesting", "CoreGraphics", "CoreLocation", "HeadlessBackend", "ImageIO",
                "MainThread", "MapKit", "PNG", "Pixbuf", "Platform", "Preconditions", "QuartzCore", "SlowTests", "UIKit", "UIKitCore",
                "UIKitEngines", "UniformTypeIdentifiers",
            ],
            exclude: ["faults.tsv"]),
    ]
        + systemModules.map { library($0.name, $0.dependencies) } + closureModules.map { library($0.name, ["Caret", $0.module]) }
        + systemModules.map {
            tests($0.name + "Tests", [.target(name: $0.name), "CaretTesting", "SystemServices", "UIKitCore"] + $0.testDependencies)
        }
)
