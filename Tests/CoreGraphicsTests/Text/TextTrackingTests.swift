import Testing

@testable import CoreGraphics

/// The tracking of the interface's font, by its size and weight.
struct TextTrackingTests {
    private func width(_ text: String, _ style: TextStyle) -> CGFloat {
        TextLayout(TextContent(text, style: style), width: .infinity).size.width
    }

    private func system(_ size: CGFloat, weight: Int = 400) -> TextStyle { TextStyle(font: TextFont(size: size, weight: weight)) }

    private func untracked(_ style: TextStyle) -> TextStyle {
        var style = style
        style.usesTracking = false
        return style
    }

    /// San Francisco's values, which Apple publishes, and about 15.
    @Test(arguments: [(10.0, 12.0), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20), (17, -26)])
    func `text sizes have San Francisco's tracking`(size: Double, published: Double) {
        let tracking = InterfaceFont.tracking(.text, size: size, weight: 400)
        #expect(abs(tracking - (published + 15) * size / 1000) < 0.0012 * size)
        let style = system(size)
        let text = "Settings and more"
        #expect(abs(width(text, style) - width(text, untracked(style)) - tracking * 17) < 0.001)
    }

    @Test func `tracking between two sizes is between their values`() {
        let low = InterfaceFont.tracking(.text, size: 12, weight: 400) / 12
        let high = InterfaceFont.tracking(.text, size: 13, weight: 400) / 13
        let middle = InterfaceFont.tracking(.text, size: 12.5, weight: 400) / 12.5
        #expect(abs(middle - (low + high) / 2) < 1e-9)
    }

    /// An animated or fitted size crosses the border between the two faces.
    @Test(arguments: Array(stride(from: 8.0, to: 60, by: 0.5)))
    func `a line grows with its size, without a jump`(size: Double) {
        let text = "The quick brown fox jumps over the lazy dog"
        let growth = width(text, system(size + 0.5)) / width(text, system(size)) / ((size + 0.5) / size)
        #expect(growth > 0.98 && growth < 1.02, "\(size): \(growth)")
    }

    @Test func `large sizes use the display face`() {
        #expect(TextEngine.shared.resolvedFamily(of: TextFont(size: 19.9)) == "Inter")
        #expect(TextEngine.shared.resolvedFamily(of: TextFont(size: 20)) == "Inter Display")
        #expect(TextFont(size: 19.9).metrics.lineHeight < TextFont(size: 20).metrics.lineHeight)
        #expect(abs(TextFont(size: 34).metrics.capHeight - 34 * 1443 / 2048) < 1e-9)
    }

    /// Inter Display's digits have several widths, even with the feature for one width.
    @Test(arguments: [17.0, 40]) func `monospaced digits have one width in every size`(size: Double) {
        let style = TextStyle(font: TextFont(size: size, hasTabularDigits: true))
        #expect(Set((0...9).map { (width("\($0)\($0)\($0)", style) * 100).rounded() }).count == 1)
    }

    @Test func `a text with a kern is not tracked`() {
        for size in [10.0, 17, 34] {
            var style = system(size)
            style.kern = 1
            #expect(abs(width("Kern", style) - width("Kern", untracked(system(size))) - 4) < 0.001)
        }
    }

    @Test func `bold letters have more tracking`() {
        let regular = InterfaceFont.tracking(.text, size: 17, weight: 400)
        #expect(abs(InterfaceFont.tracking(.text, size: 17, weight: 600) - regular - 0.153) < 1e-9)
        #expect(InterfaceFont.tracking(.text, size: 17, weight: 900) >= InterfaceFont.tracking(.text, size: 17, weight: 600))
        #expect(InterfaceFont.tracking(.text, size: 17, weight: 100) < regular)
    }

    @Test(arguments: [TextFont.Family.monospaced, .named("Inter"), .named("Noto Sans"), .named("Liberation Sans")])
    func `no other family is tracked`(family: TextFont.Family) {
        let style = TextStyle(font: TextFont(family: family, size: 17))
        #expect(width("Settings", style) == width("Settings", untracked(style)))
    }

    @Test(arguments: ["العربية", "ไทย", "日本語", "😀👍", "हिन्दी"])
    func `no fallback font is tracked`(text: String) {
        #expect(width(text, system(17)) == width(text, untracked(system(17))))
    }

    @Test(arguments: ["\u{AD}", "\u{200B}", "\u{200D}", "\u{2060}"]) func `characters without an advance get no tracking`(text: String) {
        #expect(abs(width("super" + text + "cali", system(10)) - width("super", system(10)) - width("cali", system(10))) < 0.2)
    }

    @Test func `an ellipsis and a hyphen are tracked like their text`() {
        for text in ["…", "-", " "] {
            let style = system(10)
            #expect(abs(width("a" + text + "a", style) - width("a" + text + "a", untracked(style)) - 0.27 * 3) < 0.001)
        }
        var paragraph = TextParagraph()
        paragraph.lineBreak = .truncateTail
        let style = system(10)
        let text = "Settings and more"
        let cut = TextLayout(TextContent(text, style: style, paragraph: paragraph), width: 40)
        let widths = (1...text.count).map { width(String(text.prefix($0)) + "…", style) }
        #expect(cut.isTruncated && widths.contains { abs($0 - cut.lines[0].width) < 0.5 }, "\(cut.lines[0].width) of \(widths)")
    }

    @Test(arguments: [-1, 0, .nan, .infinity, 10_000] as [CGFloat])
    func `invalid sizes have a width`(size: CGFloat) {
        #expect(width("Settings", system(size)) > 0 && width("Settings", system(size)).isFinite)
    }
}
