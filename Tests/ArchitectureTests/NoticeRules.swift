import Foundation
import Testing

/// `NOTICE.md` lists everything that is linked, loaded or redistributed.
@Suite struct NoticeRules {
    private static let notice = text("NOTICE.md")
    private static let manifests = ["Package.swift", "Tools/Package.swift", "Examples/Kebabs/Package.swift", "Examples/Todo/Package.swift"]

    private static func text(_ path: String) -> String {
        (try? String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    /// The list names a word if neither a letter nor a hyphen continues it: `libpng-dev` is not `libpng`.
    private static func lists(_ name: String) -> Bool {
        notice.split { !($0.isLetter || $0.isNumber || "-._".contains($0)) }.contains { $0 == name || $0 == name + "." }
    }

    @Test(arguments: manifests) func `each package that a manifest names is in the notice`(manifest: String) {
        let names = Self.text(manifest).matches(of: /url: "[^"]*\/([^"\/]+)"/).map { String($0.1) }
        for name in names { #expect(Self.lists(name), "\(manifest) uses \(name), which NOTICE.md does not list") }
        #expect(manifest == "Tools/Package.swift" || !names.isEmpty)
    }

    @Test func `each library of the system is in the notice`() {
        let names = Self.text("Package.swift").matches(of: /apt: "([^"]+)"/).map { String($0.1) }
        #expect(names.count >= 9)
        for name in names { #expect(Self.lists(name), "Package.swift links \(name), which NOTICE.md does not list") }
    }

    @Test func `each package that the setup installs is in the notice`() {
        let arrays = Self.text("Scripts/setup").matches(of: /\b(?:libraries|loaders|fonts|testing)\+?=\(([^)]*)\)/)
        let names = Set(arrays.flatMap { $0.1.split(separator: " ").map(String.init) })
        #expect(names.count >= 20)
        for name in names.sorted() { #expect(Self.lists(name), "Scripts/setup installs \(name), which NOTICE.md does not list") }
    }

    /// A file with another license has the license's text in its folder, and the notice names the folder.
    @Test func `each license that the sources hold is in the notice`() {
        let root = SourceTree.root.appendingPathComponent("Sources")
        let licenses = (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? [])
            .filter { ["LICENSE", "COPYING"].contains(($0 as NSString).lastPathComponent) }
        #expect(!licenses.isEmpty)
        for license in licenses {
            let folder = "Sources/" + (license as NSString).deletingLastPathComponent
            #expect(Self.notice.contains(folder), "NOTICE.md does not list \(folder)")
        }
    }

    @Test func `a name that is only the beginning of another is not listed`() {
        #expect(Self.lists("libpng-dev"))
        #expect(!Self.lists("libpng1"))
        #expect(!Self.lists("swift-"))
    }
}
