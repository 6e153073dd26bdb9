/// The kinds of albums.
///
/// - Source: https://developer.apple.com/documentation/photokit/phassetcollectiontype
public enum PHAssetCollectionType: Int, Sendable {
    /// An album of the user or of the app.
    case album = 1
    /// An album whose contents follow from a condition.
    case smartAlbum = 2
}

/// The special kinds of albums. A fetch finds those that are marked as present.
///
/// - Source: https://developer.apple.com/documentation/photokit/phassetcollectionsubtype
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// An album of the user or of the app. Present.
    case albumRegular = 2
    /// An event of a computer.
    case albumSyncedEvent = 3
    /// The photos of a person, of a computer.
    case albumSyncedFaces = 4
    /// An album of a computer.
    case albumSyncedAlbum = 5
    /// The photos of a camera.
    case albumImported = 6
    /// The photo stream.
    case albumMyPhotoStream = 100
    /// A shared album.
    case albumCloudShared = 101
    /// Another smart album.
    case smartAlbumGeneric = 200
    /// The panoramas. Present.
    case smartAlbumPanoramas = 201
    /// The videos.
    case smartAlbumVideos = 202
    /// The favourites. Present.
    case smartAlbumFavorites = 203
    /// The videos with accelerated time.
    case smartAlbumTimelapses = 204
    /// The hidden photos. Present.
    case smartAlbumAllHidden = 205
    /// The photos that were added recently.
    case smartAlbumRecentlyAdded = 206
    /// The series of photos.
    case smartAlbumBursts = 207
    /// The videos in slow motion.
    case smartAlbumSlomoVideos = 208
    /// All photos of the library. Present.
    case smartAlbumUserLibrary = 209
    /// The self-portraits.
    case smartAlbumSelfPortraits = 210
    /// The pictures of a screen. Present.
    case smartAlbumScreenshots = 211
    /// The portraits with a blurred background.
    case smartAlbumDepthEffect = 212
    /// The Live Photos.
    case smartAlbumLivePhotos = 213
    /// The animations. Present.
    case smartAlbumAnimated = 214
    /// The photos with a long exposure.
    case smartAlbumLongExposures = 215
    /// The photos that cannot be uploaded.
    case smartAlbumUnableToUpload = 216
    /// The unprocessed photos.
    case smartAlbumRAW = 217
    /// The videos with a changing focus.
    case smartAlbumCinematic = 218
    /// The spatial photos and videos.
    case smartAlbumSpatial = 219
    /// All kinds.
    case any = 9_223_372_036_854_775_807
}

/// The kinds of lists of albums.
///
/// - Source: https://developer.apple.com/documentation/photokit/phcollectionlisttype
public enum PHCollectionListType: Int, Sendable {
    /// A list of the user: a folder with folders.
    case folder = 2
    /// A list whose contents follow from a condition. None exists.
    case smartFolder = 3
}

/// The special kinds of lists of albums.
///
/// - Source: https://developer.apple.com/documentation/photokit/phcollectionlistsubtype
public enum PHCollectionListSubtype: Int, Sendable {
    /// A list of the user.
    case regularFolder = 100
    /// The events of a computer. None exists.
    case smartFolderEvents = 200
    /// The persons of a computer. None exists.
    case smartFolderFaces = 201
    /// All kinds.
    case any = 9_223_372_036_854_775_807
}

/// The kinds of changes of an album.
///
/// - Source: https://developer.apple.com/documentation/photokit/phcollectioneditoperation
public enum PHCollectionEditOperation: Int, Sendable {
    /// Deleting photos of the album from the library.
    case deleteContent = 1
    /// Removing photos from the album.
    case removeContent = 2
    /// Adding photos of the library to the album.
    case addContent = 3
    /// Creating something inside the album.
    case createContent = 4
    /// Moving photos within the album.
    case rearrangeContent = 5
    /// Deleting the album.
    case delete = 6
    /// Changing the title.
    case rename = 7
}
