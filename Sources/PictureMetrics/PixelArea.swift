import CoreGraphics

/// A set of pixels of a picture, such as the pixels that blocks of text cover.
package struct PixelArea: Sendable {
    /// The width of the picture in pixels.
    package let width: Int
    /// The height of the picture in pixels.
    package let height: Int
    private var containsPixel: [Bool]

    /// Creates the set of all pixels that rectangles cover at least in part.
    ///
    /// - Parameters:
    ///   - rectangles: The rectangles in points; parts outside of the picture are ignored.
    ///   - scale: The number of pixels per point.
    ///   - width: The width of the picture, in pixels.
    ///   - height: The height of the picture, in pixels.
    package init(_ rectangles: [CGRect], scale: Double, width: Int, height: Int) {
        self.width = width
        self.height = height
        containsPixel = [Bool](repeating: false, count: width * height)
        for rectangle in rectangles {
            let part = PixelRect(rectangle, scale: scale).intersection(PixelRect(x: 0, y: 0, width: width, height: height))
            for y in part.y..<part.maxY {
                for x in part.x..<part.maxX { containsPixel[y * width + x] = true }
            }
        }
    }

    /// Returns whether the set contains a pixel. Pixels are numbered row by row.
    package subscript(index: Int) -> Bool { containsPixel[index] }

    /// Returns whether the set contains a pixel of a row.
    func hasPixels(inRow y: Int) -> Bool { containsPixel[y * width..<(y + 1) * width].contains(true) }

    /// Whether the set contains all pixels of the picture.
    package var isAll: Bool { containsPixel.allSatisfy { $0 } }
}

extension PixelRect {
    /// Creates the rectangle of all pixels that a rectangle in points covers at least in part; empty for an empty
    /// rectangle or NaN.
    package init(_ rectangle: CGRect, scale: Double) {
        let edges = [rectangle.minX, rectangle.minY, rectangle.maxX, rectangle.maxY].map { Double($0) * scale }
        guard edges.allSatisfy({ abs($0) < 1e6 }), !rectangle.isEmpty else {
            self = .empty
            return
        }
        // A millionth of a pixel allows for rounding errors.
        let (left, top) = (Int((edges[0] + 1e-6).rounded(.down)), Int((edges[1] + 1e-6).rounded(.down)))
        let (right, bottom) = (Int((edges[2] - 1e-6).rounded(.up)), Int((edges[3] - 1e-6).rounded(.up)))
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
