import SlowTests
import Testing

@testable import CoreGraphics

/// Paths of a million points, and endless dashes, are handled like others.
@Suite struct HugePathTests {
    /// Returns a line that goes up and down within 100 by 100.
    private static func zigzag(_ count: Int) -> CGMutablePath {
        let path = CGMutablePath()
        path.move(to: .zero)
        for index in 1..<count {
            path.addLine(to: CGPoint(x: CGFloat(index) * 100 / CGFloat(count), y: index % 2 == 0 ? 0 : 100))
        }
        return path
    }

    @Test func aMillionPointsAreMeasuredAndMapped() {
        let path = Self.zigzag(1_000_000)
        #expect(path.boundingBox.maxX > 99.9 && path.boundingBox.height == 100)
        #expect(!path.contains(CGPoint(x: 200, y: 50)))
        var twice = CGAffineTransform(scaleX: 2, y: 2)
        #expect(path.copy(using: &twice)?.boundingBox.height == 200)
        #expect(path == path.copy())
    }

    /// Returns a million points in 125 lines of teeth, one below the other, within 1000 by 375. Cairo's cost grows with
    /// the rows that each segment crosses, so the teeth are three pixels high.
    private static func teeth() -> CGMutablePath {
        let path = CGMutablePath()
        for line in 0..<125 {
            path.move(to: CGPoint(x: 0, y: line * 3))
            for index in 1...8000 {
                path.addLine(to: CGPoint(x: CGFloat(index) / 8, y: CGFloat(line * 3 + (index % 2 == 0 ? 0 : 3))))
            }
        }
        return path
    }

    @Test(arguments: [CGPathDrawingMode.fill, .stroke]) func aMillionPointsAreFilledAndStroked(mode: CGPathDrawingMode) {
        let buffer = PixelBuffer(width: 1000, height: 375)
        let context = CGContext(drawingInto: buffer, scale: 1)
        context.setLineWidth(0.5)
        context.addPath(Self.teeth())
        context.drawPath(using: mode)
        context.flush()
        // Half of the area is inside of the teeth, and each pixel is in the middle of a line.
        let image = CGImage(buffer: buffer, isOpaque: false)
        for y in [1, 187, 373] {
            let alpha = image.pixel(500, y) >> 24
            #expect(mode == .fill ? (120...136).contains(alpha) : alpha > 200, "\(y): \(alpha)")
        }
    }

    /// Each segment crosses all rows, which takes ten times as long.
    @Test(.slow, arguments: [CGPathDrawingMode.fill, .stroke]) func aMillionPointsOfOnePathAreFilledAndStroked(mode: CGPathDrawingMode) {
        let buffer = PixelBuffer(width: 100, height: 100)
        let context = CGContext(drawingInto: buffer, scale: 1)
        context.setLineWidth(0.5)
        context.addPath(Self.zigzag(1_000_000))
        context.drawPath(using: mode)
        context.flush()
        // Half of the area is inside of the zigzag.
        let alpha = CGImage(buffer: buffer, isOpaque: false).pixel(50, 50) >> 24
        #expect(mode == .fill ? (120...136).contains(alpha) : alpha > 200)
    }

    @Test(arguments: [1e-9, 1e-4, 0.01])
    func endlessDashesAreDrawn(length: CGFloat) {
        let buffer = PixelBuffer(width: 20, height: 20)
        let context = CGContext(drawingInto: buffer, scale: 1)
        context.setLineDash(phase: 0, lengths: [length, length])
        context.setLineWidth(4)
        context.move(to: CGPoint(x: -1e6, y: 10))
        context.addLine(to: CGPoint(x: 1e6, y: 10))
        context.strokePath()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.flush()
        #expect(CGImage(buffer: buffer, isOpaque: false).pixel(1, 1) >> 24 == 255)
    }

    @Test func endlessDashesAreNotCutOneByOne() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1e9, y: 0))
        let dashed = path.copy(dashingWithPhase: 0, lengths: [1e-6, 1e-6])
        var count = 0
        dashed.applyWithBlock { _ in count += 1 }
        #expect(count < 3_000_000)
    }

    @Test func combsThatCrossAThousandTimesAreCombined() {
        let across = CGMutablePath()
        let down = CGMutablePath()
        for index in 0..<100 {
            across.addRect(CGRect(x: 0, y: index * 10, width: 1000, height: 5))
            down.addRect(CGRect(x: index * 10, y: 0, width: 5, height: 1000))
        }
        let both = across.intersection(down)
        #expect(both.componentsSeparated().count == 10_000)
    }
}
