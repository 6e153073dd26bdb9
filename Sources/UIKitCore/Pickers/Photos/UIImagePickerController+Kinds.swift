extension UIImagePickerController {
    /// Where pictures come from.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimagepickercontroller/sourcetype-swift.enum
    public enum SourceType: Int, Sendable {
        /// The person's pictures.
        case photoLibrary
        /// A camera. There is none.
        case camera
        /// The person's pictures, as ``photoLibrary``.
        case savedPhotosAlbum
    }

    /// One of a device's cameras.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimagepickercontroller/cameradevice-swift.enum
    public enum CameraDevice: Int, Sendable {
        /// The one on the back.
        case rear
        /// The one above the screen.
        case front
    }

    /// What a delegate is told of a picture.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key of that name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of what was chosen, a type identifier as a `String`: `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it is in its file, a ``UIImage``.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The part that the person cut out, a ``UIImage``; only where ``UIImagePickerController/allowsEditing`` is set.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// What was cut out, a `CGRect` in pixels of the picture as it is seen upright; there with ``editedImage``.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The picture's file, a `URL`.
        ///
        /// > Difference from Apple: the file itself, and no copy of it.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
}
