import Platform
import UIKitEngines

/// The device for which a file was designed in the editor. By default, the file is shown on this device.
package struct NibDevice: Sendable {
    /// The screen, in the orientation that the file specifies.
    package let metrics: DisplayMetrics
    /// The name of the device in ``DeviceProfile``; `nil` for devices before 2016.
    private let name: String?
    private let isLandscape: Bool

    /// Reads the device of a file; `nil` if the file names no device, or an unknown one.
    ///
    /// - Throws: The error of reading the file.
    package init?(of url: URL) throws(NibError) {
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw .unreadable(NibError.Place(file: url.lastPathComponent), reason: "\(error.localizedDescription)")
        }
        self.init(try NibDocument(data, file: url.lastPathComponent))
    }

    init?(_ document: NibDocument) {
        guard let element = document.root.child("device"), let id = element.id, let portraitDisplay = Self.display(id) else { return nil }
        isLandscape = element["orientation"] == "landscape"
        var display = isLandscape ? portraitDisplay.rotated : portraitDisplay
        display.appearance = element["appearance"] == "dark" ? .dark : .light
        metrics = display
        name = Self.names[id]
    }

    /// Returns the environment variables that show the file on its device. Variables that are already set keep their
    /// values.
    ///
    /// A requested device or size replaces the device of the file: the size and safe area of the file's device then
    /// do not apply.
    package func environment(over variables: [String: String]) -> [String: String] {
        var result = variables
        if variables["CARET_APPEARANCE"] == nil { result["CARET_APPEARANCE"] = metrics.appearance.rawValue }
        guard variables["CARET_DEVICE"] == nil else { return result }
        if variables["CARET_SCALE"] == nil { result["CARET_SCALE"] = "\(metrics.scale)" }
        guard variables["CARET_SIZE"] == nil else { return result }
        // A device frame requires the name of a device.
        if variables["CARET_FRAME"] != nil, let name {
            result["CARET_DEVICE"] = name
            if isLandscape, variables["CARET_ORIENTATION"] == nil {
                result["CARET_ORIENTATION"] = DisplayMetrics.Orientation.landscapeLeft.rawValue
            }
            return result
        }
        result["CARET_SIZE"] = "\(Int(metrics.size.width))x\(Int(metrics.size.height))"
        if variables["CARET_SAFE_AREA"] == nil {
            let area = metrics.safeArea
            result["CARET_SAFE_AREA"] = [area.top, area.left, area.bottom, area.right].map { "\($0)" }.joined(separator: ",")
        }
        return result
    }

    /// Returns the portrait display of a device by the device's name in the editor.
    private static func display(_ id: String) -> DisplayMetrics? {
        guard id != "retina3_5" else { return phone3_5 }
        return names[id].flatMap { DeviceProfile.named($0) }?.metrics
    }

    /// The iPhone 4s, which has no device profile.
    private static let phone3_5 = DisplayMetrics(
        size: CGSize(width: 320, height: 480), scale: 2, safeArea: SafeArea(top: 20, left: 0, bottom: 0, right: 0), rotatedSafeArea: .zero)

    /// The devices by the names that the editor gives their displays.
    private static let names = [
        "retina4_0": "iPhone SE 1", "retina4_7": "iPhone 8", "retina5_5": "iPhone 8 Plus", "retina5_9": "iPhone 11 Pro",
        "retina6_1": "iPhone 11", "retina6_5": "iPhone 11 Pro Max", "retina6_0": "iPhone 14", "retina6_12": "iPhone 15",
        "retina6_72": "iPhone 15 Pro Max", "retina6_3": "iPhone 16 Pro",
        "ipad7_9": "iPad mini 5", "ipad9_7": "iPad 6", "ipad10_5": "iPad Air 3", "ipad12_9": "iPad Pro 12.9 gen 2",
        "ipad10_9": "iPad Air 4", "ipad10_9rounded": "iPad Air 5", "ipad11_0rounded": "iPad Pro 11 gen 4",
        "ipad12_9rounded": "iPad Pro 12.9 gen 6", "ipad13_0rounded": "iPad Pro 13 M4",
    ]
}
