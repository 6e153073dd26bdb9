import CoreGraphics

/// The picture of one tick, and which parts of it differ from the frame before.
///
/// A viewer that holds the last frame gets this one by carrying out `moves` in order, and then copying `damage`.
package struct Frame {
    private let draw: @MainActor () -> PixelBuffer
    package let moves: [PixelMove]
    package let damage: [PixelRect]
    package let time: FrameTime

    /// - Parameter pixels: draws the newest frame, and returns the buffer that holds it.
    package init(pixels: @escaping @MainActor () -> PixelBuffer, moves: [PixelMove], damage: [PixelRect], time: FrameTime) {
        draw = pixels
        self.moves = moves
        self.damage = damage
        self.time = time
    }

    /// The whole picture. Pixels are drawn once they are read: a back end that shows every frame reads them as it presents. Read after a
    /// later frame was presented, they are that frame's.
    @MainActor package var pixels: PixelBuffer { draw() }
}
