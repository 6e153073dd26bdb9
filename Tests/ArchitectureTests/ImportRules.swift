import Testing

/// The allowed imports: the picture in ARCHITECTURE.md as a table.
@Suite struct ImportRules {
    /// Foundation and the standard library's modules are open to all but the lowest, and Preconditions to all.
    static let anywhere: Set = ["Foundation", "Synchronization", "Observation", "Swift", "Dispatch", "Preconditions"]

    static let allowed: [String: Set<String>] = [
        "Preconditions": [],
        "Cairo": ["CCairo"],
        "Pango": ["CPango", "Cairo"],
        "JPEG": ["CJPEG"],
        "PNG": ["CPNG"],
        "Pixbuf": ["CPixbuf"],
        "Poppler": [],
        "GIO": ["CGIO"],
        "LibSSL": ["CLibSSL"],
        "MainThread": ["CMainThread", "Runtime"],
        "Deflate": ["CISAL"],
        "SDL": ["CSDL"],
        "SQLiteFile": ["CSQLiteFile"],
        "Physics": ["CChipmunk"],
        "_Testing_CoreGraphics": [],
        "_Testing_UIKit": [],
        "CoreGraphics": ["CPixels", "Cairo", "Pango", "JPEG", "PNG", "Pixbuf", "Poppler", "Deflate", "Logging"],
        "ImageIO": ["CoreGraphics"],
        "QuartzCore": ["CoreGraphics"],
        "Platform": ["CoreGraphics"],
        "SystemServices": ["CoreGraphics"],
        // Nibs are XML, and Foundation's parser is maintained; one file of the engines uses it.
        "UIKitEngines": ["Platform", "CoreGraphics", "FoundationXML"],
        "HeadlessBackend": ["Platform", "CoreGraphics"],
        "WindowBackend": ["Platform", "CoreGraphics", "SDL"],
        "WebBackend": ["Platform", "CoreGraphics", "NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"],
        "UniformTypeIdentifiers": [],
        "Accessibility": [],
        "UIKitCore": [
            "Accessibility", "MainThread", "Physics", "QuartzCore", "CoreGraphics", "Platform", "UIKitEngines", "HeadlessBackend",
            "SystemServices", "UniformTypeIdentifiers", "_FoundationICU",
        ],
        "UIKit": ["MainThread", "UIKitCore", "Platform", "CoreGraphics", "HeadlessBackend", "WindowBackend", "WebBackend"],
        // Apple's Intents, in the second form.
        "Caret": ["Intents", "Runtime", "UIKitCore", "UIKit", "UniformTypeIdentifiers"],
        // The second form of the hooks, which a package of its own compiles (`Apple`).
        "CaretForApple": ["Intents", "ObjectiveC"],
        "CaretPictures": ["Caret", "FoundationNetworking", "UIKit"],
        "CaretMaps": ["Caret", "MapKit"],
        "CoreLocation": ["FoundationNetworking", "GIO"],
        "MapEngines": [],
        "MapKit": [
            "CoreLocation", "FoundationNetworking", "MapEngines", "SQLiteFile", "UIKitCore", "QuartzCore", "CoreGraphics", "Platform",
            "UIKitEngines",
        ],
        // Modules of Apple's systems beside UIKit.
        "AudioToolbox": ["CoreGraphics", "Platform", "SystemServices", "UIKitCore"],
        "AuthenticationServices": ["CoreGraphics", "SystemServices", "UIKitCore"],
        "BackgroundTasks": ["CoreGraphics", "SystemServices", "UIKitCore"],
        "Contacts": ["CoreGraphics", "Platform", "SystemServices", "UIKitCore"],
        "ContactsUI": ["Contacts", "SystemServices", "UIKitCore"],
        "CoreServices": ["CoreGraphics", "UniformTypeIdentifiers"],
        "CoreSpotlight": ["SystemServices", "UIKitCore", "UniformTypeIdentifiers"],
        "LinkPresentation": ["FoundationNetworking", "SystemServices", "UIKitCore", "UIKitEngines", "UniformTypeIdentifiers"],
        "LocalAuthentication": ["CoreGraphics", "SystemServices", "UIKitCore"],
        "MessageUI": ["CoreGraphics", "Platform", "SystemServices", "UIKitCore", "UniformTypeIdentifiers"],
        "MobileCoreServices": ["CoreServices"],
        "QuickLook": ["CoreGraphics", "SystemServices", "UIKitCore", "UniformTypeIdentifiers"],
        "SafariServices": ["CoreGraphics", "SystemServices", "UIKitCore"],
        "UserNotifications": [
            "CoreGraphics", "CoreLocation", "GIO", "QuartzCore", "SystemServices", "UIKitCore", "UniformTypeIdentifiers",
        ],
        "AppIntents": ["SystemServices", "UIKitCore"],
        "CommonCrypto": ["LibSSL"],
        "CoreHaptics": ["Platform", "SystemServices", "UIKitCore"],
        "Intents": ["CoreLocation", "Platform", "SystemServices", "UIKitCore"],
        "Network": ["CoreGraphics", "LibSSL", "NIOCore", "NIOPosix", "Security", "SystemServices"],
        "Photos": ["CoreGraphics", "CoreLocation", "SystemServices", "UIKitCore", "UniformTypeIdentifiers"],
        "PhotosUI": ["CoreGraphics", "Photos", "SystemServices", "UIKitCore", "UniformTypeIdentifiers"],
        "PlaygroundSupport": ["SystemServices", "UIKit", "UIKitCore"],
        "Security": ["CoreGraphics", "GIO", "LibSSL", "Platform", "SystemServices"],
        "StoreKit": ["CoreGraphics", "SystemServices", "UIKitCore"],
        "SystemConfiguration": ["CoreGraphics", "SystemServices"],
        "simd": [],
        // The closures of delegates in these modules.
        "CaretAuthenticationServices": ["AuthenticationServices", "Caret"],
        "CaretContactsUI": ["Caret", "ContactsUI"],
        "CaretMessageUI": ["Caret", "MessageUI"],
        "CaretPhotosUI": ["Caret", "PhotosUI"],
        "CaretQuickLook": ["Caret", "QuickLook"],
        "CaretSafariServices": ["Caret", "SafariServices"],
        "CaretStoreKit": ["Caret", "StoreKit"],
        "CaretUserNotifications": ["Caret", "UserNotifications"],
        "PictureMetrics": ["CoreGraphics"],
        "CaretTesting": [
            "Caret", "FoundationNetworking", "MainThread", "UIKit", "UIKitCore", "CoreGraphics", "HeadlessBackend",
            "PictureMetrics", "Platform", "SystemServices", "Testing", "XCTest",
        ],
        "CaretCLI": ["CompilerWrapper", "Platform", "CoreGraphics", "ArgumentParser"],
        "CompilerWrapper": [],
        "SDKModules": [],
        "caret-swiftc": ["CompilerWrapper"],
        "caret": ["CaretCLI"],
        "caret-build-step": [],
        "caret-nib": ["UIKit", "UIKitCore", "MapKit", "CoreGraphics"],
    ]

