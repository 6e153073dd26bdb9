import Testing

/// The function that a call of `precondition` means: the standard library's drops its message in release builds.
@Suite struct PreconditionRules {
    private static let sources = SourceTree.sources.filter { $0.path.hasPrefix("Sources/") }

    /// The modules that each module re-exports to its importers and to all its own files.
    private static let exports: [String: Set<String>] = {
        var exports: [String: Set<String>] = [:]
        for file in sources {
            guard file.mentions("@_exported") else { continue }
            for line in file.code where line.contains("@_exported") {
                guard let name = ImportRules.importedModule(in: line) else { continue }
                exports[file.module, default: []].insert(name)
            }
        }
        return exports
    }()

    /// Returns the modules whose functions a file can call.
    private static func visibleModules(of file: SourceFile) -> Set<String> {
        // The second form of the hooks is compiled with the sources of Caret.
        var pending = ImportRules.imports(of: file) + [file.module == "CaretForApple" ? "Caret" : file.module]
        var seen: Set<String> = []
        while let name = pending.popLast() {
            guard seen.insert(name).inserted else { continue }
            pending += exports[name] ?? []
        }
        return seen
    }

    @Test(arguments: sources)
    func `N8 each call of precondition means the function that keeps its message in release builds`(file: SourceFile) {
        let call = /(?:^|[^.\w])(precondition|preconditionFailure)\(/
        guard file.mentions("precondition(", "preconditionFailure(") else { return }
        guard let line = file.code.firstIndex(where: { $0.contains("precondition") && $0.firstMatch(of: call) != nil }) else { return }
        #expect(Self.visibleModules(of: file).contains("Preconditions"), "\(file.path):\(line + 1): import Preconditions")
    }

    @Test func `N8 few files stop the program by themselves`() {
        let call = /(?:^|[^.\w])(fatalError|assertionFailure|assert)\(/
        let files = Self.sources.filter { file in
            guard file.mentions("fatalError(", "assertionFailure(", "assert(") else { return false }
            return file.code.contains { $0.firstMatch(of: call) != nil }
        }
        // Failed allocations, endless layout, and checks of an app in debug builds.
        let allowed: Set = [
            "Precondition.swift", "PixelBuffer.swift", "LayoutNesting.swift", "LeakAudit.swift", "OwnerCheck.swift",
            "Subscription+Registration.swift",
        ]
        #expect(Set(files.map(\.name)) == allowed)
    }

    @Test func `N8 the search includes re-exported modules`() throws {
        let file = try #require(Self.sources.first { $0.path == "Sources/UIKitCore/Support/NumberCheck.swift" })
        #expect(Self.visibleModules(of: file).isSuperset(of: ["CoreGraphics", "QuartzCore", "Preconditions"]))
        let alone = try #require(Self.sources.first { $0.module == "MapEngines" })
        #expect(!Self.visibleModules(of: alone).contains("Preconditions"))
    }
}
