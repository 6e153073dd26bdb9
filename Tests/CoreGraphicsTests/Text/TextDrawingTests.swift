import CoreGraphics
import Testing

struct TextDrawingTests {
    /// Draws a layout on a white background.
    private func draw(_ layout: TextLayout, scale: CGFloat = 2, at point: CGPoint = CGPoint(x: 4, y: 4)) -> Picture {
        let buffer = PixelBuffer(width: Int(120 * scale), height: Int(60 * scale))
        let context = CGContext(drawingInto: buffer, scale: scale)
        context.setFillColor(CGColor(gray: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 120, height: 60))
        layout.draw(in: context, at: point)
        context.flush()
        return Picture(buffer)
    }

    @Test func lettersAreGreyAndBlack() {
        let picture = draw(Sample.layout("Hxm"))
        #expect(picture.count { $0.isInk } > 200)
        #expect(picture.count { !$0.isGrey } == 0)
        #expect(picture.count { $0.r < 30 } > 50)
    }

    @Test func emojiHaveColours() {
        #expect(draw(Sample.layout("😀")).count { !$0.isGrey } > 200)
    }

    @Test func theColourOfAStyleTakesPrecedence() {
        var style = Sample.style
        style.color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        let picture = draw(Sample.layout("Hxm", style: style))
        #expect(picture.count { $0.r == 255 && $0.g < 30 } > 50)
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func capitalsAreOnAWholePixelAtEveryPosition(scale: CGFloat) {
        let layout = Sample.layout("HEI")
        let whole = draw(layout, scale: scale, at: CGPoint(x: 4, y: 4)).rowsWithInk.count
        for offset in stride(from: 0.0, to: 1, by: 0.13) {
            #expect(draw(layout, scale: scale, at: CGPoint(x: 4, y: 4 + offset)).rowsWithInk.count == whole)
        }
    }

    @Test func anUnderlineIsOneUnbrokenLine() {
        var style = Sample.style
        style.underline = TextStyle.Line()
        let layout = Sample.layout("ab cd ef", style: style)
        let picture = draw(layout)
        let full = picture.inkByRow.max() ?? 0
        #expect(abs(CGFloat(full) - layout.size.width * 2) <= 2)
    }

    @Test func pixelsOutsideTheClipAreNotTouched() {
        let buffer = PixelBuffer(width: 240, height: 120)
        let context = CGContext(drawingInto: buffer, scale: 2)
        context.clip(to: CGRect(x: 0, y: 0, width: 120, height: 10))
        Sample.layout(String(repeating: "line\n", count: 50)).draw(in: context, at: .zero)
        context.flush()
        #expect(Picture(buffer).rowsWithCover.allSatisfy { $0 < 20 })
    }

    @Test func anInvalidPositionDrawsNothing() {
        let picture = draw(Sample.layout("abc"), at: CGPoint(x: CGFloat.nan, y: .infinity))
        #expect(picture.count { $0.isInk } == 0)
    }
}

/// Pixels for tests to count.
struct Picture {
    struct Pixel {
        var r: Int
        var g: Int
        var b: Int
        var a: Int
        var isGrey: Bool { r == g && g == b }
        var isInk: Bool { r < 200 || g < 200 || b < 200 }
    }

    let rows: [[Pixel]]

    init(_ buffer: PixelBuffer) {
        rows = buffer.withBytes { bytes in
            (0..<buffer.height).map { y in
                (0..<buffer.width).map { x in
                    let at = y * buffer.bytesPerRow + x * 4
                    return Pixel(r: Int(bytes[at + 2]), g: Int(bytes[at + 1]), b: Int(bytes[at]), a: Int(bytes[at + 3]))
                }
            }
        }
    }

    func count(where passes: (Pixel) -> Bool) -> Int {
        rows.reduce(0) { $0 + $1.filter(passes).count }
    }

    var inkByRow: [Int] { rows.map { $0.filter(\.isInk).count } }
    var rowsWithInk: [Int] { rows.indices.filter { inkByRowIsNotEmpty($0) } }
    var rowsWithCover: [Int] { rows.indices.filter { rows[$0].contains { $0.a > 0 } } }

    func columnsWithInk(row: Int) -> [Int] { rows[row].indices.filter { rows[row][$0].isInk } }

    private func inkByRowIsNotEmpty(_ row: Int) -> Bool { rows[row].contains(where: \.isInk) }
}
