import Executables
import Foundation
import Platform
import Testing

/// The desktop's programs for URLs, simulated by scripts.
@MainActor @Suite struct DesktopURLOpenerTests {
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID())")

        init(_ scripts: [String: String]) throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, text) in scripts {
                try writeExecutable("#!/bin/sh\n\(text)\n", to: url.appendingPathComponent(name))
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private func open(_ opener: DesktopURLOpener, _ url: URL) async -> Bool {
        await withCheckedContinuation { continuation in opener.open(url) { continuation.resume(returning: $0) } }
    }

    @Test func urlsThatTheDesktopSupportsCanBeOpened() async throws {
        let folder = try Folder([
            "xdg-open": "echo \"$1\" > \"$(dirname \"$0\")/opened\"",
            "xdg-mime": "[ \"$3\" = x-scheme-handler/https ] && echo browser.desktop; exit 0",
        ])
        let opener = DesktopURLOpener(path: "/nowhere:\(folder.url.path)")
        let page = try #require(URL(string: "https://example.org/a?b=c"))
        #expect(opener.canOpen(page))
        #expect(try !opener.canOpen(#require(URL(string: "unknown:thing"))))
        #expect(opener.canOpen(folder.url) && !opener.canOpen(folder.url.appendingPathComponent("missing")))
        #expect(await open(opener, page))
        let opened = try String(contentsOf: folder.url.appendingPathComponent("opened"), encoding: .utf8)
        #expect(opened == "https://example.org/a?b=c\n")
    }

    @Test func failuresAreReportedAndNothingHappensWithoutADesktop() async throws {
        let page = try #require(URL(string: "https://example.org"))
        let folder = try Folder(["xdg-open": "exit 4"])
        #expect(await !open(DesktopURLOpener(path: folder.url.path), page))
        let none = DesktopURLOpener(path: "")
        #expect(!none.canOpen(page))
        #expect(await !open(none, page))
    }

    @Test func theDesktopIsAskedOnceUntilSomethingFails() async throws {
        let folder = try Folder([
            "xdg-open": "exit 3", "xdg-mime": "echo asked >> \"$(dirname \"$0\")/asked\"; echo browser.desktop",
        ])
        let opener = DesktopURLOpener(path: folder.url.path)
        let page = try #require(URL(string: "https://example.org"))
        func asked() -> Int {
            let text = try? String(contentsOf: folder.url.appendingPathComponent("asked"), encoding: .utf8)
            return text?.split(separator: "\n").count ?? 0
        }
        var isEarly = true
        DispatchQueue.main.async { isEarly = false }
        #expect(opener.canOpen(page) && opener.canOpen(page) && isEarly)
        #expect(asked() == 1)
        #expect(await !open(opener, page))
        #expect(opener.canOpen(page) && asked() == 2)
    }

    @Test func aURLIsNeverAnOption() async throws {
        let folder = try Folder(["xdg-open": "echo \"$1\" > \"$(dirname \"$0\")/opened\""])
        let opener = DesktopURLOpener(path: folder.url.path)
        #expect(try await !open(opener, #require(URL(string: "--manual"))))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("opened").path))
    }
}
