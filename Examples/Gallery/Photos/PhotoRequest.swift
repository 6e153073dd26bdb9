import UIKit

/// A photo at its display size.
struct PhotoRequest: Hashable {
    let photo: Photo
    /// The size in points; both sides are greater than 0.
    let size: CGSize
    /// The scale, in pixels per point.
    let scale: CGFloat
    let contentMode: UIView.ContentMode

    /// The image if it is in the cache.
    @MainActor var cachedImage: UIImage? {
        UIApplication.shared.imageCache.cachedImage(at: photo.url, fitting: size, scale: scale, contentMode: contentMode)
    }

    /// Returns the image, decoded in the background.
    @MainActor func image() async throws(ImageError) -> UIImage {
        try await UIApplication.shared.imageCache.image(at: photo.url, fitting: size, scale: scale, contentMode: contentMode)
    }
}
