import CoreGraphics

/// Some of the pixels of a picture, such as those that texts cover.
package struct PixelArea: Sendable {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    private var isInside: [Bool]

    /// The pixels that rectangles touch.
    ///
    /// - Parameters:
    ///   - rectangles: in points; what lies outside of the picture is left out.
    ///   - scale: pixels per point.
    ///   - width: the picture's, in pixels.
    ///   - height: the picture's, in pixels.
    package init(_ rectangles: [CGRect], scale: Double, width: Int, height: Int) {
        self.width = width
        self.height = height
        isInside = [Bool](repeating: false, count: width * height)
        for rectangle in rectangles {
            let part = PixelRect(rectangle, scale: scale).intersection(PixelRect(x: 0, y: 0, width: width, height: height))
            for y in part.y..<part.maxY {
                for x in part.x..<part.maxX { isInside[y * width + x] = true }
            }
        }
    }

    /// Whether the pixel with this index, counted row by row, is one of them.
    package subscript(index: Int) -> Bool { isInside[index] }

    /// Whether some pixel of a row is one of them.
    func hasPixels(inRow y: Int) -> Bool { isInside[y * width..<(y + 1) * width].contains(true) }

    /// Whether all pixels of the picture are among them.
    package var isAll: Bool { isInside.allSatisfy { $0 } }
}

extension PixelRect {
    /// The pixels that a rectangle in points touches; empty where it is empty or not a number.
    package init(_ rectangle: CGRect, scale: Double) {
        let edges = [rectangle.minX, rectangle.minY, rectangle.maxX, rectangle.maxY].map { Double($0) * scale }
        guard edges.allSatisfy({ abs($0) < 1e6 }), !rectangle.isEmpty else {
            self = .empty
            return
        }
        // A millionth of a pixel is what fractions lose on their way.
        let (left, top) = (Int((edges[0] + 1e-6).rounded(.down)), Int((edges[1] + 1e-6).rounded(.down)))
        let (right, bottom) = (Int((edges[2] - 1e-6).rounded(.up)), Int((edges[3] - 1e-6).rounded(.up)))
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
