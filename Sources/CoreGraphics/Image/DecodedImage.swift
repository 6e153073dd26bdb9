/// A decoded picture, and what was wrong with its file.
package struct DecodedImage: Sendable {
    package var image: CGImage
    /// The decoder's words where the file ends early or is damaged in its middle, and the picture therefore shows a part;
    /// `nil` where all is well.
    package var warning: String?
}
