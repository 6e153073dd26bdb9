import PhotosUI
import UIKit

/// Screens of Photos and PhotosUI: the picker, and requests to the library.
@MainActor enum PhotosPages {
    static let all = [
        CatalogPage("PHPickerViewController", "photo.on.rectangle", controller: { PresentingViewController(pickers) }),
        CatalogPage(
            "PHPhotoLibrary", "photo",
            controller: {
                RequestViewController([
                    RequestViewController.Request("Ask for photos", send: ask), RequestViewController.Request("Count photos", send: count),
                    RequestViewController.Request("Add a photo", send: add),
                ])
            }),
    ]

    private static let pickers = [
        PresentingViewController.Way("A photo") { _ in picker(limit: 1, .default) },
        PresentingViewController.Way("Three photos in order") { _ in picker(limit: 3, .ordered) },
    ]

    private static func picker(limit: Int, _ selection: PHPickerConfiguration.Selection) -> UIViewController {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        configuration.selectionLimit = limit
        configuration.selection = selection
        // A picker without a delegate dismisses itself.
        return PHPickerViewController(configuration: configuration)
    }

    private static func ask() async -> String {
        switch await PHPhotoLibrary.requestAuthorization(for: .readWrite) {
        case .authorized: "All photos"
        case .limited: "Some photos"
        default: "No photos"
        }
    }

    private static func count() async -> String { "\(PHAsset.fetchAssets(with: nil).count) photos" }

    private static func add() async -> String {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { context in
            UIColor.systemOrange.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
        }
        do {
            try await PHPhotoLibrary.shared().performChanges { PHAssetChangeRequest.creationRequestForAsset(from: image) }
            return "Added"
        } catch {
            return error.localizedDescription
        }
    }
}
