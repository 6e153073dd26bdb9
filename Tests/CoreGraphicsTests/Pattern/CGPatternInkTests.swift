import CoreGraphics
import Testing

/// Serialized, because all running tests receive the reports.
@Suite(.serialized) struct CGPatternInkTests {
    private func patternCodes(_ body: () -> Void) -> [String] {
        reported(body).filter { ["color.pattern-components", "context.pattern-space", "pattern.unusable"].contains($0) }
    }

    private func codes(coloured: Bool, base: CGColorSpace?, _ components: [CGFloat]) throws -> [String] {
        let pattern = try CGPatternTests.squares(isColored: coloured)
        let space = try #require(CGColorSpace(patternBaseSpace: base))
        var drawn: Drawn?
        let codes = patternCodes {
            drawn = Drawn { context in
                context.setFillColorSpace(space)
                context.setFillPattern(pattern, colorComponents: components)
                context.fill(CGPatternTests.all)
            }
        }
        let isDrawn = drawn?.area != 0
        return codes + [isDrawn ? "drawn" : "nothing"]
    }

    @Test func `R62 an uncoloured pattern takes its base's components and alpha, a coloured one alpha`() throws {
        let rgb = CGColorSpaceCreateDeviceRGB()
        #expect(try codes(coloured: true, base: nil, [1]) == ["drawn"])
        #expect(try codes(coloured: false, base: rgb, [0, 0, 1, 1]) == ["drawn"])
        #expect(try codes(coloured: false, base: CGColorSpaceCreateDeviceGray(), [0, 1]) == ["drawn"])
        #expect(try codes(coloured: false, base: CGColorSpaceCreateDeviceCMYK(), [0, 0, 0, 1, 1]) == ["drawn"])
    }

    @Test func `R62 a wrong count is reported and ignored`() throws {
        let rgb = CGColorSpaceCreateDeviceRGB()
        #expect(try codes(coloured: true, base: nil, []) == ["color.pattern-components", "nothing"])
        #expect(try codes(coloured: true, base: nil, [1, 1]) == ["color.pattern-components", "nothing"])
        #expect(try codes(coloured: false, base: rgb, [0, 1]) == ["color.pattern-components", "nothing"])
        #expect(try codes(coloured: false, base: rgb, [0, 0, 1, 1, 1]) == ["color.pattern-components", "nothing"])
        #expect(try codes(coloured: false, base: rgb, [0, 0, .nan, 1]) == ["color.pattern-components", "nothing"])
    }

    @Test func aPatternRequiresItsSpace() throws {
        let pattern = try CGPatternTests.squares()
        #expect(try codes(coloured: false, base: nil, [1]) == ["context.pattern-space", "nothing"])
        #expect(CGColorSpace(patternBaseSpace: CGColorSpace(patternBaseSpace: nil)) == nil)
        var drawn: Drawn?
        let codes = patternCodes {
            drawn = Drawn { context in
                context.setFillPattern(pattern, colorComponents: [1])
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                if let space = CGColorSpace(patternBaseSpace: nil) { context.setFillColorSpace(space) }
                context.setFillColor([1])
                context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
            }
        }
        #expect(codes == ["context.pattern-space", "context.pattern-space"])
        #expect(drawn?[0, 0] == 0xFF00_0000 && drawn?.area == 1)
    }

    @Test func anUncolouredPatternIsAMask() throws {
        let pattern = try CGPatternTests.squares(isColored: false)
        let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
        let drawn = Drawn { context in
            context.setFillColorSpace(space)
            var components: [CGFloat] = [0, 0, 1, 0.5]
            context.setFillPattern(pattern, colorComponents: &components)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            // The same cell in another colour: the cached cell has no colour.
            context.setFillPattern(pattern, colorComponents: [0, 1, 0, 1])
            context.fill(CGRect(x: 12, y: 0, width: 8, height: 20))
        }
        #expect(drawn[0, 0] == 0x8000_0080 && drawn[2, 0] == 0 && drawn[12, 0] == 0xFF00_FF00 && drawn[14, 0] == 0)
    }

