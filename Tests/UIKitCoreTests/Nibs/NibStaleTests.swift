import Testing
import UIKit

@testable import UIKitCore

/// Nibs of an earlier build in a bundle, and storyboards that refer to each other.
@MainActor @Suite(.app) struct NibStaleTests {
    private static let view = NibFixture.xib("<view id=\"v\"/>")

    /// Returns a bundle with the name of a target's own.
    private func bundle(_ files: [String: Data]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/a_b_NibStale_Fixture.resources")
        for (name, data) in files {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
        return try #require(Bundle(path: folder.path))
    }

    @Test func `R108 a nib that the target no longer has is refused, and the error names the build that left it`() throws {
        let bundle = try bundle(["Present.xib": Self.view, "Deleted.xib": Self.view, "base.lproj/Words.xib": Self.view])
        NibModule.register(StaleTable(), of: "NibStale_Fixture")
        #expect(try UINib(nibName: "Present", bundle: bundle).objects(withOwner: nil).count == 1)
        #expect(try UINib(nibName: "Words", bundle: bundle).objects(withOwner: nil).count == 1)
        #expect(throws: NibError.stale(file: "Deleted.xib", folder: bundle.bundlePath)) {
            try UINib(nibName: "Deleted", bundle: bundle).objects(withOwner: nil)
        }
        #expect(
            NibError.stale(file: "Deleted.xib", folder: "/b").description
                == "Deleted.xib is left in /b by an earlier build; the target has no such file any more. `swift package clean` removes it")
        #expect(!NibStore.exists("Deleted", "xib", in: bundle) && NibStore.exists("Present", "xib", in: bundle))
    }

    @Test func aBundleWithoutATableHasAllItsNibs() throws {
        let bundle = try NibFixture.bundle(["Any.xib": Self.view])
        #expect(try UINib(nibName: "Any", bundle: bundle).objects(withOwner: nil).count == 1)
    }

    private func reference(_ id: String, to name: String?, _ identifier: String?) -> String {
        let story = name.map { " storyboardName=\"\($0)\"" } ?? "", scene = identifier.map { " referencedIdentifier=\"\($0)\"" } ?? ""
        return "<scene sceneID=\"s\(id)\"><objects><viewControllerPlaceholder\(story)\(scene) storyboardIdentifier=\"\(id)\" id=\"\(id)\" "
            + "sceneMemberID=\"viewController\"/></objects></scene>"
    }

    @Test func storyboardsThatReferToEachOtherAreACycle() throws {
        let bundle = try NibFixture.bundle([
            "A.storyboard": NibFixture.storyboard(reference("a", to: "B", "b")),
            "B.storyboard": NibFixture.storyboard(reference("b", to: "A", "a")),
        ])
        #expect {
            try UIStoryboard(loading: "A", bundle: bundle).controller("a")
        } throws: { error in
            guard case NibError.cycle = error else { return false }
            return true
        }
    }

    @Test func aReferenceWithoutAStoryboardIsToItsOwn() throws {
        let screen =
            "<scene sceneID=\"x\"><objects><viewController title=\"Here\" storyboardIdentifier=\"x\" id=\"xx\" "
            + "sceneMemberID=\"viewController\"/></objects></scene>"
        let story = try UIStoryboard(
            data: NibFixture.storyboard(reference("a", to: nil, "x") + reference("c", to: nil, "c") + screen))
        #expect(try story.controller("a").title == "Here")
        #expect(throws: NibError.self) { try story.controller("c") }
    }

    @Test func aMissingEmbeddedScreenIsAnErrorOfItsContainer() throws {
        let scenes = """
            <scene sceneID="s"><objects><viewController storyboardIdentifier="c" id="c" sceneMemberID="viewController"><view key="view" id="v">
            <subviews><containerView id="b"><connections><segue destination="p" kind="embed" id="e"/></connections></containerView></subviews>
            </view></viewController></objects></scene>
            """ + reference("p", to: "Nowhere", nil)
        let story = try UIStoryboard(data: NibFixture.storyboard(scenes))
        #expect(throws: NibError.self) { try story.controller("c").loadViewFromNib() }
    }
}

private final class StaleTable: NibModule {
    override var files: [String]? { ["Base.lproj/Words.xib", "Present.xib"] }
}
