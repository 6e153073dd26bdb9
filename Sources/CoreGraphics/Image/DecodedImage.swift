/// A decoded image, and the damage of its file.
package struct DecodedImage: Sendable {
    package var image: CGImage
    /// The damage because of which the image is incomplete; `nil` for a complete image.
    package var damage: ImageError?
}
