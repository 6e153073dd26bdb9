import CoreGraphics

/// The image of a frame, and its difference from the previous frame.
///
/// A viewer that has the previous frame applies `moves` in order, and then copies `damage` from this frame.
package struct Frame {
    private let draw: @MainActor () -> PixelBuffer
    package let moves: [PixelMove]
    package let damage: [PixelRect]
    package let time: FrameTime

    /// Creates a frame.
    ///
    /// - Parameter pixels: Draws the latest frame, and returns its buffer.
    package init(pixels: @escaping @MainActor () -> PixelBuffer, moves: [PixelMove], damage: [PixelRect], time: FrameTime) {
        draw = pixels
        self.moves = moves
        self.damage = damage
        self.time = time
    }

    /// The whole image, which is drawn when it is read. A back end that displays every frame reads the pixels when
    /// it presents the frame. After a later frame was presented, the pixels are those of that frame.
    @MainActor package var pixels: PixelBuffer { draw() }
}
