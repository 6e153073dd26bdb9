import Foundation
import Testing

@testable import caret_build_step

/// The nibs of a resource bundle after a build that followed others.
struct NibResourcesTests {
    private static let work = "build/plugins/outputs/pack/App/destination/NibTables"
    private static let bundles = ["build/x86_64-linux/debug/Pack_App.resources", "build/x86_64-linux/release/Pack_App.resources"]

    private func build(_ scratch: Scratch, _ paths: [String]) throws {
        try NibResources(paths: paths).removeStale(from: "Pack_App.resources", work: scratch.path(Self.work))
    }

    private func files(_ scratch: Scratch, _ bundle: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: scratch.path(bundle).path).filter { $0.contains(".") && !$0.hasSuffix("lproj") }
            .sorted()
    }

    @Test func languagesBelongToTheName() {
        #expect(NibResources(paths: ["/a/Base.lproj/M.xib", "/a/b/C.xib", "/a/C.xib"]).names == ["Base.lproj/M.xib", "C.xib"])
    }

    @Test func `R108 a nib of the last build that is none now leaves the bundles`() throws {
        let scratch = try Scratch()
        for bundle in Self.bundles {
            for file in ["Kept.xib", "Gone.xib", "base.lproj/Gone.storyboard", "data.json"] {
                try scratch.write("x", to: "\(bundle)/\(file)")
            }
        }
        try build(scratch, ["/s/Kept.xib", "/s/Gone.xib", "/s/Base.lproj/Gone.storyboard"])
        for bundle in Self.bundles { #expect(try files(scratch, bundle).count == 4) }
        try build(scratch, ["/s/Kept.xib"])
        for bundle in Self.bundles { #expect(try files(scratch, bundle) == ["Kept.xib", "data.json"]) }
    }

    @Test func filesThatThisTargetNeverHadStay() throws {
        let scratch = try Scratch()
        try scratch.write("x", to: "\(Self.bundles[0])/Generated.xib")
        try build(scratch, ["/s/A.xib"])
        try build(scratch, [])
        #expect(try files(scratch, Self.bundles[0]) == ["Generated.xib"])
    }
}
