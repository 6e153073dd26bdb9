import Preconditions

/// A factor by which libjpeg-turbo scales down during decoding: `eighths / 8`, from 1/8 to 1.
package struct JPEGScale: Hashable, Sendable {
    /// The numerator, 1…8.
    package let eighths: Int

    package init(eighths: Int) {
        precondition((1...8).contains(eighths), "JPEGScale: \(eighths)/8, but the decoder shrinks by 1/8 to 8/8.")
        self.eighths = eighths
    }

    package static let full = JPEGScale(eighths: 8)

    /// Returns the scaled length of a side in pixels, rounded up as by `TJSCALED`.
    package func scaled(_ pixels: Int) -> Int { (pixels * eighths + 7) / 8 }

    /// Returns the smallest scale at which both sides have at least the target's length; ``full`` if there is none.
    package static func smallest(from size: (width: Int, height: Int), covering target: (width: Int, height: Int)) -> JPEGScale {
        let found = (1...8).first { eighths in
            let scale = JPEGScale(eighths: eighths)
            return scale.scaled(size.width) >= target.width && scale.scaled(size.height) >= target.height
        }
        return JPEGScale(eighths: found ?? 8)
    }
}
