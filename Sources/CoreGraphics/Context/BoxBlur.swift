/// A Gaussian blur of coverage, approximated by three successive box blurs. The cost is independent of the radius.
///
/// Each box blur averages rows and then columns with a running sum. For an even width, two boxes are shifted by half
/// a pixel to either side, and the third has an odd width.
///
/// - Source: https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement, which permits the approximation and
///   defines the box width.
package struct BoxBlur {
    /// The maximum distance over which coverage spreads, in pixels.
    package let extent: Int
    /// The pixels to the left and to the right of the centre that each of the three boxes averages.
    package let boxes: [(left: Int, right: Int)]

    /// - Parameter deviation: The standard deviation, in pixels; limited to 250, beyond which a shadow is hardly
    ///   visible.
    package init(deviation: Double) {
        let deviation = min(250, max(0, deviation))
        let width = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        let half = width / 2
        if width < 2 {
            boxes = []
        } else if width % 2 == 1 {
            boxes = [(half, half), (half, half), (half, half)]
        } else {
            // An even box has no centre pixel: one box is shifted left, one right, and the third is odd.
            boxes = [(half, half - 1), (half - 1, half), (half, half)]
        }
        extent = boxes.reduce(0) { $0 + max($1.left, $1.right) }
    }

    /// Blurs in place. Pixels outside of the image count as uncovered.
    package func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) {
        guard !boxes.isEmpty, width > 0, height > 0 else { return }
        var line = [UInt8](repeating: 0, count: max(width, height))
        line.withUnsafeMutableBufferPointer { line in
            guard let line = line.baseAddress else { return }
            for box in boxes {
                for row in 0..<height { average(pixels + row * bytesPerRow, step: 1, count: width, box, line) }
                for column in 0..<width { average(pixels + column, step: bytesPerRow, count: height, box, line) }
            }
        }
    }

    private func average(
        _ pixels: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ box: (left: Int, right: Int), _ line: UnsafeMutablePointer<UInt8>
    ) {
        for index in 0..<count { line[index] = pixels[index * step] }
        // The weight of each pixel in units of 1/65,536, rounded down. A division for each pixel would dominate the
        // cost.
        let weight = 65_536 / UInt32(box.left + box.right + 1)
        var sum: UInt32 = 0
        for index in 0..<min(box.right, count) { sum += UInt32(line[index]) }
        for index in 0..<count {
            if index + box.right < count { sum += UInt32(line[index + box.right]) }
            pixels[index * step] = UInt8(min(255, (sum * weight + 32_768) >> 16))
            if index >= box.left { sum -= UInt32(line[index - box.left]) }
        }
    }
}
