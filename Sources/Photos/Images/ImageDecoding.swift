internal import CoreGraphics
internal import SystemServices

/// An image of a photo at a size.
struct ImageDecoding: Hashable, Sendable {
    private let url: URL
    /// The time of the file, so that a changed file is another image.
    private let date: Date
    /// The size in pixels; `nil` for the original size.
    private let fit: ImageFit?
    /// The part of the image in the unit square; `nil` for all.
    private let crop: CGRect?

    /// The longer side of an image of low quality, in pixels.
    private static let lowQualitySide = 120

    init(_ photo: PhotoRecord, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {
        url = photo.url
        date = photo.modificationDate
        let resizeMode = options?.resizeMode ?? .fast
        let rect = (options?.normalizedCropRect ?? .zero).intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        crop = resizeMode == .exact && !rect.isNull && rect.width > 0 && rect.height > 0 ? rect : nil
        guard resizeMode != .none, targetSize != PHImageManagerMaximumSize else {
            fit = nil
            return
        }
        // The whole image is larger than the part that fills the size.
        let size = PixelSize(
            width: Self.pixels(targetSize.width / (crop?.width ?? 1)), height: Self.pixels(targetSize.height / (crop?.height ?? 1)))
        fit = ImageFit(size, contentMode == .aspectFill ? .aspectFill : .aspectFit)
    }

    private init(_ decoding: ImageDecoding, fit: ImageFit) {
        url = decoding.url
        date = decoding.date
        crop = decoding.crop
        self.fit = fit
    }

    private static func pixels(_ length: CGFloat) -> Int { length.isFinite ? Int(min(max(1, length.rounded()), 1_000_000)) : 1 }

    /// The same image with low quality; `nil` if the image is as small.
    var lowQuality: ImageDecoding? {
        let side = Self.lowQualitySide
        if let fit, max(fit.size.width, fit.size.height) <= side { return nil }
        return ImageDecoding(self, fit: ImageFit(PixelSize(width: side, height: side)))
    }

    /// Decodes the image upright, not larger than necessary. The caller is not on the main thread, unless its request
    /// is synchronous.
    func image() throws(PHPhotosError) -> UIImage {
        do throws(ImageError) {
            let decoded = try ImageSource(url: url).decode(fitting: fit)
            if let damage = decoded.error { throw damage }
            guard let crop else { return UIImage(cgImage: decoded.image) }
            let size = CGSize(width: decoded.image.width, height: decoded.image.height)
            let part = CGRect(
                x: crop.minX * size.width, y: crop.minY * size.height, width: crop.width * size.width, height: crop.height * size.height)
            return UIImage(cgImage: decoded.image.cropping(to: part.integral) ?? decoded.image)
        } catch {
            throw PHPhotosError(error)
        }
    }
}

extension PHPhotosError {
    /// Creates the error for a file that is missing or broken.
    init(_ error: ImageError) {
        if case .missing = error { self.init(.missingResource, error.description) } else { self.init(.invalidResource, error.description) }
    }
}
