import Foundation
import SystemServices

/// Adds an image to the user's photos. Asks for the permission to add photos, once.
///
/// The file is a JPEG; PNG for an image with transparent pixels. `SystemServices.photos.added` contains its name.
///
/// - Parameters:
///   - image: The image.
///   - completionTarget: The object whose method is called when the image is saved; `nil` for none.
///   - completionSelector: A method with the image, an error or `nil`, and the context, such as
///     `image(_:didFinishSavingWithError:contextInfo:)`. Called on the main thread.
///   - contextInfo: The context.
/// - Precondition: Info.plist has the key `NSPhotoLibraryAddUsageDescription`.
/// - Source: https://developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:)
@MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    PhotoLibrary.requireUsageDescription(for: .photosAddOnly)
    SystemServices.current.requests.record("photos", "adds an image")
    let target = completionTarget as AnyObject?
    SavedPhotos.add(image) { error in
        guard let target, let completionSelector else { return }
        let arguments: [Any] = [image, error ?? NSNull(), contextInfo.map { $0 as Any } ?? NSNull()]
        guard !completionSelector.perform(on: target, with: arguments) else { return }
        Diagnostics.report(
            "photos.selector", "\(type(of: target)) has no method '\(completionSelector)' with an image, an error and a context.")
    }
}

/// Adds images to the user's photos.
package enum SavedPhotos {
    /// The domain of errors of Photos.
    package static let errorDomain = "PHPhotosErrorDomain"
    /// The code of `PHPhotosError.accessUserDenied`.
    private static let deniedCode = 3311
    /// The code of `PHPhotosError.internalError`.
    private static let failedCode = -1
    /// The quality of JPEG files, from 0 to 1.
    private static let quality: CGFloat = 0.9

    /// Adds an image, and passes the error on; `nil` after a success.
    @MainActor fileprivate static func add(_ image: UIImage, completion: @escaping @MainActor (NSError?) -> Void) {
        askIfNeeded { isAllowed in
            guard isAllowed else { return completion(error(deniedCode, "The user has not allowed the app to add photos.")) }
            let token = PendingWork.begin("saving an image")
            Task {
                completion(await write(image))
                PendingWork.end(token)
            }
        }
    }

    @MainActor private static func write(_ image: UIImage) async -> NSError? {
        let service = PhotoLibrary.service
        return await FileOperations.run("saving an image") {
            guard let file = file(of: image) else { return error(failedCode, "The image has no pixels.") }
            let name = service.reserveName("IMG." + file.extension)
            do throws(PhotoChangeError) {
                try service.apply([.add(name: name, .data(file.data))])
                return nil
            } catch {
                return Self.error(failedCode, error.description)
            }
        }
    }

    /// Asks the user for the permission to add photos, unless the app may use all.
    @MainActor private static func askIfNeeded(_ completion: @escaping @MainActor (Bool) -> Void) {
        guard let host = ApplicationHost.current else { return completion(false) }
        if [.granted, .limited].contains(host.system.permissions[.photos]) { return completion(true) }
        host.permissionRequests.request(.photosAddOnly) { completion($0 == .granted) }
    }

    private static func error(_ code: Int, _ text: String) -> NSError {
        NSError(domain: errorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
    }

    /// Returns the file of an image: a JPEG, or a PNG for transparent pixels; `nil` for an image without pixels.
    package static func file(of image: UIImage) -> (data: Data, extension: String)? {
        guard let pixels = image.cgImage else { return nil }
        return pixels.hasAlpha && !pixels.isOpaque
            ? image.pngData().map { ($0, "PNG") } : image.jpegData(compressionQuality: quality).map { ($0, "JPG") }
    }
}
