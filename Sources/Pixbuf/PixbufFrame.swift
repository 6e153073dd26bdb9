/// One picture of an animation.
package struct PixbufFrame {
    package let picture: PixbufPicture
    /// How long it stays, in seconds; `nil` for ever.
    package let duration: Double?
}
