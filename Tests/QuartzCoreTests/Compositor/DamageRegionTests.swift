import Testing

@testable import QuartzCore

struct DamageRegionTests {
    private static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(x: x, y: y, width: width, height: height)
    }

    @Test func coveredRectanglesAddNothing() {
        var region = DamageRegion()
        region.add(Self.rect(0, 0, 10, 10))
        region.add(Self.rect(2, 2, 3, 3))
        region.add(.empty)
        #expect(region.rects == [Self.rect(0, 0, 10, 10)])
        region.add(Self.rect(-5, -5, 50, 50))
        #expect(region.rects == [Self.rect(-5, -5, 50, 50)])
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func rectanglesNeverOverlapAndStayFew(seed: UInt64) {
        var random = SeededGenerator(seed)
        var region = DamageRegion()
        var wanted = Set<SIMD2<Int>>()
        for _ in 0..<30 {
            let rect = Self.rect(
                .random(in: 0...40, using: &random), .random(in: 0...40, using: &random), .random(in: 1...12, using: &random),
                .random(in: 1...12, using: &random))
            region.add(rect)
            for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { wanted.insert(SIMD2(x, y)) } }
        }
        #expect(region.rects.count <= DamageRegion.limit)
        for (index, one) in region.rects.enumerated() {
            for other in region.rects[(index + 1)...] { #expect(!one.intersects(other)) }
        }
        let covered = wanted.allSatisfy { point in region.rects.contains { $0.contains(Self.rect(point.x, point.y, 1, 1)) } }
        #expect(covered)
    }
}
