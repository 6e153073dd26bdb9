internal import SystemServices

/// The part of the library that the app may use.
enum LibraryAccess {
    /// Returns the library with the photos that the app may use.
    static func snapshot(isThorough: Bool = false) -> PhotoSnapshot { visible(PhotoLibrary.service.snapshot(isThorough: isThorough)) }

    /// Returns the photos of a library that the app may use: all, those that the user selected, or none.
    static func visible(_ library: PhotoSnapshot) -> PhotoSnapshot {
        switch SystemServices.current.permissions[.photos] {
        case .granted: library
        case .limited: library.filtered { library.selection.contains($0.identifier) }
        case .notDetermined, .denied, .restricted: .withoutAccess
        }
    }

    static func status(_ level: PHAccessLevel) -> PHAuthorizationStatus {
        let permissions = SystemServices.current.permissions
        switch level {
        case .readWrite: return PHAuthorizationStatus(permissions[.photos])
        case .addOnly:
            // An app that may use photos may add some, too.
            let isGranted = permissions[.photosAddOnly] == .notDetermined && [.granted, .limited].contains(permissions[.photos])
            return isGranted ? .authorized : PHAuthorizationStatus(permissions[.photosAddOnly])
        }
    }
}

extension PHAuthorizationStatus {
    init(_ status: PermissionStatus) {
        self =
            switch status {
            case .notDetermined: .notDetermined
            case .restricted: .restricted
            case .denied: .denied
            case .granted: .authorized
            case .limited: .limited
            }
    }
}
