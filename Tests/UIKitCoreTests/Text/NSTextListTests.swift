import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct NSTextListTests {
    private func style(_ lists: NSTextList...) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.textLists = lists
        return style
    }

    private func items(_ text: String, _ style: NSParagraphStyle) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    }

    /// Returns the drawn markers of a text's paragraphs.
    private func markers(_ text: NSAttributedString) -> [String?] {
        let layout = TextLayout(TextContent(text), width: 300)
        return layout.lines.filter(\.startsParagraph).map { line in
            layout.content.runs.last { $0.range.lowerBound <= line.range.lowerBound }?.paragraph.marker?.text
        }
    }

    @Test func probeForEyes() throws {
        let html = """
            <style>body { font-family: -apple-system; font-size: 15px } .r { color: #c00 }</style>
            <h2>A page</h2><p>Some <b>bold</b>, <i>slanted</i> and <span class=r>red</span> words, <a href="https://e.org">a link</a>,
            <code>code()</code>, x<sup>2</sup>, H<sub>2</sub>O and <mark>marked</mark> ones that go on for more than a line.</p>
            <ul><li>one</li><li>two words<ol><li>inner</li><li>more of it, which is long enough to be broken into two</li></ol></li></ul>
            <p align=center>in the middle</p><blockquote>quoted words that are long enough to be broken into lines</blockquote>
            """
        for (name, style) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
            let text = NSMutableAttributedString(
                attributedString: try NSAttributedString(
                    data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil))
            let list = NSTextList(markerFormat: .init("{decimal}."), options: 0), inner = NSTextList(markerFormat: .disc, options: 0)
            text.append(items("First item of a list of our own, which is long\nSecond\n", self.style(list)))
            text.append(items("Inner one\n", self.style(list, inner)))
            text.append(items("Third\nيمين", self.style(list)))
            text.addAttribute(.foregroundColor, value: UIColor.label, range: NSRange(location: text.length - 60, length: 60))
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            let image = UIGraphicsImageRenderer(size: CGSize(width: 340, height: 620), format: format).image { context in
                UITraitCollection(userInterfaceStyle: style).performAsCurrent {
                    UIColor.systemBackground.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 340, height: 620))
                    text.draw(in: CGRect(x: 10, y: 10, width: 320, height: 600))
                }
            }
            try image.pngData()?.write(to: URL(fileURLWithPath: "/tmp/h2-html-\(name).png"))
        }
    }

    @Test func aListReturnsItsMarkers() {
        let list = NSTextList(markerFormat: .decimal, options: 0)
        #expect(list.isOrdered && list.startingItemNumber == 1 && list.marker(forItemNumber: 3) == "3")
        #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
        let other = NSTextList(markerFormat: .init("({upper-roman})"), startingItemNumber: 4)
        #expect(other.marker(forItemNumber: other.startingItemNumber) == "(IV)")
    }

    @Test func eachParagraphIsAnItem() {
        let list = NSTextList(markerFormat: .init("{decimal}."), startingItemNumber: 3)
        let text = NSMutableAttributedString(attributedString: items("one\ntwo\nthree\n", style(list)))
        text.append(items("plain\n", NSParagraphStyle()))
        text.append(items("again", style(list)))
        #expect(markers(text) == ["3.", "4.", "5.", nil, "3."])
    }

    @Test func innerListsCountForThemselves() {
        let outer = NSTextList(markerFormat: .decimal, options: 0)
        let inner = NSTextList(markerFormat: .init(".{lower-alpha}"), options: [.prependEnclosingMarker], startingItemNumber: 1)
        let text = NSMutableAttributedString(attributedString: items("one\n", style(outer)))
        text.append(items("a\nb\n", style(outer, inner)))
        text.append(items("two", style(outer)))
        #expect(markers(text) == ["1", "1.a", "1.b", "2"])
    }

    @Test func aMarkerInTheTextIsNotDrawnTwice() {
        let list = NSTextList(markerFormat: .disc, options: 0)
        #expect(markers(items("\t•\tone\ntwo", style(list))) == [nil, "•"])
    }

    @Test func textHangsBehindItsMarker() {
        let list = NSTextList(markerFormat: .disc, options: 0)
        let layout = TextLayout(TextContent(items("some words that take more than one line of it", style(list))), width: 160)
        #expect(layout.lines.count > 2)
        #expect(layout.lines.allSatisfy { abs($0.x - 56) < 0.01 })
    }

    @Test func aTextViewDrawsMarkersAndRenumbers() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let list = NSTextList(markerFormat: .decimal, options: 0)
        view.attributedText = items("HHH\nHHH", style(list))
        view.layoutIfNeeded()
        func inked() -> Int {
            let size = CGSize(width: 200, height: 60)
            let image = UIGraphicsImageRenderer(size: size, format: .plain).image { _ in
                view.layoutManager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: view.layoutManager.numberOfGlyphs), at: .zero)
            }
            guard let buffer = image.cgImage?.buffer else { return -1 }
            // Left of the text, where only a marker can be.
            return (0..<60).reduce(0) { sum, y in sum + (20..<55).count { buffer.alpha($0, y) > 100 } }
        }
        let two = inked()
        #expect(two > 10)
        view.attributedText = items("HHH\nHHH", NSParagraphStyle())
        #expect(inked() != two)
        view.attributedText = items("HHH\nHHH\nHHH\nHHH\nHHH\nHHH\nHHH\nHHH", style(list))
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
        #expect(markers(view.textStorage) == (1...7).map { "\($0)" })
    }
}

extension UIGraphicsImageRendererFormat {
    @MainActor fileprivate static var plain: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}

extension PixelBuffer {
    fileprivate func alpha(_ x: Int, _ y: Int) -> Int {
        Int(withBytes { $0.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) } >> 24)
    }
}
