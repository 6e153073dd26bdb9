/// The kinds of assets.
///
/// - Source: https://developer.apple.com/documentation/photokit/phassetmediatype
public enum PHAssetMediaType: Int, Sendable {
    /// Another kind.
    case unknown = 0
    /// A photo.
    case image = 1
    /// A video. The library has none.
    case video = 2
    /// A sound. The library has none.
    case audio = 3
}

/// Special kinds of assets.
///
/// - Source: https://developer.apple.com/documentation/photokit/phassetmediasubtype
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A photo at least twice as wide as high, or reversed.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
    /// A photo with a high dynamic range. No photo has this kind.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
    /// A picture of a screen, by the name of its file.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
    /// A photo with motion. No photo has this kind.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
    /// A portrait with a blurred background. No photo has this kind.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
    /// A spatial photo or video. The library has none.
    public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
    /// A video that is loaded while it plays. The library has none.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    /// A video with many images per second. The library has none.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    /// A video with accelerated time. The library has none.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
    /// A video with a changing focus. The library has none.
    public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

/// The origin of assets.
///
/// - Source: https://developer.apple.com/documentation/photokit/phassetsourcetype
public struct PHAssetSourceType: OptionSet, Sendable {
    /// The bits of the origins.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user's library, the origin of all assets.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
    /// A shared album.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
    /// A computer.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// The kinds of changes of an asset.
///
/// - Source: https://developer.apple.com/documentation/photokit/phasseteditoperation
public enum PHAssetEditOperation: Int, Sendable {
    /// Deleting the asset.
    case delete = 1
    /// Changing the pixels, which is not possible here.
    case content = 2
    /// Changing properties, such as ``PHAsset/isFavorite``.
    case properties = 3
}
