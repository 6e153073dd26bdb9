import Foundation
import Testing

@testable import UIKitCore

struct HTMLDocumentTests {
    private func read(_ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]) throws -> NSAttributedString {
        let options = options.merging([.documentType: NSAttributedString.DocumentType.html]) { own, _ in own }
        return try NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
    }

    /// Returns an attribute of the first character of a text.
    private func value<Kind>(_ key: NSAttributedString.Key, _ type: Kind.Type, of words: String, in text: NSAttributedString) -> Kind? {
        let place = (text.string as NSString).range(of: words).location
        return place == NSNotFound ? nil : text.attribute(key, at: place, effectiveRange: nil) as? Kind
    }

    @Test(arguments: [
        ("a <b> b</b>  c\n d", "a b c d"), ("<p>one</p><p>two</p>", "one\ntwo\n"), ("a<div>b</div>c", "a\nb\nc"),
        ("a<br>b<br/>c", "a\u{2028}b\u{2028}c"),
        ("<p>one<p>two", "one\ntwo"), ("<ul><li>a<li>b</ul>", "\t•\ta\n\t•\tb\n"),
        ("<ol start=3><li>a</li><li value=9>b</li></ol>", "\t3.\ta\n\t9.\tb\n"),
        ("<ol><li>a<ul><li>b</ul><li>c</ol>", "\t1.\ta\n\t◦\tb\n\t2.\tc\n"), ("<pre>a\n  b</pre>", "a\u{2028}  b\n"),
        ("<script>x</script>a<style>b</style>", "a"),
        ("<table><tr><td>a</td><td>b</td></tr><tr><th>c<th>d</table>", "a\tb\nc\td\n"), ("<img src='http://x/y.png' alt='words'>", "words"),
        ("x<span style='display:none'>y</span>z", "xz"), ("", ""), ("   ", ""), ("<p></p><div> </div>", ""), ("</b></p>a</i>", "a"),
        ("<!DOCTYPE html><html><head><title>t</title></head><body>Hello &amp; good-bye</body></html>", "Hello & good-bye"),
    ])
    func textIsRead(html: String, text: String) throws {
        #expect(try read(html).string == text)
    }

    @Test func theDefaultFontIsTimesOf12PointsInBlack() throws {
        let text = try read("plain")
        let font: UIFont? = value(.font, UIFont.self, of: "plain", in: text)
        #expect(font?.pointSize == 12 && font?.familyName.hasPrefix("Times") == true)
        #expect(value(.foregroundColor, UIColor.self, of: "plain", in: text) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test func attributesFollowElements() throws {
        let text = try read(
            "<b>bold</b> <i>slanted</i> <u>under</u> <s>struck</s> <code>code</code> x<sup>up</sup> <h1>head</h1> <a href='https://e.org/?a&amp;b'>link</a>"
        )
        func font(_ words: String) -> UIFont? { value(.font, UIFont.self, of: words, in: text) }
        #expect(font("bold")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font("slanted")?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(font("code")?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true)
        #expect(font("head")?.pointSize == 24)
        #expect(
            value(.underlineStyle, Int.self, of: "under", in: text) == 1
                && value(.strikethroughStyle, Int.self, of: "struck", in: text) == 1)
        #expect(try #require(value(.baselineOffset, CGFloat.self, of: "up", in: text)) > 0)
        #expect(value(.link, URL.self, of: "link", in: text) == URL(string: "https://e.org/?a&b"))
        #expect(value(.underlineStyle, Int.self, of: "bold", in: text) == nil)
    }

    @Test func stylesOfThePageAndOfElementsApply() throws {
        let text = try read(
            """
            <style>body { font-family: -apple-system; font-size: 16px } .big { font: italic bold 2em/1.5 Menlo, serif; color: #f00 }
            p { text-align: center; margin: 0 0 8px } a { text-decoration: none; color: green }</style>
            <p>one <span class=big>two</span> <span style="background:yellow;letter-spacing:2px">three</span></p><p><a href=x>four</a></p>
            """)
        let (one, two): (UIFont?, UIFont?) = (
            value(.font, UIFont.self, of: "one", in: text), value(.font, UIFont.self, of: "two", in: text)
        )
        #expect(one == .systemFont(ofSize: 16))
        #expect(two?.pointSize == 32 && two?.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]) == true)
        #expect(value(.foregroundColor, UIColor.self, of: "two", in: text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(value(.backgroundColor, UIColor.self, of: "three", in: text) == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
        #expect(value(.kern, CGFloat.self, of: "three", in: text) == CGFloat(2))
        let style: NSParagraphStyle? = value(.paragraphStyle, NSParagraphStyle.self, of: "one", in: text)
        #expect(style?.alignment == .center && style?.paragraphSpacing == 8)
        #expect(value(.underlineStyle, Int.self, of: "four", in: text) == nil)
        let green = try #require(value(.foregroundColor, UIColor.self, of: "four", in: text))
        #expect(abs(green.cgColor.rgba.y - 128 / 255.0) < 0.01)
    }

    @Test func misnestedTagsOverlap() throws {
        let text = try read("<b>one <i>two</b> three</i> four")
        func traits(_ words: String) -> UIFontDescriptor.SymbolicTraits? {
            value(.font, UIFont.self, of: words, in: text)?.fontDescriptor.symbolicTraits.intersection([.traitBold, .traitItalic])
        }
        #expect(traits("one") == .traitBold && traits("two") == [.traitBold, .traitItalic])
        #expect(traits("three") == .traitItalic && traits("four") == [])
    }

    @Test func presentationalAttributesAreRead() throws {
        let text = try read("<p align=right dir=rtl><font color=red size=5 face='Courier'>old</font></p><center>mid</center>")
        #expect(value(.foregroundColor, UIColor.self, of: "old", in: text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(value(.font, UIFont.self, of: "old", in: text)?.pointSize == 18)
        let style: NSParagraphStyle? = value(.paragraphStyle, NSParagraphStyle.self, of: "old", in: text)
        #expect(style?.alignment == .right && style?.baseWritingDirection == .rightToLeft)
        #expect(value(.paragraphStyle, NSParagraphStyle.self, of: "mid", in: text)?.alignment == .center)
    }

    @Test func listItemsHangBehindTheirMarkers() throws {
        let text = try read("<ul><li>a<ol type=i><li>b</ol></ul>")
        let outer: NSParagraphStyle? = value(.paragraphStyle, NSParagraphStyle.self, of: "a", in: text),
            inner: NSParagraphStyle? = value(.paragraphStyle, NSParagraphStyle.self, of: "b", in: text)
        #expect(outer?.headIndent == 36 && inner?.headIndent == 72)
        #expect(outer?.tabStops.map(\.location) == [11, 36])
        #expect(inner?.textLists.count == 2 && inner?.textLists.last?.markerFormat.rawValue == "{lower-roman}.")
        #expect(inner?.textLists.first === outer?.textLists.first)
    }

    @Test func imagesInThePageBecomeAttachments() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) }
        let data = try #require(image.pngData()).base64EncodedString()
        let text = try read("x<img src='data:image/png;base64,\(data)' width=40>")
        #expect(text.string == "x\u{FFFC}")
        let attachment: NSTextAttachment? = value(.attachment, NSTextAttachment.self, of: "\u{FFFC}", in: text)
        #expect(attachment?.image != nil && attachment?.bounds.size == CGSize(width: 40, height: 20))
    }

    @Test func attributesAndDefaultsAreReported() throws {
        var told: NSDictionary?
        let html = "<html><title> A  page </title><body>x"
        let text = try NSAttributedString(
            data: Data(html.utf8), options: [.defaultAttributes: [NSAttributedString.Key.kern: CGFloat(3)]], documentAttributes: &told)
        #expect(told?["DocumentType"] as? String == "NSHTML" && told?["NSTitleDocumentAttribute"] as? String == "A page")
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 3)
    }

    @Test func encodingsAreDetectedOrSpecified() throws {
        let latin = Data([0x63, 0x61, 0x66, 0xE9])
        let type: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.html]
        #expect(try NSAttributedString(data: latin, options: type, documentAttributes: nil).string == "café")
        let told = type.merging([.characterEncoding: String.Encoding.utf8.rawValue]) { $1 }
        #expect(try NSAttributedString(data: Data("café".utf8), options: told, documentAttributes: nil).string == "café")
        let meta = Data("<meta charset=windows-1251>".utf8) + [0xC0]
        #expect(try NSAttributedString(data: meta, options: type, documentAttributes: nil).string == "А")
    }

    @Test func writtenDocumentsAreReadAgain() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.paragraphSpacing, style.headIndent, style.firstLineHeadIndent) = (.center, 6, 10, 25)
        let text = NSMutableAttributedString(
            string: "One  <two> & \"three\"\nfour", attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .paragraphStyle: style])
        text.addAttributes(
            [.foregroundColor: UIColor.red, .underlineStyle: 1, .link: "https://e.org/\"x"], range: NSRange(location: 5, length: 5))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let again = try NSAttributedString(data: data, documentAttributes: nil)
        #expect(again.string == text.string + "\n")
        #expect(value(.font, UIFont.self, of: "One", in: again) == UIFont.boldSystemFont(ofSize: 15))
        #expect(value(.underlineStyle, Int.self, of: "<two>", in: again) == 1)
        #expect(value(.foregroundColor, UIColor.self, of: "<two>", in: again) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let read: NSParagraphStyle? = value(.paragraphStyle, NSParagraphStyle.self, of: "four", in: again)
        #expect(read?.alignment == .center && read?.paragraphSpacing == 6 && read?.headIndent == 10 && read?.firstLineHeadIndent == 25)
    }

    @Test func otherFormatsAreErrors() {
        let odd: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: "odd"]
        #expect(throws: CocoaError.self) { try NSAttributedString(data: Data(), options: odd, documentAttributes: nil) }
        #expect(throws: CocoaError.self) { try NSAttributedString(string: "a").data(from: NSRange(location: 0, length: 1)) }
        let ascii: [NSAttributedString.DocumentAttributeKey: Any] = [
            .documentType: NSAttributedString.DocumentType.plain, .characterEncoding: String.Encoding.ascii.rawValue,
        ]
        #expect(throws: CocoaError.self) {
            try NSAttributedString(string: "é").data(from: NSRange(location: 0, length: 1), documentAttributes: ascii)
        }
        #expect(throws: (any Error).self) {
            try NSAttributedString(url: URL(fileURLWithPath: "/nowhere/at/all.html"), documentAttributes: nil)
        }
    }

    @Test func plainTextRoundTrips() throws {
        let text = try NSAttributedString(data: Data("a\nb".utf8), documentAttributes: nil)
        #expect(text.string == "a\nb")
        let plain: [NSAttributedString.DocumentAttributeKey: Any] = [.documentType: NSAttributedString.DocumentType.plain]
        #expect(try text.data(from: NSRange(location: 2, length: 1), documentAttributes: plain) == Data("b".utf8))
        let other = NSMutableAttributedString(string: "old")
        try other.read(from: Data("<html>new".utf8), documentAttributes: nil)
        #expect(other.string == "new")
    }

    @Test func malformedPagesAreRead() throws {
        let parts = [
            "<b>", "</p>", "<li>", "<ul", "<table><td>", "&#x", "<style>", "p{", "</ol>", "text", "<a href=", "'", "<!--", "\0",
            "<img src=data:,", "é",
        ]
        var seed: UInt64 = 7
        for _ in 0..<200 {
            let html = (0..<40).map { _ in
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return parts[Int(seed >> 33) % parts.count]
            }.joined()
            _ = try read(html)
        }
        let deep = try read(String(repeating: "<b>", count: 20_000) + "x" + String(repeating: "</b>", count: 20_000))
        #expect(deep.string == "x")
    }
}