    @Test func infoIsPassedAndReleasedOnce() throws {
        final class Counts { var draws = 0, releases = 0 }
        let counts = Counts()
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { info, context in
                guard let info else { return }
                Unmanaged<Counts>.fromOpaque(info).takeUnretainedValue().draws += 1
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            },
            releaseInfo: { info in
                guard let info else { return }
                Unmanaged<Counts>.fromOpaque(info).takeRetainedValue().releases += 1
            })
        do {
            let pattern = try #require(
                CGPattern(
                    info: Unmanaged.passRetained(counts).toOpaque(), bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity,
                    xStep: 2, yStep: 2, tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
            for _ in 0..<3 {
                let drawn = Drawn { context in
                    context.setFillColor(CGColor(pattern))
                    context.fill(CGPatternTests.all)
                }
                #expect(drawn.area == 100)
            }
            #expect(counts.draws == 1 && counts.releases == 0)
        }
        #expect(counts.releases == 1)
    }

    private static let bad: [(CGRect, CGAffineTransform, CGSize)] = [
        (.zero, .identity, CGSize(width: 1, height: 1)), (.null, .identity, CGSize(width: 1, height: 1)),
        (CGPatternTests.all, .identity, CGSize(width: 0, height: 1)),
        (CGPatternTests.all, .identity, CGSize(width: 1, height: CGFloat.nan)),
        (CGPatternTests.all, CGAffineTransform(scaleX: 0, y: 1), CGSize(width: 1, height: 1)),
        (CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), .identity, CGSize(width: 1, height: 1)),
    ]

    @Test(arguments: bad) func invalidPatternsAreReported(bounds: CGRect, matrix: CGAffineTransform, step: CGSize) {
        var pattern: CGPattern?
        let codes = patternCodes { pattern = CGPattern(bounds: bounds, matrix: matrix, step: step) { _ in } }
        #expect(pattern == nil && codes == ["pattern.unusable"])
    }

    private static let extremes: [(cell: CGFloat, step: CGFloat, scale: CGFloat)] = [
        (1, 1e-4, 1), (1e9, 1e9, 1), (1, 1, 1e-7), (1e-9, 1e-9, 1), (5000, 5000, 1), (1e9, 1, 1), (1, 1e12, 1), (1, 1, 1e9),
    ]

    @Test(.timeLimit(.minutes(20)), arguments: extremes)
    func extremesTakeBoundedTime(cell: CGFloat, step: CGFloat, scale: CGFloat) throws {
        let bounds = CGRect(x: 0, y: 0, width: cell, height: cell)
        let made = CGPattern(
            bounds: bounds, matrix: CGAffineTransform(scaleX: scale, y: scale), step: CGSize(width: step, height: step)
        ) { $0.fill(bounds) }
        let pattern = try #require(made)
        let drawn = Drawn { context in
            context.setFillColor(CGColor(pattern))
            context.setPatternPhase(CGSize(width: 1e6, height: -1e6))
            context.fill(CGPatternTests.all)
            context.setFillColor(Ink.red)
            context.fill(CGRect(x: 19, y: 19, width: 1, height: 1))
        }
        #expect(drawn[19, 19] == 0xFFFF_0000)
    }

    @Test func aPatternOfItselfEnds() throws {
        final class Loop { var color: CGColor? }
        let loop = Loop()
        let cell = CGRect(x: 0, y: 0, width: 4, height: 4)
        let made = CGPattern(bounds: cell, step: cell.size) { [weak loop] context in
            if let color = loop?.color { context.setFillColor(color) }
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let pattern = try #require(made)
        loop.color = CGColor(pattern)
        let drawn = Drawn { context in
            context.setFillColor(CGColor(pattern))
            context.fill(CGPatternTests.all)
        }
        #expect(drawn.area == 0)
        loop.color = nil
    }

    @Test func coloursOfPatternsReportTheirType() throws {
        let pattern = try CGPatternTests.squares()
        let other = CGColor(try CGPatternTests.squares())
        let color = CGColor(pattern)
        #expect(color.pattern === pattern && color.alpha == 1 && !color.isOpaque && color.colorSpace?.model == .pattern)
        #expect(color == CGColor(pattern) && color != other)
        let half = try #require(color.copy(alpha: 0.5))
        #expect(half.pattern === pattern && half.alpha == 0.5 && half.components == [0.5] && half != color)
        #expect(color.converted(to: .rgb, intent: .defaultIntent, options: nil) == nil)
    }
}
