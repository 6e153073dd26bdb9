internal import SystemServices
internal import UniformTypeIdentifiers

/// The kinds of files of an asset.
///
/// - Source: https://developer.apple.com/documentation/photokit/phassetresourcetype
public enum PHAssetResourceType: Int, Sendable {
    /// A photo, the only kind that exists.
    case photo = 1
    /// A video.
    case video = 2
    /// A sound.
    case audio = 3
    /// Another version of the photo.
    case alternatePhoto = 4
    /// A changed photo.
    case fullSizePhoto = 5
    /// A changed video.
    case fullSizeVideo = 6
    /// The description of a change.
    case adjustmentData = 7
    /// The photo before a change.
    case adjustmentBasePhoto = 8
    /// The video of a Live Photo.
    case pairedVideo = 9
    /// The changed video of a Live Photo.
    case fullSizePairedVideo = 10
    /// The video of a Live Photo before a change.
    case adjustmentBasePairedVideo = 11
    /// The video before a change.
    case adjustmentBaseVideo = 12
    /// A preview of the photo.
    case photoProxy = 19
}

/// The file of a photo.
///
/// - Source: https://developer.apple.com/documentation/photokit/phassetresource
// Unchecked: the only stored property is a constant of a Sendable type.
open class PHAssetResource: NSObject, @unchecked Sendable {
    let photo: PhotoRecord

    init(_ photo: PhotoRecord) {
        self.photo = photo
        super.init()
    }

    /// Returns the files of a photo: one.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(asset.record)] }

    /// The kind of file; `.photo`.
    open var type: PHAssetResourceType { .photo }
    /// The identifier of the photo.
    open var assetLocalIdentifier: String { photo.identifier }
    /// The type of the file, such as "public.jpeg".
    open var uniformTypeIdentifier: String { photo.type.identifier }
    /// The name of the file.
    open var originalFilename: String { photo.fileName }
    /// The width of the upright photo, in pixels.
    open var pixelWidth: Int { photo.width }
    /// The height of the upright photo, in pixels.
    open var pixelHeight: Int { photo.height }
}
