/// The names of the modules in the second folder of the SDK: only targets with UI code see these
/// (Documentation/SDK.md).
package enum SDKModules {
    package static let besideUIKit = [
        "Caret", "CaretMaps", "CaretPictures", "CaretTesting", "CoreLocation", "ImageIO", "MapKit", "PictureMetrics",
    ]
}
