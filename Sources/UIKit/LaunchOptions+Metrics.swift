import Platform
import UIKitCore

extension LaunchOptions {
    /// Returns the display that the settings describe; `nil` if no setting concerns the display.
    static func metrics(_ settings: LaunchSettings, _ locale: Locale?) throws(InvalidValue) -> DisplayMetrics? {
        let hasScreenSetting = LaunchSetting.screen.contains { $0.name != "keyboard" && $0.name != "time-zone" && settings.has($0) }
        // A window on a desktop keeps its own scale unless a setting concerns the screen.
        guard hasScreenSetting else { return nil }
        var result = try screen(settings)
        if let scale = try settings.read(
            "scale", rule: "a number of pixels per point from 1 to 4", { Double($0) }, isValid: DisplayLimits.scale.contains)
        {
            result.scale = CGFloat(scale)
        }
        if let insets = try settings.read("safe-area", rule: "TOP,LEFT,BOTTOM,RIGHT in points, such as 59,0,34,0", safeArea) {
            (result.safeArea, result.rotatedSafeArea) = (insets, insets.rotated)
        }
        if let appearance = try settings.value("appearance", DisplayMetrics.Appearance.self) { result.appearance = appearance }
        if let textSize = try settings.value("text-size", DisplayMetrics.TextSize.self) { result.textSize = textSize }
        if let contrast = try settings.value("contrast", DisplayMetrics.Contrast.self) { result.contrast = contrast }
        if locale?.language.characterDirection == .rightToLeft { result.direction = .rightToLeft }
        if let direction = try settings.value("direction", DisplayMetrics.Direction.self) { result.direction = direction }
        if let orientation = try settings.value("orientation", DisplayMetrics.Orientation.self),
            orientation.isLandscape != (result.size.width > result.size.height)
        {
            result = result.rotated
        }
        try check(result)
        return result
    }

    /// Returns the display of the specified device, or one with the specified size and standard properties. Without
    /// both, returns that of an iPhone 14.
    ///
    /// A device or a size on the command line takes precedence over both in the environment.
    private static func screen(_ settings: LaunchSettings) throws(InvalidValue) -> DisplayMetrics {
        let device = try settings.read("device", rule: deviceRule(settings.text("device")), { DeviceProfile.named($0) })
        guard let size = try settings.read("size", rule: sizeRule, size) else { return device?.metrics ?? .phone }
        let customDisplay = DisplayMetrics(size: size, scale: DisplayMetrics.standard.scale)
        guard let device else { return customDisplay }
        switch (settings.isArgument("device"), settings.isArgument("size")) {
        case (true, false): return device.metrics
        case (false, true): return customDisplay
        default: throw settings.invalidValue("size", rule: "left out with a device, which has a size of its own")
        }
    }

    private static func deviceRule(_ name: String?) -> String {
        "the name of a device, such as \(DeviceProfile.names(similarTo: name ?? "").joined(separator: ", ")); `caret devices` lists them all"
    }

    /// Throws if a device frame is requested without a picture or a device.
    func checkFrame(_ settings: LaunchSettings) throws(InvalidValue) {
        guard drawsFrame else { return }
        guard snapshotPath != nil else {
            throw settings.invalidValue("frame", rule: "given with --snapshot FILE: a frame is drawn around a picture")
        }
        guard metrics.map({ $0.body != nil }) ?? true else {
            throw settings.invalidValue(
                "frame", rule: "given with a device: a screen of another size has no body. Try --device NAME without --size")
        }
    }

    private static func check(_ metrics: DisplayMetrics) throws(InvalidValue) {
        guard !DisplayLimits.allow(metrics) else { return }
        let (width, height) = metrics.pixelSize
        throw InvalidValue(name: "the screen's size in pixels", value: "\(width)x\(height)", rule: DisplayLimits.pixelRule)
    }

    static let sizeRule = "WIDTHxHEIGHT in points from 1 to \(DisplayLimits.side.upperBound), such as 390x844"

    static func size(_ text: String) -> CGSize? {
        let sides = text.split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= Double(DisplayLimits.side.upperBound) }) else { return nil }
        return CGSize(width: sides[0], height: sides[1])
    }

    private static func safeArea(_ text: String) -> SafeArea? {
        let edges = text.split(separator: ",").compactMap { Double($0) }
        guard edges.count == 4, edges.allSatisfy({ $0 >= 0 && $0 <= Double(DisplayLimits.side.upperBound) }) else { return nil }
        return SafeArea(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }
}
