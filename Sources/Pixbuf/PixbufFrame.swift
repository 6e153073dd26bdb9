/// A frame of an animation.
package struct PixbufFrame {
    package let image: PixbufImage
    /// The duration in seconds; `nil` for a frame without end.
    package let duration: Double?
}
