internal import CoreGraphics
internal import Dispatch
internal import SystemServices
internal import UniformTypeIdentifiers

/// A photo that the user picked.
///
/// - Source: https://developer.apple.com/documentation/photosui/phpickerresult
public struct PHPickerResult: Hashable, Sendable {
    /// Loads the image as `UIImage`, as data or as a file, in the background.
    public let itemProvider: NSItemProvider
    /// The identifier of the photo; `nil` if the configuration has no library.
    public let assetIdentifier: String?

    init(_ photo: PhotoRecord, _ configuration: PHPickerConfiguration) {
        assetIdentifier = configuration.hasLibrary ? photo.identifier : nil
        let isConverted = configuration.preferredAssetRepresentationMode == .compatible && !Self.isCompatible(photo.type)
        itemProvider = NSItemProvider()
        itemProvider.suggestedName = photo.url.deletingPathExtension().lastPathComponent
        let type = isConverted ? UTType.jpeg : photo.type
        itemProvider.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { handler in
            let token = PendingWork.begin("loading a picked photo")
            DispatchQueue.global(qos: .userInitiated).async {
                defer { PendingWork.end(token) }
                do {
                    handler(isConverted ? try Self.jpeg(photo) : try Data(contentsOf: photo.url), nil)
                } catch {
                    handler(nil, error)
                }
            }
            return nil
        }
    }

    private static func isCompatible(_ type: UTType) -> Bool {
        [.jpeg, .png, .gif, .tiff, .bmp].contains { type.conforms(to: $0) }
    }

    /// The quality of JPEG files, from 0 to 1.
    private static let quality: CGFloat = 0.9

    private static func jpeg(_ photo: PhotoRecord) throws -> Data {
        let image = UIImage(cgImage: try ImageSource(url: photo.url).decode().image)
        guard let data = image.jpegData(compressionQuality: quality) else { throw ItemProviderError.damaged(photo.type.identifier) }
        return data
    }
}
