import Platform
import UIKitEngines

/// The device that a file was drawn on in the editor, as the file says: what it is shown on where nobody asks for another.
package struct NibDevice: Sendable {
    /// The screen, as the device stands in the file.
    package let metrics: DisplayMetrics

    /// Reads a file's device; `nil` where the file names none, or one that is not known here.
    ///
    /// - Throws: what the file cannot be read for.
    package init?(of url: URL) throws(NibError) {
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw .unreadable(NibError.Place(file: url.lastPathComponent), reason: "\(error.localizedDescription)")
        }
        self.init(try NibDocument(data, file: url.lastPathComponent))
    }

    init?(_ document: NibDocument) {
        guard let element = document.root.child("device"), let id = element.id, var found = Self.known[id] else { return nil }
        if element["orientation"] == "landscape" { found = found.turned }
        found.appearance = element["appearance"] == "dark" ? .dark : .light
        metrics = found
    }

    /// The environment that shows the file on its device, in all that `given` leaves open.
    ///
    /// A size that was asked for is another device's, with nothing of its screen covered.
    package func environment(over given: [String: String]) -> [String: String] {
        var result = given
        if given["CARET_APPEARANCE"] == nil { result["CARET_APPEARANCE"] = metrics.appearance.rawValue }
        guard given["CARET_DEVICE"] == nil else { return result }
        if given["CARET_SCALE"] == nil { result["CARET_SCALE"] = "\(metrics.scale)" }
        guard given["CARET_SIZE"] == nil else { return result }
        result["CARET_SIZE"] = "\(Int(metrics.size.width))x\(Int(metrics.size.height))"
        if given["CARET_SAFE_AREA"] == nil {
            let area = metrics.safeArea
            result["CARET_SAFE_AREA"] = [area.top, area.left, area.bottom, area.right].map { "\($0)" }.joined(separator: ",")
        }
        return result
    }

    /// By the names that the editor has for them, upright; sizes are those of Apple's Human Interface Guidelines, as in `DeviceProfile`.
    private static let known: [String: DisplayMetrics] = [
        "retina3_5": button(320, 480), "retina4_0": button(320, 568), "retina4_7": button(375, 667), "retina5_5": button(414, 736, 3),
        "retina5_9": notch(375, 812, 3, top: 44), "retina6_1": notch(414, 896, 2, top: 48), "retina6_5": notch(414, 896, 3, top: 44),
        "retina6_0": notch(390, 844, 3, top: 47), "retina6_12": notch(393, 852, 3, top: 59), "retina6_72": notch(430, 932, 3, top: 59),
        "retina6_3": notch(402, 874, 3, top: 62),
        "ipad7_9": button(768, 1024), "ipad9_7": button(768, 1024), "ipad10_5": button(834, 1112), "ipad12_9": button(1024, 1366),
        "ipad10_9": pad(820, 1180), "ipad10_9rounded": pad(820, 1180), "ipad11_0rounded": pad(834, 1194),
        "ipad12_9rounded": pad(1024, 1366), "ipad13_0rounded": pad(1032, 1376),
    ]

    /// With a button below the screen. Telephones hide the status bar when they lie on their side; pads keep it.
    private static func button(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat = 2) -> DisplayMetrics {
        DisplayMetrics(
            size: CGSize(width: width, height: height), scale: scale, safeArea: SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            turnedSafeArea: SafeArea(top: width < 700 ? 0 : 20, left: 0, bottom: 0, right: 0))
    }

    private static func notch(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat) -> DisplayMetrics {
        DisplayMetrics(
            size: CGSize(width: width, height: height), scale: scale, safeArea: SafeArea(top: top, left: 0, bottom: 34, right: 0),
            turnedSafeArea: SafeArea(top: 0, left: top, bottom: 21, right: top))
    }

    private static func pad(_ width: CGFloat, _ height: CGFloat) -> DisplayMetrics {
        let area = SafeArea(top: 24, left: 0, bottom: 20, right: 0)
        return DisplayMetrics(size: CGSize(width: width, height: height), scale: 2, safeArea: area, turnedSafeArea: area)
    }
}
