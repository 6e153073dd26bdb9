extension UIImage {
    /// Returns the upright image as PNG data; `nil` for an empty image.
    ///
    /// > Difference from Apple: The pixels themselves are turned upright.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/pngdata()
    public func pngData() -> Data? {
        uprightImage.map { Data($0.pngBytes()) }
    }

    /// Returns the upright image as JPEG data. Returns `nil` for an empty image, or if a side is longer than 65,535
    /// pixels. Transparent parts become black.
    ///
    /// > Difference from Apple: The pixels themselves are turned upright, and the orientation is not stored.
    ///
    /// - Parameter compressionQuality: The quality, 0…1; 1 has the least loss.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/jpegdata(compressionquality:)
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        uprightImage?.jpegBytes(quality: Double(compressionQuality)).map { Data($0) }
    }
}
