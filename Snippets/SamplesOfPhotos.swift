// The samples of the pages of Photos and PhotosUI, each in a context that makes it compile. They need an app and the
// user's photos, so that they are compiled and not run.

import Photos
import PhotosUI
import UIKit

@MainActor func showNewestPhoto(in imageView: UIImageView) async {
    guard await PHPhotoLibrary.requestAuthorization(for: .readWrite) != .denied else { return }
    let options = PHFetchOptions()
    options.predicate = NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    let photos = PHAsset.fetchAssets(with: options)
    if let newest = photos.firstObject {
        PHImageManager.default().requestImage(
            for: newest, targetSize: CGSize(width: 600, height: 600), contentMode: .aspectFit, options: nil
        ) { image, info in
            imageView.image = image
        }
    }
}

final class Screen: UIViewController, PHPickerViewControllerDelegate {
    func choosePhotos() {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        configuration.selectionLimit = 3
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        for result in results where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
            result.itemProvider.loadObject(ofClass: UIImage.self) { object, error in
                let image = object as? UIImage
                DispatchQueue.main.async { self.add(image) }
            }
        }
    }
}

extension Screen {
    func add(_ image: UIImage?) {}
}

let configuration = PHPickerConfiguration()
print("A picker has the limit \(configuration.selectionLimit).")
