import Foundation
import Platform
import SystemServices

/// The user's photo library, and the rules for its use.
package enum PhotoLibrary {
    /// The service with the photos. Its folder is the user's pictures folder, unless a test chose another one.
    package static var service: PhotosService {
        let service = SystemServices.current.photos
        guard !service.isOpen else { return service }
        let isTest = AppContainer.testContainer != nil
        service.openByDefault(
            folder, marksFile: AppContainer.active?.root.appendingPathComponent("Library/Photos/library.json"),
            trash: isTest ? nil : PhotoTrash(folder: UserFolders.home.appendingPathComponent(".local/share/Trash", isDirectory: true)))
        return service
    }

    /// The user's pictures folder; `nil` for the home folder, which only stands for a missing pictures folder.
    private static var folder: URL? {
        let folder = UserFolders.url(.picturesDirectory)
        return folder?.standardizedFileURL.path == UserFolders.home.standardizedFileURL.path ? nil : folder
    }

    /// Stops the program if the app does not explain to the user why it needs photos, as iOS does.
    ///
    /// The program of a test is not the app, so that its Info.plist may be missing.
    package static func requireUsageDescription(
        for permission: Permission, in info: [String: Any] = Bundle.main.infoDictionary ?? [:],
        isTest: Bool = AppContainer.testContainer != nil
    ) {
        guard let key = permission.usageKey, !isTest || info["CFBundleIdentifier"] != nil else { return }
        precondition(
            (info[key] as? String)?.isEmpty == false,
            """
            PHPhotoLibrary: Info.plist has no text for \(key). An app that uses photos must explain why. Add the key with a \
            sentence for the user.
            """)
    }
}
