extension UIImage {
    /// The bytes of a PNG file that holds the image upright; `nil` if it has no pixels.
    ///
    /// > Difference from Apple: the pixels themselves are turned upright.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/pngdata()
    public func pngData() -> Data? {
        uprightImage.map { Data($0.pngBytes()) }
    }

    /// The bytes of a JPEG file that holds the image upright; `nil` if it has no pixels or a side of more than 65,535. Transparent parts
    /// become black.
    ///
    /// > Difference from Apple: the pixels themselves are turned upright, instead of a note that they need to be.
    ///
    /// - Parameter compressionQuality: 0…1, 1 for the least loss.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/jpegdata(compressionquality:)
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        uprightImage?.jpegBytes(quality: Double(compressionQuality)).map { Data($0) }
    }
}
