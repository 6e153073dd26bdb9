import Foundation
import Testing

@testable import UIKitEngines

@Suite struct NibDocumentTests {
    private func read(_ text: String, _ limits: NibLimits = NibLimits()) throws(NibError) -> NibDocument {
        try NibDocument(Data(text.utf8), file: "Test.xib", limits: limits)
    }

    private func nib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
        \(objects)
            </objects>
        </document>
        """
    }

    private func failure(_ text: String, _ limits: NibLimits = NibLimits()) -> NibError? {
        do throws(NibError) {
            _ = try read(text, limits)
            return nil
        } catch { return error }
    }

    @Test func elementsKeepTheirLinesTextsAndKeys() throws {
        let document = try read(nib("<label id=\"a\"><string key=\"text\">One &amp; two\nlines</string></label>"))
        let label = try #require(document.elements["a"])
        #expect(document.kind == .nib && document.objects.map(\.name) == ["label"])
        #expect(label.line == 4 && label.child(key: "text")?.text == "One & two\nlines")
        #expect(document.location(label).description == "Test.xib:4: label \"a\"")
    }

    @Test func aStoryboardHasScenesAndAnInitialController() throws {
        let document = try read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="b"><scenes>
            <scene sceneID="1"><objects><viewController storyboardIdentifier="A" id="a" sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="2"><objects><tableViewController id="b" sceneMemberID="viewController"/></objects></scene>
            </scenes></document>
            """)
        #expect(document.kind == .storyboard && document.scenes.count == 2 && document.initialController == "b")
        #expect(
            document.scene(named: "A")?.controller.id == "a" && document.scene(ofController: "b")?.controller.name == "tableViewController")
    }

    @Test(arguments: [
        ("", "it is empty"), ("<document", ""), (String(repeating: "<a>", count: 50), "it ends too early"), ("not XML at all", ""),
        ("<a></b>", "an end tag does not match its element"), ("<a>&x;</a>", "it refers to an undefined entity"),
        ("<a b=\"1\" b=\"2\"/>", "an attribute is duplicated"),
    ])
    func invalidXMLIsMalformed(_ text: String, _ reason: String) {
        guard case .malformed(_, let found)? = failure(text) else {
            Issue.record("\(text) gives \(String(describing: failure(text)))")
            return
        }
        if !reason.isEmpty { #expect(found == reason) }
    }

    @Test func truncatedNibsAreMalformedAtEveryLength() {
        let whole = nib("<view id=\"a\"><subviews><label id=\"b\" text=\"ü\"/></subviews></view>")
        for length in stride(from: 0, to: whole.utf8.count - 1, by: 7) {
            #expect(throws: NibError.self) { _ = try NibDocument(Data(whole.utf8.prefix(length)), file: "Test.xib") }
        }
    }

    @Test func entitiesAreRefusedEverywhere() {
        let bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY x \"xxxxxxxxxx\"><!ENTITY y \"&x;&x;&x;\">]>\n<a>&y;</a>"
        #expect(failure(bomb) == .entities(NibError.Place(file: "Test.xib", line: 2)))
        let outside = "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>"
        #expect(failure(outside) == .entities(NibError.Place(file: "Test.xib", line: 1)))
        #expect(failure(nib("<!-- <!DOCTYPE a> --><string key=\"a\"><![CDATA[<!ENTITY]]></string>")) == nil)
    }

    @Test func aMillionNestedElementsAreTooDeep() {
        let deep = String(repeating: "<view>", count: 1_000_000)
        guard case .tooDeep(let place, 200)? = failure(nib(deep)) else {
            Issue.record("not refused")
            return
        }
        #expect(place.element == "view")
    }

    @Test func tooLargeFilesAreRefusedBeforeReading() {
        var limits = NibLimits()
        limits.bytes = 10
        #expect(failure("<document/>", limits) == .tooLarge(NibError.Place(file: "Test.xib"), bytes: 11, limit: 10))
        limits = NibLimits()
        limits.elements = 3
        #expect(failure(nib("<a/><b/>"), limits) == .tooManyElements(NibError.Place(file: "Test.xib", element: "b", line: 4), limit: 3))
    }

    @Test func binaryAndCompiledFilesAreNamed() {
        let compiled = Data("NIBArchive\u{1}".utf8)
        #expect(throws: NibError.wrongKind(.init(file: "A.nib"), found: "a compiled nib; give the .xib or .storyboard itself")) {
            _ = try NibDocument(compiled, file: "A.nib")
        }
        #expect(throws: NibError.malformed(.init(file: "A.xib"), reason: "it holds bytes that are not text")) {
            _ = try NibDocument(Data([0x3C, 0, 0xFF, 0x3E]), file: "A.xib")
        }
    }

    @Test func otherDocumentsAreOfTheWrongKind() {
        #expect(failure("<archive type=\"x\"/>")?.description.contains("an archive of Xcode 4") == true)
        #expect(failure("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")?.description.contains("Cocoa.XIB") == true)
    }

    @Test(arguments: ["4.0", "0", "99.1", "abc", ""])
    func anUnknownVersionIsRefused(_ version: String) {
        let place = NibError.Place(file: "Test.xib", element: "document", line: 1)
        #expect(
            failure("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"\(version)\"/>")
                == .wrongKind(place, found: "of version \"\(version)\", where 3.0 is the newest known"))
    }

    @Test(arguments: ["1.0", "2.0", "3.0"])
    func knownVersionsAreRead(_ version: String) throws {
        #expect(try read("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"\(version)\"/>").objects.isEmpty)
    }

    @Test func twoObjectsOfOneIdentifierAreAnError() {
        #expect(
            failure(nib("<label id=\"a\"/>\n<label id=\"a\"/>"))
                == .duplicateIdentifier(NibError.Place(file: "Test.xib", element: "label", line: 5), identifier: "a"))
    }
}

@Suite struct StringsTableTests {
    @Test func pairsCommentsAndEscapesAreRead() {
        let text = """
            /* Class = "UILabel"; */
            "a.text" = "Grüße \\"dir\\"\\nzwei";
            // one line
            bare = word; "u" = "\\U00e9";
            """
        #expect(StringsTable.read(Data(text.utf8)) == ["a.text": "Grüße \"dir\"\nzwei", "bare": "word", "u": "é"])
    }

    @Test func wideFilesAreRead() throws {
        let data = try #require("\"a\" = \"b\";".data(using: .utf16))
        #expect(StringsTable.read(data) == ["a": "b"])
    }

    @Test(arguments: ["\"a\" = \"b", "\"a\"", "\"a\" = ;", "/* never ends", "\"\\", "= = =", "\"a\" = \"b\"; \"c\""])
    func anInvalidEntryEndsTheTable(_ text: String) {
        #expect(StringsTable.read(Data(text.utf8)).count <= 1)
    }
}
