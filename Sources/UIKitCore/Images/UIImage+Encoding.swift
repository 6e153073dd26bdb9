extension UIImage {
    /// Returns the upright image as PNG data; `nil` without pixels.
    ///
    /// > Difference from Apple: the pixels themselves are turned upright.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/pngdata()
    public func pngData() -> Data? {
        uprightImage.map { Data($0.pngBytes()) }
    }

    /// Returns the upright image as JPEG data; `nil` without pixels, or for a side of more than 65,535. Transparent
    /// parts become black.
    ///
    /// > Difference from Apple: the pixels themselves are turned upright, rather than the orientation being stored.
    ///
    /// - Parameter compressionQuality: The quality, 0…1; 1 has the least loss.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/jpegdata(compressionquality:)
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        uprightImage?.jpegBytes(quality: Double(compressionQuality)).map { Data($0) }
    }
}
