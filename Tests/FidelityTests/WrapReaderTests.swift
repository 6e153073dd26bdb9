import CoreGraphics
import PictureMetrics
import Testing

@Suite struct WrapReaderTests {
    private static let lineHeight = 14.0

    /// Draws a picture of lines: bars 9 points high on lines of 14, from 20 points at the left; at scale 2.
    ///
    /// - Parameters:
    ///   - lines: the widths of the words on each line.
    ///   - factor: a factor of the widths.
    ///   - shift: the vertical offset of the text.
    ///   - extra: further ink, in points.
    private static func picture(_ lines: [[Double]], factor: Double = 1, shift: Double = 0, extra: [CGRect] = []) -> Raster {
        var rectangles = extra
        for (row, words) in lines.enumerated() {
            var x = 20.0
            for width in words {
                rectangles.append(CGRect(x: x, y: 42 + shift + Double(row) * lineHeight, width: width * factor, height: 9))
                x += (width + 4) * factor
            }
        }
        let area = PixelArea(rectangles, scale: 2, width: 400, height: 300)
        return Raster(width: 400, height: 300) { x, y in area[y * 400 + x] ? 0 : 230 }
    }

    /// Returns the text of the lines, as recorded by a drawing, at 40 points from the top.
    private static func text(_ lines: [[Double]]) -> DrawnText {
        var words: [DrawnText.Word] = []
        var edge = 0.0
        for (row, widths) in lines.enumerated() {
            for width in widths {
                words.append(DrawnText.Word(start: edge, end: edge + width, line: row, beginsParagraph: words.isEmpty))
                edge += width + 4
            }
        }
        let rows = lines.indices.map { row in
            let width = lines[row].reduce(-4) { $0 + $1 + 4 }
            let top = 40 + Double(row) * lineHeight
            return DrawnText.Line(
                text: "", box: CGRect(x: 20, y: top, width: width, height: lineHeight), baseline: top + 11)
        }
        let widest = rows.map(\.box.width).max() ?? 0
        let frame = CGRect(x: 20, y: 40, width: widest, height: lineHeight * Double(rows.count))
        return DrawnText(text: "", frame: frame, lines: rows, words: words, isTruncated: false)
    }

    private static let drawn = [[40.0, 30, 20], [50, 10, 25], [30]]

    @Test func aDrawingIsReadUnchanged() throws {
        let reading = try #require(WrapReader(Self.picture(Self.drawn), scale: 2).read(Self.text(Self.drawn)))
        #expect(reading.wrap == [3, 3, 1])
        #expect(reading.ink == CGRect(x: 20, y: 42, width: 98, height: 37))
    }

    @Test(arguments: [
        ([[40.0, 30], [20, 50, 10], [25, 30]], [2, 3, 2]),
        ([[40.0, 30, 20], [50, 10, 25, 30]], [3, 4]),
        ([[40.0, 30], [20, 50], [10, 25], [30]], [2, 2, 2, 1]),
    ])
    func otherLinesAreRead(lines: [[Double]], wrap: [Int]) throws {
        let reading = try #require(WrapReader(Self.picture(lines), scale: 2).read(Self.text(Self.drawn)))
        #expect(reading.wrap == wrap)
    }

    @Test(arguments: [0.92, 1.0, 1.08], [-28.0, 0, 14, 40])
    func aTextIsFoundAfterAMoveAndInAnotherFont(factor: Double, shift: Double) throws {
        let reading = try #require(WrapReader(Self.picture(Self.drawn, factor: factor, shift: shift), scale: 2).read(Self.text(Self.drawn)))
        #expect(reading.wrap == [3, 3, 1])
    }

    @Test func aPictureBesideTheTextIsNoLetter() throws {
        let marker = CGRect(x: 4, y: 42, width: 4, height: 9)
        let reading = try #require(WrapReader(Self.picture(Self.drawn, extra: [marker]), scale: 2).read(Self.text(Self.drawn)))
        #expect(reading.ink.minX == 20)
    }

    @Test func anotherTextBesideTheTextIsNotPartOfIt() throws {
        let arrow = CGRect(x: 10, y: 42, width: 4, height: 9)
        let reader = WrapReader(Self.picture(Self.drawn, extra: [arrow]), scale: 2)
        #expect(reader.read(Self.text(Self.drawn))?.ink.minX == 10)
        var other = Self.text([[6]])
        other.frame = CGRect(x: 9, y: 40, width: 6, height: 14)
        #expect(reader.read(Self.text(Self.drawn), beside: [other])?.ink.minX == 20)
    }

    @Test func theTextBelowIsNoLine() throws {
        // Four points more than a line's distance, like the gap between paragraphs of a list.
        let below = CGRect(x: 20, y: 42 + 3 * Self.lineHeight + 4, width: 60, height: 9)
        let reading = try #require(WrapReader(Self.picture(Self.drawn, extra: [below]), scale: 2).read(Self.text(Self.drawn)))
        #expect(reading.ink.maxY == 79)
    }

    @Test func accentsAreNoLineOfTheirOwn() throws {
        let accent = CGRect(x: 30, y: 39, width: 3, height: 1)
        let reading = try #require(WrapReader(Self.picture(Self.drawn, extra: [accent]), scale: 2).read(Self.text(Self.drawn)))
        #expect(reading.wrap == [3, 3, 1])
        #expect(reading.ink.minY == 39)
    }

    @Test func anotherTextIsNotRead() {
        let reader = WrapReader(Self.picture([[12.0], [200]]), scale: 2)
        #expect(reader.read(Self.text(Self.drawn)) == nil)
        #expect(WrapReader(Self.picture([]), scale: 2).read(Self.text(Self.drawn)) == nil)
    }

    @Test func aTextWithoutWordsOrFrameIsNotRead() {
        var text = Self.text(Self.drawn)
        text.frame.origin.x = 5000
        #expect(WrapReader(Self.picture(Self.drawn), scale: 2).read(text) == nil)
        text = Self.text(Self.drawn)
        text.words = []
        #expect(WrapReader(Self.picture(Self.drawn), scale: 2).read(text) == nil)
    }
}
