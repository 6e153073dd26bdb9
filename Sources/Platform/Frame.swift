import CoreGraphics

/// What one tick drew: the whole picture, and which parts of it differ from the frame before.
///
/// A viewer that holds the last frame gets this one by carrying out `moves` in order, and then copying `damage`.
package struct Frame {
    package let pixels: PixelBuffer
    package let moves: [PixelMove]
    package let damage: [PixelRect]
    package let time: FrameTime

    package init(pixels: PixelBuffer, moves: [PixelMove], damage: [PixelRect], time: FrameTime) {
        self.pixels = pixels
        self.moves = moves
        self.damage = damage
        self.time = time
    }
}
