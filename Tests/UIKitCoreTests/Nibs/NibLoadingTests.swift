import Testing
import UIKit

@testable import UIKitCore

/// `Bundle.loadNibNamed`, and storyboards of other bundles.
@MainActor @Suite(.app) struct NibLoadingTests {
    @Test func topLevelObjectsAreInTheirOrderAndConnected() throws {
        let nib = String(
            decoding: NibFixture.xib(
                """
                <placeholder placeholderIdentifier="Delegate" id="d"/>
                <view id="first"/><label text="One" id="second"/>
                <textField id="third"><connections><outlet property="delegate" destination="d" id="1"/></connections></textField>
                """, owner: "NibOwner", connections: "<outlet property=\"label\" destination=\"second\" id=\"2\"/>"), as: UTF8.self)
        let bundle = try NibFixture.bundle(["Card.xib": Data(nib.utf8)])
        let owner = NibOwner(), delegate = FieldDelegate()
        let objects = try #require(
            bundle.loadNibNamed("Card", owner: owner, options: [.externalObjects: ["Delegate": delegate]]))
        #expect(objects.map { "\(type(of: $0))" } == ["UIView", "UILabel", "UITextField"])
        #expect(owner.label === objects[1] as AnyObject && (objects[2] as? UITextField)?.delegate === delegate)
        let again = try #require(bundle.loadNibNamed("Card", owner: owner))
        #expect(owner.label === again[1] as AnyObject && again[1] as AnyObject !== objects[1] as AnyObject)
        // The proxy has no object this time.
        #expect((again[2] as? UITextField)?.delegate == nil)
    }

    /// As on iOS, where such a delegate is asked for nothing.
    @Test func aDelegateWithoutConformanceIsReportedAndOmitted() throws {
        let nib = UINib(
            data: NibFixture.xib(
                """
                <textField id="f"><connections><outlet property="delegate" destination="v" id="o"/></connections></textField><view id="v"/>
                """), bundle: nil)
        var made: [Any] = []
        let reports = nibReports { made = nib.instantiate(withOwner: nil) }
        #expect((made.first as? UITextField)?.delegate == nil && made.count == 2)
        #expect(reports.count == 1 && reports.first?.contains("the outlet \"delegate\" of UITextField is of type") == true)
        #expect(throws: NibError.self) { try nib.objects(withOwner: nil) }
    }

    private final class FieldDelegate: NSObject, UITextFieldDelegate {}

    @Test func aMissingNibTraps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Bundle.main.loadNibNamed("NobodysNib", owner: nil) }
        }
    }

    private func story(_ scene: String, initial: String) -> Data {
        NibFixture.storyboard("<scene sceneID=\"s\"><objects>\(scene)</objects></scene>", initial: initial)
    }

    @Test func aReferenceLeadsIntoAnotherBundle() throws {
        let root = try TestFolder.make()
        func write(_ data: Data, _ path: String) throws {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        func reference(_ bundle: String) -> Data {
            story(
                "<viewControllerPlaceholder storyboardName=\"Main\" bundleIdentifier=\"\(bundle)\" id=\"p\" "
                    + "sceneMemberID=\"viewController\"/>", initial: "p")
        }
        try write(reference("com.example.Other-Kit"), "App_App.resources/A.storyboard")
        try write(reference("com.example.Nowhere"), "App_App.resources/B.storyboard")
        // A file of the same name beside the referring one, which must not be used.
        try write(story("<viewController title=\"Wrong\" id=\"c\"/>", initial: "c"), "App_App.resources/Main.storyboard")
        try write(story("<viewController title=\"Right\" id=\"c\"/>", initial: "c"), "App_Other_Kit.resources/Main.storyboard")
        let bundle = try #require(Bundle(path: root.appendingPathComponent("App_App.resources").path))
        #expect(try UIStoryboard(loading: "A", bundle: bundle).controller().title == "Right")
        let lost = try UIStoryboard(loading: "B", bundle: bundle)
        #expect(throws: NibError.missing(names: ["Main.storyboard"], folder: "the bundle com.example.Nowhere, which is not there either")) {
            try lost.controller()
        }
    }

    @Test func slantedFontsHaveTheirWeight() throws {
        let made = try UINib(
            data: NibFixture.xib(
                ["", "weight=\"semibold\""].map {
                    "<label><fontDescription key=\"fontDescription\" type=\"italicSystem\" \($0) pointSize=\"20\"/></label>"
                }.joined()), bundle: nil
        ).objects(withOwner: nil)
        let fonts = made.compactMap { ($0 as? UILabel)?.font }
        #expect(fonts.map { $0.fontDescriptor.symbolicTraits.contains(.traitItalic) } == [true, true])
        #expect(fonts.map(\.pointSize) == [20, 20] && fonts[1].fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(!fonts[0].fontDescriptor.symbolicTraits.contains(.traitBold))
    }
}
