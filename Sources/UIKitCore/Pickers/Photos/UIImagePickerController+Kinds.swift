extension UIImagePickerController {
    /// The sources of images.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimagepickercontroller/sourcetype-swift.enum
    public enum SourceType: Int, Sendable {
        /// The user's photo library.
        case photoLibrary
        /// A camera, which is not available.
        case camera
        /// The user's photo library, like ``photoLibrary``.
        case savedPhotosAlbum
    }

    /// The cameras of the device.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimagepickercontroller/cameradevice-swift.enum
    public enum CameraDevice: Int, Sendable {
        /// The rear camera.
        case rear
        /// The front camera.
        case front
    }

    /// The keys of the information about a selected image.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type identifier of the selected item, a `String`: `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The original image of the file, a ``UIImage``.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The cropped image, a ``UIImage``. Only present if ``UIImagePickerController/allowsEditing`` is `true`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The crop rectangle, a `CGRect` in pixels of the upright image. Present if ``editedImage`` is.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of the image file, a `URL`.
        ///
        /// > Difference from Apple: The URL is that of the file itself, not of a copy.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
}
