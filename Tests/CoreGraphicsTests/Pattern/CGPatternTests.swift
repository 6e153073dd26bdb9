import CoreGraphics
import Testing

@Suite struct CGPatternTests {
    /// Returns cells with a red square of 2 x 2 in the corner at their origin.
    static func squares(
        _ step: CGFloat = 4, cell: CGFloat = 4, matrix: CGAffineTransform = .identity, tiling: CGPatternTiling = .constantSpacing,
        isColored: Bool = true
    ) throws -> CGPattern {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(Ink.red)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }, releaseInfo: nil)
        return try #require(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: cell, height: cell), matrix: matrix, xStep: step, yStep: step,
                tiling: tiling, isColored: isColored, callbacks: &callbacks))
    }

    static let all = CGRect(x: 0, y: 0, width: 20, height: 20)

    /// Returns the red pixels of a pattern, drawn over 20 x 20 points.
    private func drawn(_ pattern: CGPattern, scale: CGFloat = 1, _ prepare: (CGContext) -> Void = { _ in }) throws -> Drawn {
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        return Drawn(scale: scale) { context in
            context.setFillColorSpace(space)
            context.setFillPattern(pattern, colorComponents: [1])
            prepare(context)
            context.fill(Self.all)
        }
    }

    private func expect(_ drawn: Drawn, _ isRed: (Int, Int) -> Bool) {
        for y in 0..<drawn.height {
            for x in 0..<drawn.width { #expect(drawn[x, y] == (isRed(x, y) ? 0xFFFF_0000 : 0), "\(x), \(y)") }
        }
    }

    @Test func cellsAreSideBySide() throws {
        expect(try drawn(Self.squares())) { $0 % 4 < 2 && $1 % 4 < 2 }
    }

    @Test func aCellIsAsSharpAsTheContext() throws {
        expect(try drawn(Self.squares(), scale: 2)) { $0 % 8 < 4 && $1 % 8 < 4 }
    }

    @Test func stepsSetCellsApart() throws {
        expect(try drawn(Self.squares(5))) { $0 % 5 < 2 && $1 % 5 < 2 }
    }

    @Test func cellsMayOverlap() throws {
        let callback = CGPatternCallbacks(
            version: 0, drawPattern: { _, context in context.fill(CGRect(x: 3, y: 0, width: 1, height: 1)) }, releaseInfo: nil)
        let pattern = withUnsafePointer(to: callback) {
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: -3, yStep: 4,
                tiling: .constantSpacing,
                isColored: true, callbacks: $0)
        }
        let drawn = try drawn(#require(pattern))
        for x in 0..<20 { #expect(drawn[x, 4] == (x % 3 == 0 ? 0xFF00_0000 : 0)) }
    }

    @Test func aCellShowsNothingOutsideOfItsBounds() throws {
        expect(try drawn(Self.squares(4, cell: 1))) { $0 % 4 < 1 && $1 % 4 < 1 }
    }

    @Test func thePhaseMovesCells() throws {
        let moved = try drawn(Self.squares()) { $0.setPatternPhase(CGSize(width: 1, height: -1)) }
        expect(moved) { ($0 + 3) % 4 < 2 && ($1 + 1) % 4 < 2 }
    }

    @Test func theMatrixMapsCellsToBaseSpaceAndTransformsDoNot() throws {
        let matrix = CGAffineTransform(translationX: 1, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 1))
        let drawn = try drawn(Self.squares(matrix: matrix)) { context in
            context.translateBy(x: 1, y: 1)
            context.scaleBy(x: 3, y: 3)
            context.translateBy(x: -1, y: -1)
        }
        expect(drawn) { ($0 + 6) % 8 < 4 && $1 % 4 < 2 }
    }

    @Test func rotatedCellsCoverTheirShare() throws {
        let drawn = try drawn(Self.squares(matrix: CGAffineTransform(rotationAngle: .pi / 6)), scale: 4)
        #expect(abs(drawn.area / 6400 - 0.25) < 0.02)
        // The centre of the cell in the third column and first row.
        #expect(drawn[Int((9 * cos(Double.pi / 6) - 0.5) * 4), Int((9 * 0.5 + cos(Double.pi / 6)) * 4)] == 0xFFFF_0000)
    }

    @Test func rightAnglesStaySharp() throws {
        expect(try drawn(Self.squares(matrix: CGAffineTransform(rotationAngle: .pi / 2)))) { $0 % 4 >= 2 && $1 % 4 < 2 }
    }

    @Test func whereYPointsUpCellsStartAtTheBottom() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(try Self.squares()))
        context.fill(Self.all)
        let drawn = Drawn(try #require(context.makeImage()).buffer)
        expect(drawn) { $0 % 4 < 2 && $1 % 4 >= 2 }
    }

    @Test func undistortedCellsStartAtWholePixels() throws {
        // 4.5 pixels from cell to cell: they start at 0, 5, 9, 14 and so on, each 3 pixels wide.
        let drawn = try drawn(Self.squares(3, cell: 3, tiling: .noDistortion), scale: 1.5)
        let starts = (0..<7).map { Int((Double($0) * 4.5).rounded()) }
        expect(drawn) { x, y in starts.contains { (0..<3).contains(x - $0) } && starts.contains { (0..<3).contains(y - $0) } }
    }

    @Test func evenSpacesKeepTheirSize() throws {
        let drawn = try drawn(Self.squares(3, cell: 3), scale: 1.5)
        // Of 30 pixels six whole cells and the start of a seventh, 3 pixels of red each, along both sides.
        #expect(abs(drawn.area - 21 * 21) < 20)
        #expect((0..<18).allSatisfy { abs(drawn.alpha($0 + 9, 1) - drawn.alpha($0, 1)) <= 3 })
        #expect([1, 10, 19, 28].allSatisfy { drawn[$0, 1] == 0xFFFF_0000 } && [4, 13, 22].allSatisfy { drawn.alpha($0, 1) < 140 })
    }

    @Test func alphaOfColourAndStateMultiply() throws {
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let pattern = try Self.squares()
        let drawn = Drawn { context in
            context.setAlpha(0.5)
            context.setFillColorSpace(space)
            context.setFillPattern(pattern, colorComponents: [0.5])
            context.fill(Self.all)
        }
        #expect(abs(drawn.alpha(0, 0) - 64) <= 1 && drawn[2, 2] == 0)
    }

    @Test func linesAreDrawnWithPatternsToo() throws {
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let pattern = try Self.squares()
        let drawn = Drawn { context in
            context.setStrokeColorSpace(space)
            var alpha: CGFloat = 1
            context.setStrokePattern(pattern, colorComponents: &alpha)
            context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10), width: 2)
        }
        for y in 0..<20 {
            for x in 0..<20 {
                let isLine = (4..<16).contains(x) && (4..<16).contains(y) && !((6..<14).contains(x) && (6..<14).contains(y))
                #expect(drawn[x, y] == (isLine && x % 4 < 2 && y % 4 < 2 ? 0xFFFF_0000 : 0))
            }
        }
    }

    @Test func patternsAreRestoredWithTheState() throws {
        let pattern = try Self.squares()
        let drawn = Drawn { context in
            context.saveGState()
            context.setFillColor(CGColor(pattern))
            context.setPatternPhase(CGSize(width: 1, height: 1))
            context.restoreGState()
            context.fill(Self.all)
        }
        #expect(drawn.values.allSatisfy { $0 == 0xFF00_0000 })
    }

    @Test func layersAndShadowsUsePatterns() throws {
        let pattern = try Self.squares()
        let drawn = Drawn { context in
            context.setShadow(offset: CGSize(width: 2, height: 2), blur: 0, color: Ink.blue)
            context.beginTransparencyLayer()
            context.setFillColor(CGColor(pattern))
            context.fill(CGRect(x: 4, y: 4, width: 8, height: 8))
            context.endTransparencyLayer()
        }
        #expect(drawn[4, 4] == 0xFFFF_0000 && drawn[6, 6] == 0xFF00_00FF && drawn[12, 4] == 0 && drawn[3, 3] == 0)
    }
}
