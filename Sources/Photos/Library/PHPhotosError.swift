/// The reason why photos cannot be used or changed.
///
/// - Source: https://developer.apple.com/documentation/photokit/phphotoserror
public struct PHPhotosError: CustomNSError, Equatable, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// Something failed.
        case internalError = -1
        /// The user declined.
        case userCancelled = 3072
        /// The time of a change token is over.
        case persistentChangeTokenExpired = 3105
        /// The disk of the library is not connected.
        case libraryVolumeOffline = 3114
        /// The library is being closed.
        case relinquishingLibraryBundleToWriter = 3142
        /// The library is being replaced.
        case switchingSystemPhotoLibrary = 3143
        /// A photo must be loaded, and the request does not permit that.
        case networkAccessRequired = 3164
        /// A photo cannot be loaded.
        case networkError = 3169
        /// No photo has the identifier.
        case identifierNotFound = 3201
        /// Several photos have the identifier.
        case multipleIdentifiersFound = 3202
        /// The details of a change are no longer available.
        case persistentChangeDetailsUnavailable = 3210
        /// The change is not possible.
        case changeNotSupported = 3300
        /// The change was interrupted.
        case operationInterrupted = 3301
        /// A file is damaged, or of an unknown kind.
        case invalidResource = 3302
        /// A file does not exist.
        case missingResource = 3303
        /// The disk is full.
        case notEnoughSpace = 3305
        /// The request is not possible for the photo.
        case requestNotSupportedForAsset = 3306
        /// The device does not permit the use of photos.
        case accessRestricted = 3310
        /// The user has not allowed the use of photos.
        case accessUserDenied = 3311
        /// The library is in a folder of a file provider.
        case libraryInFileProviderSyncRoot = 5423
    }

    /// The kind of error.
    public let code: Code
    private let text: String

    /// Creates an error.
    public init(_ code: Code) {
        self.init(code, "The operation on photos failed.")
    }

    init(_ code: Code, _ text: String) {
        self.code = code
        self.text = text
    }

    /// The error domain for Foundation.
    public static let errorDomain = PHPhotosErrorDomain
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }

    /// The sentence that describes the error.
    public var localizedDescription: String { text }
}

/// The domain of errors of photos.
public let PHPhotosErrorDomain = SavedPhotos.errorDomain
