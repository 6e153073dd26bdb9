import CoreGraphics

/// How alike two pictures look to a person: the structural similarity index of their luma, the mean over all pixels.
///
/// For each pixel, mean, variance and covariance of the two pictures are taken in a window of 11 by 11 pixels around it, weighted by a
/// Gaussian of 1.5 pixels, and put together by
///
///     (2 μx μy + C₁) (2 σxy + C₂) / ((μx² + μy² + C₁) (σx² + σy² + C₂))
///
/// 1 means equal, 0 unrelated, less than 0 inverted. Swapping the pictures gives the same. At the edges of the picture, where a window
/// does not fit, its part inside the picture counts, with weights that sum up to 1 again; the published program leaves such pixels out.
///
/// Windows are separable, so that rows are weighted first, each once, and columns of the last eleven weighted rows afterwards.
///
/// - Source: Wang, Bovik, Sheikh, Simoncelli: Image Quality Assessment: From Error Visibility to Structural Similarity. IEEE Transactions
///   on Image Processing 13 (4), 2004, section III B. https://doi.org/10.1109/TIP.2003.819861
package struct StructuralSimilarity: Sendable {
    /// How far a window reaches from its pixel, in pixels.
    static let radius = 5
    /// The standard deviation of the weights, in pixels.
    static let deviation = 1.5
    /// (0.01 · 255)², which keeps dark windows from dividing by nearly 0.
    static let c1 = 6.5025
    /// (0.03 · 255)², the same for flat windows.
    static let c2 = 58.5225

    /// Compares two pictures of one size.
    ///
    /// - Parameters:
    ///   - first: one picture.
    ///   - second: the other.
    ///   - excluded: pixels that do not count; none by default. Windows of others still reach into them: erase what they hold beforehand.
    ///   - included: the only pixels that count; all by default.
    /// - Returns: -1…1; `nil` if no pixel counts.
    /// - Precondition: both pictures have the same size.
    package static func mean(
        _ first: Raster, _ second: Raster, excluding excluded: PixelArea? = nil, within included: PixelArea? = nil
    ) -> Double? {
        precondition(
            first.width == second.width && first.height == second.height,
            "StructuralSimilarity: \(first.width)x\(first.height) and \(second.width)x\(second.height) pixels. Crop both to one size.")
        var work = StructuralSimilarity(first, second)
        return work.mean(excluding: excluded, within: included)
    }

    private let first: Raster
    private let second: Raster
    /// The weights of a window in one direction, before they are scaled at edges.
    private let kernel: [Double]
    /// The weighted rows: five sums a pixel for the last eleven rows, each at its number modulo eleven.
    private var rows: [[SIMD8<Double>]]

    private init(_ first: Raster, _ second: Raster) {
        self.first = first
        self.second = second
        kernel = (-Self.radius...Self.radius).map { Self.weight($0) }
        rows = Array(repeating: Array(repeating: SIMD8(), count: first.width), count: 2 * Self.radius + 1)
    }

    /// The Gaussian, not scaled yet.
    static func weight(_ distance: Int) -> Double {
        exp(-Double(distance * distance) / (2 * deviation * deviation))
    }

    private mutating func mean(excluding excluded: PixelArea?, within included: PixelArea?) -> Double? {
        let (width, height) = (first.width, first.height)
        var (sum, count, ready) = (0.0, 0, 0)
        for y in 0..<height where included?.hasPixels(inRow: y) ?? true {
            ready = max(ready, y - Self.radius)
            while ready <= min(height - 1, y + Self.radius) {
                weighRow(ready)
                ready += 1
            }
            let near = max(0, y - Self.radius)...min(height - 1, y + Self.radius)
            let total = near.reduce(0.0) { $0 + kernel[$1 - y + Self.radius] }
            for x in 0..<width {
                if let excluded, excluded[y * width + x] { continue }
                if let included, !included[y * width + x] { continue }
                var moments = SIMD8<Double>()
                for row in near { moments += rows[row % rows.count][x] * kernel[row - y + Self.radius] }
                sum += Self.index(moments / total)
                count += 1
            }
        }
        return count == 0 ? nil : sum / Double(count)
    }

    /// Sums of both pictures, their squares and their product over the part of a row around each of its pixels.
    private mutating func weighRow(_ y: Int) {
        let width = first.width
        let slot = y % rows.count
        for x in 0..<width {
            var (sums, total) = (SIMD8<Double>(), 0.0)
            for column in max(0, x - Self.radius)...min(width - 1, x + Self.radius) {
                let weight = kernel[column - x + Self.radius]
                let (a, b) = (Double(first.luma[y * width + column]), Double(second.luma[y * width + column]))
                sums += SIMD8(a, b, a * a, b * b, a * b, 0, 0, 0) * weight
                total += weight
            }
            rows[slot][x] = sums / total
        }
    }

    /// The index of one window from its weighted sums.
    private static func index(_ moments: SIMD8<Double>) -> Double {
        let (meanA, meanB) = (moments[0], moments[1])
        let varianceA = max(0, moments[2] - meanA * meanA)
        let varianceB = max(0, moments[3] - meanB * meanB)
        let covariance = moments[4] - meanA * meanB
        let numerator = (2 * meanA * meanB + c1) * (2 * covariance + c2)
        return numerator / ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
    }
}
