/// The number of an image request.
public typealias PHImageRequestID = Int32
/// The number of a request that was not made.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the original image.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// A `Bool`: whether the image must be loaded; never present, because all photos are on this device.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// A `Bool`: whether the image has a lower quality than requested.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The number of the request, as `Int`.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// A `Bool`: whether the request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The error of the request.
public let PHImageErrorKey = "PHImageErrorKey"

/// Called with the progress of loading an image from 0 to 1, an error, a pointer, and further information. It sets the
/// pointer's value to `true` to cancel.
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

/// The way in which an image fills its size.
///
/// - Source: https://developer.apple.com/documentation/photokit/phimagecontentmode
public enum PHImageContentMode: Int, Sendable {
    /// The image fits into the size.
    case aspectFit = 0
    /// The image covers the size, and may be larger on two sides.
    case aspectFill = 1
    /// ``aspectFit``.
    public static let `default` = PHImageContentMode.aspectFit
}

/// The version of an image. All versions are the file.
///
/// - Source: https://developer.apple.com/documentation/photokit/phimagerequestoptionsversion
public enum PHImageRequestOptionsVersion: Int, Sendable {
    /// The image with all changes.
    case current = 0
    /// The image without changes.
    case unadjusted = 1
    /// The file.
    case original = 2
}

/// The quality of an image, and the number of results.
///
/// - Source: https://developer.apple.com/documentation/photokit/phimagerequestoptionsdeliverymode
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// At first an image of low quality, and then the final image. A synchronous request has one result.
    case opportunistic = 0
    /// Only the final image.
    case highQualityFormat = 1
    /// Only an image that is available fast, of low quality.
    case fastFormat = 2
}

/// The precision of an image's size.
///
/// - Source: https://developer.apple.com/documentation/photokit/phimagerequestoptionsresizemode
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// The original size.
    case none = 0
    /// The requested size or a similar one.
    case fast = 1
    /// The requested size.
    case exact = 2
}

/// Options of an image request.
///
/// - Source: https://developer.apple.com/documentation/photokit/phimagerequestoptions
open class PHImageRequestOptions: NSObject, NSCopying {
    /// The version; `.current` by default. All versions are equal.
    open var version = PHImageRequestOptionsVersion.current
    /// The quality and the number of results; `.opportunistic` by default.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// The precision of the size; `.fast` by default. An image is never enlarged.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The part of the image, in the unit square; empty, the default, for all. Applied with the mode `.exact`.
    open var normalizedCropRect = CGRect.zero
    /// Whether an image may be loaded from the network; `false` by default. Has no effect.
    open var isNetworkAccessAllowed = false
    /// Whether the request blocks the current thread until its single result; `false` by default.
    open var isSynchronous = false
    /// Called with the progress of loading an image; never, because all photos are on this device.
    open var progressHandler: PHAssetImageProgressHandler?
    /// Whether an image of medium quality is permitted as a second result; `false` by default. There is none.
    open var allowSecondaryDegradedImage = false

    /// Creates options.
    public override init() { super.init() }

    /// Returns options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let options = PHImageRequestOptions()
        options.version = version
        options.deliveryMode = deliveryMode
        options.resizeMode = resizeMode
        options.normalizedCropRect = normalizedCropRect
        options.isNetworkAccessAllowed = isNetworkAccessAllowed
        options.isSynchronous = isSynchronous
        options.progressHandler = progressHandler
        options.allowSecondaryDegradedImage = allowSecondaryDegradedImage
        return options
    }
}
