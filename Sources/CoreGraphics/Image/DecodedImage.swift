/// A decoded image, and the error that made it incomplete.
package struct DecodedImage: Sendable {
    package var image: CGImage
    /// The error in the file that made the image incomplete; `nil` for a complete image.
    package var error: ImageError?
}
