import UIKit

/// A photo at the size at which it will be seen.
struct PhotoRequest: Hashable {
    let photo: Photo
    /// In points; both sides above 0.
    let size: CGSize
    /// Pixels per point.
    let scale: CGFloat
    let contentMode: UIView.ContentMode

    /// The image if it has been decoded before.
    @MainActor var cachedImage: UIImage? {
        UIApplication.shared.imageCache.cachedImage(at: photo.url, fitting: size, scale: scale, contentMode: contentMode)
    }

    /// The image, decoded in the background.
    @MainActor func image() async throws(ImageError) -> UIImage {
        try await UIApplication.shared.imageCache.image(at: photo.url, fitting: size, scale: scale, contentMode: contentMode)
    }
}
