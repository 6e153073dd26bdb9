internal import SystemServices

/// The condition for photos that a picker shows.
///
/// - Source: https://developer.apple.com/documentation/photosui/phpickerfilter
public struct PHPickerFilter: Hashable, Sendable {
    private indirect enum Condition: Hashable, Sendable {
        case image
        case panorama
        case screenshot
        case playbackStyle(PHAsset.PlaybackStyle)
        /// A kind that the library does not have, such as videos.
        case absent(String)
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }

    private let condition: Condition

    private init(_ condition: Condition) { self.condition = condition }

    /// All photos.
    public static let images = PHPickerFilter(.image)
    /// The videos. The library has none.
    public static let videos = PHPickerFilter(.absent("videos"))
    /// The Live Photos. The library has none.
    public static let livePhotos = PHPickerFilter(.absent("livePhotos"))
    /// The portraits with a blurred background. The library has none.
    public static let depthEffectPhotos = PHPickerFilter(.absent("depthEffectPhotos"))
    /// The bursts of photos. The library has none.
    public static let bursts = PHPickerFilter(.absent("bursts"))
    /// The photos whose long side has at least 2,000 pixels and is at least twice the short side.
    public static let panoramas = PHPickerFilter(.panorama)
    /// The screenshots, which are recognised by the names of their files and folders.
    public static let screenshots = PHPickerFilter(.screenshot)
    /// The screen recordings. The library has none.
    public static let screenRecordings = PHPickerFilter(.absent("screenRecordings"))
    /// The videos with a changing focus. The library has none.
    public static let cinematicVideos = PHPickerFilter(.absent("cinematicVideos"))
    /// The videos in slow motion. The library has none.
    public static let slomoVideos = PHPickerFilter(.absent("slomoVideos"))
    /// The time-lapse videos. The library has none.
    public static let timelapseVideos = PHPickerFilter(.absent("timelapseVideos"))
    /// The spatial photos and videos. The library has none.
    public static let spatialMedia = PHPickerFilter(.absent("spatialMedia"))

    /// Returns a filter for assets with a playback style.
    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        PHPickerFilter(.playbackStyle(playbackStyle))
    }

    /// Returns a filter for photos that satisfy at least one of the filters.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.any(subfilters)) }

    /// Returns a filter for photos that satisfy all filters.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.all(subfilters)) }

    /// Returns a filter for photos that do not satisfy a filter.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter)) }

    func includes(_ photo: PhotoRecord) -> Bool {
        switch condition {
        case .image: true
        case .panorama: photo.isPanorama
        case .screenshot: photo.isScreenshot
        case .playbackStyle(let style): PHAsset(photo).playbackStyle == style
        case .absent: false
        case .any(let filters): filters.contains { $0.includes(photo) }
        case .all(let filters): filters.allSatisfy { $0.includes(photo) }
        case .not(let filter): !filter.includes(photo)
        }
    }
}
