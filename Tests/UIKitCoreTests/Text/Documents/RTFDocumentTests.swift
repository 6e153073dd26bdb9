import Foundation
import Testing

@testable import UIKitCore

struct RTFDocumentTests {
    private func read(_ rtf: String) throws -> NSAttributedString { try NSAttributedString(data: Data(rtf.utf8), documentAttributes: nil) }

    private func value<Kind>(_ key: NSAttributedString.Key, _ type: Kind.Type, of words: String, in text: NSAttributedString) -> Kind? {
        let place = (text.string as NSString).range(of: words).location
        return place == NSNotFound ? nil : text.attribute(key, at: place, effectiveRange: nil) as? Kind
    }

    @Test(arguments: [
        (#"{\rtf1 Hello\par World}"#, "Hello\nWorld"), (#"{\rtf1 a\tab b\line c\'e9\u8364?\{x\}\\}"#, "a\tb\u{2028}cé€{x}\\"),
        (#"{\rtf1{\*\generator Word;}{\info{\title t}}a{\v hidden}b}"#, "ab"), (#"{\rtf1\uc2\u8217\'92xz}"#, "’z"),
        (#"{\rtf1\u55357?\u56832?}"#, "😀"), (#"{\rtf1\bin3 }}}ok}"#, "ok"), (#"{\rtf1 open"#, "open"), (#"{\rtf1 a}b"#, "a"),
        (#"{\rtf"#, ""),
        (#"{\rtf1 \'zz\u\unknown99999999999999 x\"#, "\u{0}x"), ("{\\rtf1 a\\\nb}", "a\nb"),
    ])
    func textIsRead(rtf: String, text: String) throws {
        #expect(try read(rtf).string == text)
    }

    @Test func attributesAndParagraphsAreRead() throws {
        let text = try read(
            #"{\rtf1{\fonttbl{\f0\fswiss Helvetica;}{\f1\fmodern Menlo;}}{\colortbl;\red255\green0\blue0;}"#
                + #"\pard\qc\li400\fi200\sa240 plain {\b\fs40 bold} \i\f1 slanted\i0\f0  {\ul\cf1 red}{\strike x}\par\pard\qr next}"#)
        let bold: UIFont? = value(.font, UIFont.self, of: "bold", in: text),
            slanted: UIFont? = value(.font, UIFont.self, of: "slanted", in: text)
        #expect(bold?.pointSize == 20 && bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(slanted?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(value(.font, UIFont.self, of: "plain", in: text)?.pointSize == 12)
        #expect(value(.foregroundColor, UIColor.self, of: "red", in: text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(value(.underlineStyle, Int.self, of: "red", in: text) == 1 && value(.strikethroughStyle, Int.self, of: "x", in: text) == 1)
        let style: NSParagraphStyle? = value(.paragraphStyle, NSParagraphStyle.self, of: "plain", in: text)
        #expect(style?.alignment == .center && style?.headIndent == 20 && style?.firstLineHeadIndent == 30 && style?.paragraphSpacing == 12)
        #expect(value(.paragraphStyle, NSParagraphStyle.self, of: "next", in: text)?.alignment == .right)
    }

    @Test func linksHaveTheirURL() throws {
        let text = try read(#"{\rtf1 a {\field{\*\fldinst{HYPERLINK "https://e.org/x"}}{\fldrslt link}} b}"#)
        #expect(text.string == "a link b")
        #expect(value(.link, URL.self, of: "link", in: text) == URL(string: "https://e.org/x"))
        #expect(value(.link, URL.self, of: "b", in: text) == nil)
    }

    @Test func writtenDocumentsAreReadAgain() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.headIndent, style.firstLineHeadIndent) = (.right, 10, 25)
        let text = NSMutableAttributedString(
            string: "Ein {Wort} für 😀\nund\tnoch\u{2028}eins", attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
        text.addAttributes(
            [.font: UIFont.italicSystemFont(ofSize: 18), .foregroundColor: UIColor.blue, .link: "https://e.org"],
            range: NSRange(location: 4, length: 6))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        let again = try NSAttributedString(data: data, documentAttributes: nil)
        #expect(again.string == text.string)
        let font: UIFont? = value(.font, UIFont.self, of: "{Wort}", in: again)
        #expect(font?.pointSize == 18 && font?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(value(.foregroundColor, UIColor.self, of: "{Wort}", in: again) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(value(.link, URL.self, of: "{Wort}", in: again) == URL(string: "https://e.org"))
        let read: NSParagraphStyle? = value(.paragraphStyle, NSParagraphStyle.self, of: "und", in: again)
        #expect(read?.alignment == .right && read?.headIndent == 10 && read?.firstLineHeadIndent == 25)
    }

    @Test func anInvalidDocumentIsAnError() {
        let type: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.rtf]
        #expect(throws: CocoaError.self) { try NSAttributedString(data: Data("no".utf8), options: type, documentAttributes: nil) }
    }

    @Test func malformedDocumentsAreRead() throws {
        let parts = [
            "{", "}", "\\b", "\\u55357", "\\'", "\\fonttbl", "\\f1 ", "\\*", "x", ";", "\\colortbl", "\\red999", "\\par", "\\bin9",
            "\\cf-1 ", "\\uc9",
        ]
        var seed: UInt64 = 11
        for _ in 0..<300 {
            let rtf = (0..<40).map { _ in
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return parts[Int(seed >> 33) % parts.count]
            }.joined()
            _ = try read("{\\rtf1" + rtf)
        }
        let deep = try read("{\\rtf1" + String(repeating: "{", count: 50_000) + "x" + String(repeating: "}", count: 50_000) + "}")
        #expect(deep.string == "x")
    }
}
