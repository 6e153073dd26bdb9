import Testing
import UIKit

@testable import UIKitCore

/// Fonts in the project of a file that is previewed by itself.
@MainActor @Suite(.app) struct NibPreviewFontTests {
    private static let donor = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

    /// Returns a font that no machine has: one of ours, with another name.
    private func font() throws -> Data {
        var font = try Data(contentsOf: URL(fileURLWithPath: Self.donor))
        for encoding in [String.Encoding.utf16BigEndian, .ascii] {
            let (old, new) = (try #require("Inter".data(using: encoding)), try #require("Outer".data(using: encoding)))
            while let place = font.range(of: old) { font.replaceSubrange(place, with: new) }
        }
        return font
    }

    private func project(_ fonts: [String: Data]) throws -> URL {
        let label = """
            <label text="x" id="l"><fontDescription key="fontDescription" name="Outer-Regular" family="Outer" pointSize="21"/></label>
            """
        let files = ["Package.swift": Data(), "Views/Label.xib": NibFixture.xib(label)].merging(fonts) { $1 }
        return try NibFixture.bundle(files).bundleURL.appendingPathComponent("Views/Label.xib")
    }

    @Test func aFontBesideTheFileIsFoundWithoutAProgram() throws {
        let bare = try project([:])
        let missing = try nibReports { try NibPreview.check(bare) }
        #expect(missing.contains { $0.contains("the font \"Outer-Regular\"") })
        let file = try project(["Views/Fonts/Outer.otf": font(), "Views/Fonts/Broken.ttf": Data("none".utf8)])
        var controller: UIViewController?
        let reports = try nibReports { controller = try NibPreview.controller(of: file, scene: nil) }
        controller?.loadViewIfNeeded()
        let label = try #require(controller?.view.subviews.first as? UILabel)
        #expect(reports.isEmpty && label.font.fontName == "Outer-Regular" && label.font.pointSize == 21)
    }
}
