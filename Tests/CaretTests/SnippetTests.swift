import Foundation
import Testing

/// The samples of the documentation: they compile with the package, and run here.
struct SnippetTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let names: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Snippets").path)
        return (files ?? []).filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    }()

    @Test(arguments: names) func everySampleRuns(_ name: String) throws {
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let candidates = [folder, Self.root.appending(path: ".build/debug")].map { $0.appending(path: name) }
        let program = try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }, "build the package first")
        let process = Process()
        process.executableURL = program
        process.environment = ProcessInfo.processInfo.environment.merging([
            // The samples of MIGRATION are apps, which end once nothing moves any more, and with 1 if that does not
            // happen.
            "CARET_BACKEND": "headless", "CARET_SNAPSHOT": NSTemporaryDirectory() + "caret-sample-\(name).png",
        ]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && !text.isEmpty, "\(name): \(process.terminationStatus)")
    }

    private static func sample(_ name: String, _ part: String) throws -> String {
        let text = try String(contentsOf: root.appending(path: "Snippets/\(name).swift"), encoding: .utf8)
        let start = try #require(text.range(of: "// snippet.\(part)\n"))
        let end = try #require(text.range(of: "// snippet.hide", range: start.upperBound..<text.endIndex))
        return String(text[start.upperBound..<end.lowerBound])
    }

    /// Returns the cyclomatic complexity: one, and one more for each branch of a function.
    private static func complexity(_ function: String) -> Int {
        1 + function.matches(of: #/\b(if|guard|for|while|case|default|catch)\b|&&|\|\|| \? /#).count
    }

    private static func largest(_ sample: String) -> Int {
        sample.components(separatedBy: "func ").dropFirst().map(complexity).max() ?? 0
    }

    @Test func `R67 the sample with a delegate and the sample with closures are side by side and compile`() throws {
        #expect(try Self.sample("Tables", "delegate").contains("UITableViewDataSource"))
        let closures = try Self.sample("Tables", "sections")
        #expect(!closures.contains("Delegate") && !closures.contains("DataSource") && !closures.contains("indexPath"))
    }

    @Test func `R68 no function of the sample has more than two branches, where the delegate's has more`() throws {
        #expect(Self.largest(try Self.sample("Tables", "sections")) <= 2)
        #expect(Self.largest(try Self.sample("Tables", "delegate")) > 2)
    }

    // MARK: - Text of samples

    /// Returns the words of a text with one space between them, so that a sample may be wrapped differently.
    private static func withSingleSpaces(_ text: some StringProtocol) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Returns the samples of the comments and pages of all modules and documents, each with its file. ReadmeTests
    /// builds the samples of the README as a package.
    private static func samples(in folders: [String] = ["Sources", "Documentation"]) throws -> [(file: String, text: String)] {
        var urls: [URL] = folders.flatMap { folder in
            let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
            return (files?.compactMap { $0 as? URL } ?? []).filter { ["swift", "md"].contains($0.pathExtension) }
        }
        urls += ["ARCHITECTURE.md", "CONTRIBUTING.md"].map { root.appending(path: $0) }
        var result: [(file: String, text: String)] = []
        for url in urls {
            let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
            let words = url.pathExtension == "swift" ? lines.map(comment) : lines
            for match in words.joined(separator: "\n").matches(of: #/```swift\n((?s).*?)\n *```/#) {
                result.append((url.lastPathComponent, String(match.1)))
            }
        }
        return result
    }

    /// Returns the text of a line after three slashes; empty if it has none.
    private static func comment(in line: String) -> String {
        line.firstRange(of: "///").map { String(line[$0.upperBound...]) } ?? ""
    }

    @Test func everySampleOfTheDocumentationIsInASnippet() throws {
        // The samples of drawings are in the program that draws the toolkit's own screens.
        let drawings = try ["Program", "Drawings"].map { name in
            let file = Self.root.appending(path: "Fidelity/Pictures/Sources/Screens/\(name).swift")
            return Self.withSingleSpaces(try String(contentsOf: file, encoding: .utf8))
        }.joined(separator: "\n")
        // The samples of CLOSURES are in the tests, which operate them.
        let jobs = try ["Plain", "Closures"].flatMap { form in
            let folder = Self.root.appending(path: "Tests/CaretTests/Jobs/\(form)")
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return try files.map { Self.withSingleSpaces(try String(contentsOf: $0, encoding: .utf8)) }
        }.joined(separator: "\n")
        // The samples of the tour are in its programs.
        let folder = Self.root.appending(path: "Examples/Tour")
        let tour = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            Self.withSingleSpaces(try String(contentsOf: folder.appending(path: name), encoding: .utf8))
        }.joined(separator: "\n")
        // The samples of `app.system` are in tests of the catalogue.
        let system = Self.withSingleSpaces(
            try String(contentsOf: Self.root.appending(path: "Tests/ExampleTests/SystemSampleTests.swift"), encoding: .utf8))
        let snippets =
            try Self.names.map { name in
                Self.withSingleSpaces(try String(contentsOf: Self.root.appending(path: "Snippets/\(name).swift"), encoding: .utf8))
            }.joined(separator: "\n") + drawings + jobs + tour + system
        // Samples for tests are in tests, and a manifest's part is in the page about plugins, whose tests build such
        // packages.
        let elsewhere = [
            "#expect", "@Test(", "package: \"caret\"", "BuildInfo.description", "forInfoDictionaryKey", "bundle: .module", "Golden(",
        ]
        let samples = try Self.samples().filter { sample in !elsewhere.contains(where: sample.text.contains) }
        #expect(samples.count > 100)
        for sample in samples where !snippets.contains(Self.withSingleSpaces(sample.text)) {
            Issue.record("\(sample.file): no snippet has\n\(sample.text)")
        }
    }

    /// The tasks of samples that do not capture the object to which they belong.
    private static let harmlessTasks = [
        "Task { imageView.image = ", "Task {\n            print(await newMap(", "Task.detached { @MainActor in try await clock.start() }",
        "Task { @MainActor in show(success) }",
    ]

    @Test func noSampleRetainsItsObjectAcrossAnAwait() throws {
        var count = 0
        for name in Self.names {
            let text = try String(contentsOf: Self.root.appending(path: "Snippets/\(name).swift"), encoding: .utf8)
            // A plain task captures `self` implicitly. The tasks of controllers, views and handlers receive the object.
            for match in text.matches(of: #/\bTask(?:\.detached)?(?:\([^)]*\))? \{(?! \[weak)/#) {
                let rest = text[match.range.lowerBound...]
                count += 1
                if !Self.harmlessTasks.contains(where: rest.hasPrefix) { Issue.record("\(name): \(rest.prefix(60))") }
            }
            for match in text.matches(of: #/\{[^{}\n]*\[self\][^}]*await|\bin\b[^}\n]*await self\./#) {
                Issue.record("\(name): \(text[match.range].prefix(60))")
            }
        }
        #expect(count == Self.harmlessTasks.count)
    }

    // MARK: - Migration from delegates to closures

    @Test func eachExampleOfTheArticlesHasADelegateAndAClosureVersion() throws {
        let page = try String(contentsOf: Self.root.appending(path: "Documentation/MIGRATION.md"), encoding: .utf8)
        let sections = page.components(separatedBy: "\n## ").dropFirst()
        for example in [
            "gallery", "Shops on a map", "To-do", "Alerts", "circle", "line that grows", "Patterns", "form of text fields",
            "text of several",
            "mapUsingBlock", "Orders", "Scripts",
        ] {
            #expect(sections.contains { $0.prefix { $0 != "\n" }.contains(example) }, "\(example)")
        }
        for section in sections {
            let title = section.prefix { $0 != "\n" }
            let tables = section.components(separatedBy: "<table>").dropFirst()
            #expect(!tables.isEmpty, "\(title)")
            for table in tables {
                let sides = table.components(separatedBy: "</td><td>")
                #expect(sides.count == 2 && sides.allSatisfy { $0.contains("```") }, "\(title)")
            }
        }
    }

    @Test func noSampleIsAnIncompleteFragment() throws {
        let sheets = try ["BUILD-PHASES", "MIGRATION"].map {
            try String(contentsOf: Self.root.appending(path: "Documentation/\($0).md"), encoding: .utf8)
        }
        for sample in try Self.samples(in: ["Sources/Caret", "Sources/CaretMaps", "Sources/CaretPictures", "Documentation"]) {
            guard !["NIBS.md", "BUILD-PHASES.md"].contains(sample.file) else { continue }
            #expect(!sample.text.hasPrefix(" ") || sample.file.hasSuffix(".swift"), "\(sample.file):\n\(sample.text)")
            for (open, close) in [("{", "}"), ("(", ")"), ("[", "]")] {
                let (begun, ended) = (sample.text.count { "\($0)" == open }, sample.text.count { "\($0)" == close })
                #expect(begun == ended, "\(sample.file):\n\(sample.text)")
            }
            if sample.text.contains("name: \"BuildPhases\"") { #expect(sheets.allSatisfy { $0.contains(sample.text) }) }
        }
    }
}