    @Test(arguments: SourceTree.sources.filter { $0.path.hasPrefix("Sources/") })
    func aModuleImportsOnlyModulesBelowIt(file: SourceFile) throws {
        let allowed = try #require(Self.allowed[file.module], "\(file.module) has no line in the table of ImportRules")
        for name in Self.imports(of: file) where !Self.anywhere.contains(name) && !Self.systemModules.contains(name) {
            #expect(allowed.contains(name), "\(file.path) imports \(name)")
        }
    }

    @Test func onlyTheImplicitApplicationUsesTheHeadlessBackEnd() {
        let files = SourceTree.sources.filter { $0.module == "UIKitCore" && Self.imports(of: $0).contains("HeadlessBackend") }
        #expect(files.count <= 1, "\(files.map(\.path))")
    }

    @Test func oneFileUsesTheUnicodeLibrary() {
        let files = SourceTree.sources.filter { $0.mentions("_FoundationICU") && Self.imports(of: $0).contains("_FoundationICU") }
        #expect(files.map(\.path) == ["Sources/UIKitCore/Support/Measurements/UnitPhrase.swift"])
    }

    @Test func oneFileUsesTheXMLParser() {
        let files = SourceTree.sources.filter {
            $0.path.hasPrefix("Sources/") && $0.mentions("FoundationXML") && Self.imports(of: $0).contains("FoundationXML")
        }
        #expect(files.map(\.path) == ["Sources/UIKitEngines/Nibs/NibReader.swift"])
    }

    @Test func wrappersHideTheirCModule() {
        for file in SourceTree.sources where file.mentions("import C") {
            for line in file.code where line.contains("import C") {
                guard let name = Self.importedModule(in: line), Self.cModules.contains(name) else { continue }
                #expect(line.contains("@_implementationOnly"), "\(file.path): \(line)")
            }
        }
    }

    static let cModules: Set = [
        "CCairo", "CPango", "CJPEG", "CPNG", "CPixbuf", "CGIO", "CISAL", "CSDL", "CPixels", "CMainThread", "CLibSSL",
    ]
    static let systemModules: Set = ["Glibc", "FoundationEssentials"]

    static func imports(of file: SourceFile) -> [String] {
        file.code.lazy.filter { $0.utf8.count > 7 && $0.contains("import ") }.compactMap(importedModule)
    }

    static func importedModule(in line: String) -> String? {
        let words = line.split(separator: " ").map(String.init)
        guard let keyword = words.firstIndex(of: "import"), words.prefix(keyword).allSatisfy(isModifier) else { return nil }
        let kinds: Set = ["class", "struct", "enum", "func", "protocol", "typealias", "var", "let"]
        let rest = words.dropFirst(keyword + 1).filter { !kinds.contains($0) }
        return rest.first.map { String($0.prefix { $0 != "." }) }
    }

    private static func isModifier(_ word: String) -> Bool {
        word.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains(word)
    }
}
