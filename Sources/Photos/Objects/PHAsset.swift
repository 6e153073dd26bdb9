package import SystemServices
package import UniformTypeIdentifiers

/// A photo of the user.
///
/// The photos are the image files of the user's pictures folder and its subfolders. A broken file is an asset, too. Its
/// pixel size is 0, and requests for its image fail.
///
/// > Difference from Apple: All assets are photos. Videos and Live Photos do not exist.
///
/// - Source: https://developer.apple.com/documentation/photokit/phasset
// Unchecked: all stored properties are constants, as in PHObject.
open class PHAsset: PHObject, @unchecked Sendable {
    package let record: PhotoRecord

    package init(_ record: PhotoRecord) {
        self.record = record
        super.init(localIdentifier: record.identifier)
    }

    /// The kind of asset; `.image`.
    open var mediaType: PHAssetMediaType { .image }

    /// The special kinds of the photo: panorama and screenshot.
    open var mediaSubtypes: PHAssetMediaSubtype {
        var types: PHAssetMediaSubtype = []
        if record.isPanorama { types.insert(.photoPanorama) }
        if record.isScreenshot { types.insert(.photoScreenshot) }
        return types
    }

    /// The width of the upright photo, in pixels; 0 for a broken file.
    open var pixelWidth: Int { record.width }
    /// The height of the upright photo, in pixels; 0 for a broken file.
    open var pixelHeight: Int { record.height }
    /// The time when the photo was taken, according to its Exif information; the time of the file if it has none.
    open var creationDate: Date? { record.creationDate }
    /// The time when the file was changed.
    open var modificationDate: Date? { record.modificationDate }

    /// The location of the camera, according to the Exif information; `nil` if it has none.
    open var location: CLLocation? {
        guard let location = record.location else { return nil }
        return CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: location.latitude, longitude: location.longitude),
            altitude: location.altitude ?? 0, horizontalAccuracy: 0, verticalAccuracy: location.altitude == nil ? -1 : 0,
            timestamp: record.creationDate)
    }

    /// The duration in seconds; 0, as for every photo.
    open var duration: TimeInterval { 0 }
    /// Whether the user marked the photo as hidden.
    open var isHidden: Bool { record.isHidden }
    /// Whether the user marked the photo as a favourite.
    open var isFavorite: Bool { record.isFavorite }
    /// The origin of the photo; the user's library.
    open var sourceType: PHAssetSourceType { .typeUserLibrary }
    /// The identifier of a series of photos; `nil`, because series are not recognised.
    open var burstIdentifier: String? { nil }
    /// Whether the photo represents a series; `false`.
    open var representsBurst: Bool { false }
    /// Whether the photo was edited in the library; `false`.
    open var hasAdjustments: Bool { false }
    /// The way in which the photo is shown.
    open var playbackStyle: PlaybackStyle { record.isAnimated ? .imageAnimated : record.width > 0 ? .image : .unsupported }

    /// Returns whether the app may perform a kind of change on the photo. The content cannot be changed.
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { editOperation != .content }

    /// The ways in which an asset is shown.
    ///
    /// - Source: https://developer.apple.com/documentation/photokit/phasset/playbackstyle-swift.enum
    public enum PlaybackStyle: Int, Sendable {
        /// The asset cannot be shown.
        case unsupported = 0
        /// A photo.
        case image = 1
        /// An animated photo.
        case imageAnimated = 2
        /// A Live Photo.
        case livePhoto = 3
        /// A video.
        case video = 4
        /// A video that repeats.
        case videoLooping = 5
    }
}

extension PhotoRecord {
    /// The type of the file.
    package var type: UTType { UTType(filenameExtension: url.pathExtension) ?? .image }
    /// The name of the file.
    package var fileName: String { url.lastPathComponent }
}
