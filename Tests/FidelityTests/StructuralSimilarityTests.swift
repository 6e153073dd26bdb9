import CoreGraphics
import PictureMetrics
import Testing

@Suite struct StructuralSimilarityTests {
    /// Squares of two greys with a slope across, so that neither means nor variances are the same everywhere.
    private static let picture = Raster(width: 40, height: 30) { x, y in UInt8((x / 4 + y / 4) % 2 == 0 ? 40 + x * 2 : 200 - y * 2) }
    private static let inverted = Raster(width: 40, height: 30) { x, y in 255 - UInt8((x / 4 + y / 4) % 2 == 0 ? 40 + x * 2 : 200 - y * 2) }

    @Test func aPictureEqualsItself() throws {
        let similarity = try #require(StructuralSimilarity.mean(Self.picture, Self.picture))
        #expect(abs(similarity - 1) < 1e-5)
    }

    @Test func similarityIsSymmetric() throws {
        let moved = Raster(width: 40, height: 30) { x, y in UInt8((x / 4 + y / 5) % 2 == 0 ? 60 : 180) }
        let forth = try #require(StructuralSimilarity.mean(Self.picture, moved))
        let back = try #require(StructuralSimilarity.mean(moved, Self.picture))
        #expect(abs(forth - back) < 1e-6)
        #expect(forth < 0.5)
    }

    @Test func aNegativeIsLessSimilarThanAnUnrelatedPicture() throws {
        #expect(try #require(StructuralSimilarity.mean(Self.picture, Self.inverted)) < -0.5)
    }

    @Test func flatPicturesDifferByTheirMeansOnly() throws {
        let dark = Raster(width: 20, height: 20) { _, _ in 100 }
        let light = Raster(width: 20, height: 20) { _, _ in 110 }
        // (2 · 100 · 110 + 6.5025) / (100² + 110² + 6.5025)
        #expect(abs(try #require(StructuralSimilarity.mean(dark, light)) - 0.995_476) < 1e-4)
    }

    @Test func aWindowIsClippedAtTheEdge() throws {
        let first = Raster(width: 2, height: 1) { x, _ in x == 0 ? 0 : 255 }
        let second = Raster(width: 2, height: 1) { x, _ in x == 0 ? 255 : 0 }
        // Weights 1 and e^(-1/4.5), scaled to a sum of 1: means 113.39 and 141.61, variances 16057.2, covariance
        // -16057.2.
        #expect(abs(try #require(StructuralSimilarity.mean(first, second)) + 0.972_261) < 1e-4)
    }

    @Test func excludedPixelsDoNotCount() throws {
        let same = Raster(width: 40, height: 30) { x, y in x < 20 ? 128 : (y % 2 == 0 ? 0 : 255) }
        let other = Raster(width: 40, height: 30) { x, y in x < 20 ? 128 : (y % 2 == 0 ? 255 : 0) }
        let area = PixelArea([CGRect(x: 10, y: 0, width: 10, height: 15)], scale: 2, width: 40, height: 30)
        #expect(try #require(StructuralSimilarity.mean(same, other)) < 0.6)
        let masked = StructuralSimilarity.mean(same.erasing(area), other.erasing(area), excluding: area)
        #expect(abs(try #require(masked) - 1) < 1e-5)
        #expect(try #require(StructuralSimilarity.mean(same, other, within: area)) < 0.9)
        let all = PixelArea([CGRect(x: 0, y: 0, width: 40, height: 30)], scale: 1, width: 40, height: 30)
        #expect(StructuralSimilarity.mean(same, other, excluding: all) == nil)
    }
}
