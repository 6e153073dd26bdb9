import Foundation
import Testing

/// The articles of the tour show the code that is compiled, and the pictures that the tests take.
struct TourTextTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let articles = root.appending(path: "Sources/Caret/Caret.docc/Tour")
    private static let chapters = [
        "TourFirstScreen", "TourForms", "TourLists", "TourNavigation", "TourAlertsAndTasks", "TourGesturesAndAnimation",
        "TourTestingAndLeaks",
    ]

    private static func article(_ name: String) throws -> String {
        try String(contentsOf: articles.appending(path: "\(name).md"), encoding: .utf8)
    }

    private static func files(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    /// Returns the words of a text with one space between them, so that a sample may be indented differently.
    private static func plain(_ text: some StringProtocol) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// The text of each file of the tour's programs and tests.
    private static func code() throws -> [String] {
        try ["Examples/Tour", "Tests/ExampleTests/Tour"].flatMap { folder in
            try files(in: root.appending(path: folder)).filter { $0.hasSuffix(".swift") }.map {
                plain(try String(contentsOf: root.appending(path: "\(folder)/\($0)"), encoding: .utf8))
            }
        }
    }

    @Test(arguments: ["Tour"] + chapters) func eachSampleIsCompiled(_ name: String) throws {
        let samples = try Self.article(name).matches(of: #/```swift\n((?s).*?)\n```/#).map { Self.plain($0.1) }
        #expect(samples.count >= (name == "Tour" ? 1 : 4), "\(name)")
        let code = try Self.code()
        for sample in samples where !code.contains(where: { $0.contains(sample) }) {
            Issue.record("\(name): no program has\n\(sample)")
        }
    }

    /// Lines of code in sentences, up to three dots if there are any. Names of functions, such as `settle` and
    /// `ask(_:for:)`, are no lines.
    @Test(arguments: chapters) func eachLineInASentenceIsCompiled(_ name: String) throws {
        let text = try Self.article(name).replacing(#/```swift\n(?s).*?\n```/#, with: "")
        let lines = text.matches(of: #/`([^`]+)`/#).map { Self.plain($0.1) }.filter {
            $0.contains("(") && $0.wholeMatch(of: #/\w+\((?:\w+:)*\)/#) == nil
        }
        let code =
            try Self.code() + [Self.plain(try String(contentsOf: Self.root.appending(path: "Snippets/TourLines.swift"), encoding: .utf8))]
        for line in lines {
            let start = line.components(separatedBy: "…")[0].trimmingCharacters(in: .whitespaces)
            #expect(code.contains { $0.contains(start) }, "\(name): no program has \(line)")
        }
    }

    @Test(arguments: chapters) func eachChapterShowsItsPictures(_ name: String) throws {
        let shown = try Self.article(name).matches(of: #/!\[([^\]]+)\]\(([\w-]+)\)/#).map { String($0.2) }
        #expect(!shown.isEmpty, "\(name)")
        for picture in shown {
            let file = Self.articles.appending(path: "Pictures/\(picture)@2x.png")
            #expect(FileManager.default.fileExists(atPath: file.path), "\(name): \(picture)")
        }
    }

    @Test func noPictureIsUnused() throws {
        let text = try Self.chapters.map(Self.article).joined()
        let pictures = try Self.files(in: Self.articles.appending(path: "Pictures")).filter { $0.hasSuffix(".png") }
        #expect(pictures.count >= 7)
        for picture in pictures { #expect(text.contains("](\(picture.replacing("@2x.png", with: "")))"), "\(picture)") }
    }

    @Test func theChaptersAreInOrder() throws {
        let contents = try #require(try Self.article("Tour").components(separatedBy: "## Topics").last)
        #expect(contents.matches(of: #/<doc:(\w+)>/#).map { String($0.1) } == Self.chapters)
        #expect(try Self.files(in: Self.articles).filter { $0.hasSuffix(".md") } == (Self.chapters + ["Tour"]).map { "\($0).md" }.sorted())
        for (number, name) in Self.chapters.enumerated() {
            let text = try Self.article(name)
            #expect(text.hasPrefix("# \(number + 1). "), "\(name)")
            if number + 1 < Self.chapters.count { #expect(text.contains("Next: <doc:\(Self.chapters[number + 1])>."), "\(name)") }
        }
    }

    @Test(arguments: chapters) func eachChapterNamesItsWholeProgram(_ name: String) throws {
        let paragraphs = try Self.article(name).components(separatedBy: "\n\n").filter { $0.hasPrefix("The whole program: ") }
        let line = try #require(paragraphs.count == 1 ? paragraphs.first : nil, "\(name)")
        let files = line.matches(of: #/`([^`]+\.swift)`/#).map { String($0.1) }
        #expect(files.first?.contains("/") == true)
        for file in files {
            let path = file.contains("/") ? file : "Examples/Tour/\(file)"
            #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: path).path), "\(name): \(file)")
        }
    }

    /// The tour teaches the functions and types that the ten jobs of Documentation/CLOSURES.md call.
    @Test func theJobsUseOnlyWhatTheTourTeaches() throws {
        let folder = Self.root.appending(path: "Tests/CaretTests/Jobs/Closures")
        let tour = try Self.chapters.map(Self.article).joined()
        // Functions of UIKit and Swift, and the models and the screen that both forms of a job use.
        let known: Set = [
            "private", "joined", "viewDidLoad", "setTitle", "show", "fill", "popViewController", "Errands", "Guest", "Letter",
            "LetterStore", "SignUp",
        ]
        var count = 0
        for file in try Self.files(in: folder) {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            let declared = Set(text.matches(of: #/func (\w+)/#).map { String($0.1) })
            let calls =
                text.matches(of: #/\.?(\b\w+)(?:\(| \{ \w+ in)/#).map { String($0.1) }
                + text.matches(of: #/\bon\(\.(\w+)/#).map { String($0.1) }
            for call in Set(calls).subtracting(declared).subtracting(known) where !call.hasPrefix("UI") && !call.hasPrefix("CG") {
                count += 1
                // A call, an event, or a name in a sentence.
                let isTaught = ["\(call)(", "\(call) {", ".\(call)", "`\(call)"].contains(where: tour.contains)
                #expect(isTaught, "\(file): \(call)")
            }
        }
        #expect(count > 20)
    }

    /// Each of the ten jobs has a line of a program and the chapter that explains it.
    @Test func theTenJobsHaveLinesThatAreCompiled() throws {
        let rows = try Self.article("Tour").matches(of: #/(?m)^\| [^|]+ \| `([^`]+)` \| <doc:(\w+)> \|$/#)
        #expect(rows.count == 10)
        let code = try Self.code()
        for row in rows {
            let line = Self.plain(row.1)
            #expect(code.contains { $0.contains(line) }, "\(row.1)")
            let chapter = Self.plain(try Self.article(String(row.2)))
            #expect(chapter.contains(line), "\(row.2) does not explain \(row.1)")
        }
    }

    @Test func sentencesAreShort() throws {
        for name in ["Tour"] + Self.chapters {
            let text = try Self.article(name).replacing(#/```swift\n(?s).*?\n```/#, with: "").replacing(#/`[^`]*`/#, with: "x")
            for paragraph in text.components(separatedBy: "\n\n") where !paragraph.hasPrefix("|") && !paragraph.hasPrefix("#") {
                for sentence in paragraph.split(separator: #/[.:!?]\s|\n- /#) {
                    let words = sentence.split(whereSeparator: \.isWhitespace).count
                    #expect(words <= 25, "\(name): \(sentence)")
                }
            }
        }
    }
}
