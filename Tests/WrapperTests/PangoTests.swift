import Foundation
import Pango
import Testing

struct PangoTests {
    private func makeContext() throws -> ShapingContext {
        let conf = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
            <dir>/usr/share/fonts/opentype/inter</dir><dir>/usr/share/fonts/truetype/noto</dir>
            <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
            """
        return try ShapingContext(configuration: Array(conf.utf8), language: "en")
    }

    private func bytes<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try Array(text.utf8).withUnsafeBufferPointer(body)
    }

    @Test func anInvalidFontListIsAnErrorThatNamesTheCall() {
        #expect {
            try ShapingContext(configuration: Array("<fontconfig><dir>".utf8), language: "en")
        } throws: { "\($0)".contains("FcConfigParseAndLoadFromMemory") }
    }

    @Test func aFontIsFoundByFamilyAndWeight() throws {
        let context = try makeContext()
        let regular = try #require(context.font(FontRequest(family: "Inter", size: 17)))
        #expect(regular.family == "Inter")
        #expect(abs(regular.ascent - 17 * 0.96875) < 0.01)
        #expect(abs(regular.descent - 17 * 0.2412) < 0.01)
        #expect(abs(regular.capHeight - 17 * 0.727) < 0.02)
    }

    @Test func glyphsHaveAdvancesAndClusters() throws {
        let context = try makeContext()
        let font = try #require(context.font(FontRequest(family: "Inter", size: 20)))
        let glyphs = bytes("AVa") { context.shape($0, font: font, analysis: .latin(language: ShapingContext.language("en"))) }
        #expect(glyphs.map(\.cluster) == [0, 1, 2])
        #expect(glyphs.allSatisfy { $0.advance > 5 && $0.advance < 20 })
        let apart = bytes("A") { context.shape($0, font: font, analysis: .latin(language: 0)) }
        #expect(glyphs[0].advance < apart[0].advance, "A and V are kerned")
    }

    @Test func digitsAreMonospacedOnRequest() throws {
        let context = try makeContext()
        let font = try #require(context.font(FontRequest(family: "Inter", size: 20)))
        func advances(_ features: TextFeatures) -> Set<Float> {
            bytes("0123456789") { text in
                Set(context.shape(text, font: font, analysis: .latin(language: 0, features: features)).map(\.advance))
            }
        }
        #expect(advances([]).count > 1)
        #expect(advances(.tabularDigits).count == 1)
    }

    @Test func textIsSplitWhereFontsAndDirectionsChange() throws {
        let context = try makeContext()
        let spans = [FontSpan(range: 0..<9, font: FontRequest(family: "Inter", size: 17))]
        let items = bytes("abc שלם") { context.itemize($0, rightToLeft: false, spans: spans) }
        #expect(items.map(\.analysis.isRightToLeft) == [false, true])
        #expect(items.last?.font.family == "Noto Sans Hebrew")
        #expect(items.first?.start == 0 && items.last?.end == 10)
    }

    @Test func breaksFollowUnicode() {
        let flags = bytes("a b-c 日本") { TextScan.breaks($0, language: 0) }
        let lines = flags.indices.filter { flags[$0].contains(.line) }
        #expect(lines == [2, 4, 6, 9, 12])
        #expect(flags.count == 13)
    }
}
