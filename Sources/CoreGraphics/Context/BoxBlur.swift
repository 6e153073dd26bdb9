/// A Gaussian blur of coverage, as three averages over boxes: nobody sees the difference, and the cost does not grow with the radius.
///
/// - Source: https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement, which allows it and gives the boxes' width.
package struct BoxBlur {
    /// How far a pixel's coverage may go, in pixels.
    package let reach: Int
    /// Pixels to the left and to the right of the middle that each of the three boxes averages.
    package let boxes: [(left: Int, right: Int)]

    /// - Parameter deviation: of the Gaussian, in pixels; cut to 250, beyond which a shadow is hardly one.
    package init(deviation: Double) {
        let deviation = min(250, max(0, deviation))
        let width = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        let half = width / 2
        if width < 2 {
            boxes = []
        } else if width % 2 == 1 {
            boxes = [(half, half), (half, half), (half, half)]
        } else {
            // An even box has no middle pixel: one leans left, one right, and the third is odd.
            boxes = [(half, half - 1), (half - 1, half), (half, half)]
        }
        reach = boxes.reduce(0) { $0 + max($1.left, $1.right) }
    }

    /// Blurs in place; beyond the edges nothing is covered.
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
        // In 1/65,536, rounded: a division for each pixel would cost more than the rest.
        let share = 65_536 / UInt32(box.left + box.right + 1)
        var sum: UInt32 = 0
        for index in 0..<min(box.right, count) { sum += UInt32(line[index]) }
        for index in 0..<count {
            if index + box.right < count { sum += UInt32(line[index + box.right]) }
            pixels[index * step] = UInt8(min(255, (sum * share + 32_768) >> 16))
            if index >= box.left { sum -= UInt32(line[index - box.left]) }
        }
    }
}
