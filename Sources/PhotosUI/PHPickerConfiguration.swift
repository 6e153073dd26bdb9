/// The photos that a picker shows, and how the user selects them.
///
/// - Source: https://developer.apple.com/documentation/photosui/phpickerconfiguration
public struct PHPickerConfiguration: Hashable, Sendable {
    /// The form of the files that the app receives.
    ///
    /// - Source: https://developer.apple.com/documentation/photosui/phpickerconfiguration/assetrepresentationmode
    public enum AssetRepresentationMode: Int, Sendable {
        /// The form that is available fastest: the file.
        case automatic = 0
        /// The file.
        case current = 1
        /// A format that all apps can read: the file, or a JPEG instead of HEIC, HEIF, AVIF and WebP.
        case compatible = 2
    }

    /// The order of the selection.
    ///
    /// - Source: https://developer.apple.com/documentation/photosui/phpickerconfiguration/selection-swift.enum
    public enum Selection: Int, Sendable {
        /// Selected photos have a checkmark.
        case `default` = 0
        /// Selected photos have numbers in the order of their selection.
        case ordered = 1
    }

    /// The form of the files; `.automatic` by default.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// The order of the selection; `.default` by default.
    public var selection = Selection.default
    /// The maximum number of photos; 1 by default, 0 for any number. With 1, a tap ends the selection.
    public var selectionLimit = 1 {
        willSet {
            precondition(
                newValue >= 0, "PHPickerConfiguration: the selection limit is \(newValue). Set 0 for any number, or a number of photos.")
        }
    }
    /// The condition for visible photos; `nil`, the default, for all.
    public var filter: PHPickerFilter?
    /// The identifiers of the photos that are selected at first; empty by default.
    ///
    /// They are ignored without a library in the initialiser, and with a limit of 1.
    public var preselectedAssetIdentifiers: [String] = []
    /// Whether results contain identifiers.
    let hasLibrary: Bool

    /// Creates a configuration whose results have no identifiers.
    public init() { hasLibrary = false }

    /// Creates a configuration whose results have identifiers, with which the app fetches assets.
    public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }
}
