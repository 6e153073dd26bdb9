import JPEG

/// What a picture file says of itself in front of its pixels.
package struct ImageHeader: Hashable, Sendable {
    package var format: ImageFormat
    /// The size of the pixels as they are stored.
    package var storedSize: PixelSize
    package var orientation: ImageOrientation = .up
    /// Whether rows come in passes, so that all pixels must be held while decoding.
    package var isInterlaced = false
    /// The least number of bytes that the whole file has, where its loader would pass over missing ones in silence.
    var length = 0
    /// How the colours are meant, where that is not sRGB.
    var profile: RGBProfile?
    /// What a JPEG's decoder needs besides.
    package var jpeg: JPEGHeader?

    /// The size of the upright picture, in pixels.
    package var size: PixelSize { orientation.applied(to: storedSize) }
}
