/// A decoded picture, and what was wrong with its file.
package struct DecodedImage: Sendable {
    package var image: CGImage
    /// What is wrong with the file, where the picture therefore shows a part; `nil` where all of it is there.
    package var damage: ImageError?
}
