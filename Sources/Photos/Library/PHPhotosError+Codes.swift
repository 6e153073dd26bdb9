extension PHPhotosError {
    /// ``Code/internalError``
    public static let internalError = Code.internalError
    /// ``Code/userCancelled``
    public static let userCancelled = Code.userCancelled
    /// ``Code/persistentChangeTokenExpired``
    public static let persistentChangeTokenExpired = Code.persistentChangeTokenExpired
    /// ``Code/libraryVolumeOffline``
    public static let libraryVolumeOffline = Code.libraryVolumeOffline
    /// ``Code/relinquishingLibraryBundleToWriter``
    public static let relinquishingLibraryBundleToWriter = Code.relinquishingLibraryBundleToWriter
    /// ``Code/switchingSystemPhotoLibrary``
    public static let switchingSystemPhotoLibrary = Code.switchingSystemPhotoLibrary
    /// ``Code/networkAccessRequired``
    public static let networkAccessRequired = Code.networkAccessRequired
    /// ``Code/networkError``
    public static let networkError = Code.networkError
    /// ``Code/identifierNotFound``
    public static let identifierNotFound = Code.identifierNotFound
    /// ``Code/multipleIdentifiersFound``
    public static let multipleIdentifiersFound = Code.multipleIdentifiersFound
    /// ``Code/persistentChangeDetailsUnavailable``
    public static let persistentChangeDetailsUnavailable = Code.persistentChangeDetailsUnavailable
    /// ``Code/changeNotSupported``
    public static let changeNotSupported = Code.changeNotSupported
    /// ``Code/operationInterrupted``
    public static let operationInterrupted = Code.operationInterrupted
    /// ``Code/invalidResource``
    public static let invalidResource = Code.invalidResource
    /// ``Code/missingResource``
    public static let missingResource = Code.missingResource
    /// ``Code/notEnoughSpace``
    public static let notEnoughSpace = Code.notEnoughSpace
    /// ``Code/requestNotSupportedForAsset``
    public static let requestNotSupportedForAsset = Code.requestNotSupportedForAsset
    /// ``Code/accessRestricted``
    public static let accessRestricted = Code.accessRestricted
    /// ``Code/accessUserDenied``
    public static let accessUserDenied = Code.accessUserDenied
    /// ``Code/libraryInFileProviderSyncRoot``
    public static let libraryInFileProviderSyncRoot = Code.libraryInFileProviderSyncRoot
}
