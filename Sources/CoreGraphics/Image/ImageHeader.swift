import JPEG

/// The information in an image file before its pixels.
package struct ImageHeader: Hashable, Sendable {
    package var format: ImageFormat
    /// The size of the stored pixels.
    package var storedSize: PixelSize
    package var orientation: ImageOrientation = .up
    /// Whether rows are interlaced, so that decoding must hold all pixels.
    package var isInterlaced = false
    /// The minimum length of the complete file, for loaders that silently ignore missing bytes.
    var length = 0
    /// The colour profile; `nil` for sRGB.
    var profile: RGBProfile?
    /// Additional information for the JPEG decoder.
    package var jpeg: JPEGHeader?

    /// The size of the upright image, in pixels.
    package var size: PixelSize { orientation.applied(to: storedSize) }
}
