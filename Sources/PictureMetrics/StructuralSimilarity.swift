import CoreGraphics

/// The perceived similarity of two pictures. It is the structural similarity index (SSIM) of their luma, averaged
/// over all pixels.
///
/// For each pixel, the mean, variance and covariance of the two pictures are computed in a window of 11 by 11 pixels.
/// The weights are a Gaussian with a standard deviation of 1.5 pixels. The values are combined to
///
///     (2 μx μy + C₁) (2 σxy + C₂) / ((μx² + μy² + C₁) (σx² + σy² + C₂))
///
/// An index of 1 means equal, 0 unrelated, and a negative value inverted. The index is symmetric. At the edges of the
/// picture, only the part of the window inside the picture counts. Its weights are normalised to a sum of 1. The
/// published implementation omits such pixels.
///
/// The windows are separable: the pixels of each row are weighted once, and then the columns of the last eleven
/// weighted rows are weighted. The cost is proportional to the number of pixels times the width of the window.
///
/// - Source: Wang, Bovik, Sheikh, Simoncelli: Image Quality Assessment: From Error Visibility to Structural
///   Similarity. IEEE Transactions on Image Processing 13 (4), 2004, section III B.
///   https://doi.org/10.1109/TIP.2003.819861
package struct StructuralSimilarity: Sendable {
    /// The distance from the centre of a window to its edge, in pixels.
    static let radius = 5
    /// The standard deviation of the weights, in pixels.
    static let deviation = 1.5
    /// (0.01 · 255)², which prevents a division by nearly 0 for dark windows.
    static let c1 = 6.5025
    /// (0.03 · 255)², which prevents a division by nearly 0 for windows without contrast.
    static let c2 = 58.5225

    /// Compares two pictures of the same size.
    ///
    /// - Parameters:
    ///   - first: The first picture.
    ///   - second: The second picture.
    ///   - excluded: The pixels that are not averaged; none by default. The windows of other pixels may still contain
    ///     them, so erase their contents first.
    ///   - included: The pixels that are averaged; all by default.
    /// - Returns: The mean index, -1…1; `nil` if there are no pixels.
    /// - Precondition: Both pictures have the same size.
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
    /// The weights of a window in one direction, before they are normalised at the edges of the picture.
    private let kernel: [Double]
    /// The weighted rows, as five sums per pixel. The last eleven rows are stored, each at its row number modulo
    /// eleven.
    private var rows: [[SIMD8<Double>]]

    private init(_ first: Raster, _ second: Raster) {
        self.first = first
        self.second = second
        kernel = (-Self.radius...Self.radius).map { Self.weight($0) }
        rows = Array(repeating: Array(repeating: SIMD8(), count: first.width), count: 2 * Self.radius + 1)
    }

    /// Returns the Gaussian weight for a distance, which is not normalised.
    static func weight(_ distance: Int) -> Double {
        exp(-Double(distance * distance) / (2 * deviation * deviation))
    }

    private mutating func mean(excluding excluded: PixelArea?, within included: PixelArea?) -> Double? {
        let (width, height) = (first.width, first.height)
        var (sum, count, nextRow) = (0.0, 0, 0)
        for y in 0..<height where included?.hasPixels(inRow: y) ?? true {
            nextRow = max(nextRow, y - Self.radius)
            while nextRow <= min(height - 1, y + Self.radius) {
                weighRow(nextRow)
                nextRow += 1
            }
            let window = max(0, y - Self.radius)...min(height - 1, y + Self.radius)
            let total = window.reduce(0.0) { $0 + kernel[$1 - y + Self.radius] }
            for x in 0..<width {
                if let excluded, excluded[y * width + x] { continue }
                if let included, !included[y * width + x] { continue }
                var moments = SIMD8<Double>()
                for row in window { moments += rows[row % rows.count][x] * kernel[row - y + Self.radius] }
                sum += Self.index(moments / total)
                count += 1
            }
        }
        return count == 0 ? nil : sum / Double(count)
    }

    /// Computes the weighted sums around each pixel of a row: of both pictures, of their squares, and of their
    /// product.
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

    /// Returns the similarity index of one window, computed from its weighted sums.
    private static func index(_ moments: SIMD8<Double>) -> Double {
        let (meanA, meanB) = (moments[0], moments[1])
        let varianceA = max(0, moments[2] - meanA * meanA)
        let varianceB = max(0, moments[3] - meanB * meanB)
        let covariance = moments[4] - meanA * meanB
        let numerator = (2 * meanA * meanB + c1) * (2 * covariance + c2)
        return numerator / ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
    }
}
