import ArgumentParser
import CoreGraphics
import Foundation
import Platform

/// The options that describe the screen.
struct ScreenOptions: ParsableArguments {
    @Option(help: "A named device; iPhone 14 by default. `caret devices` lists them.")
    var device: String?

    @Option(
        help: "The size of a plain screen, in points, such as 390x844: nothing is covered.",
        transform: { text in
            guard let size = ScreenSize(argument: text) else {
                throw ValidationError(
                    "'\(text)' is no size. Write points as WIDTHxHEIGHT, such as 390x844, each 1 to \(DisplayLimits.side.upperBound).")
            }
            return size
        })
    var size: ScreenSize?

    @Option(help: "Pixels per point, 1 to 4.")
    var scale: Double?

    @Option(help: "Light or dark.")
    var appearance: DisplayMetrics.Appearance?

    @Option(help: "The edges that hardware covers, in points: TOP,LEFT,BOTTOM,RIGHT.")
    var safeArea: String?

    @Option(help: "How the device is held at the start.")
    var orientation: DisplayMetrics.Orientation?

    @Option(help: "The size of text that the person chose.")
    var textSize: DisplayMetrics.TextSize?

    @Option(help: "The layout direction; by default that of the locale.")
    var direction: DisplayMetrics.Direction?

    @Option(help: "Whether the person chose increased contrast.")
    var contrast: DisplayMetrics.Contrast?

    @Option(help: "The locale of controls that show dates and numbers, such as ar_SA.")
    var locale: String?

    @Option(help: "The time zone of the process, such as Asia/Tokyo.")
    var timeZone: String?

    @Option(help: "What text is typed with: hardware, automatic (the drawn keyboard after a finger's touch) or onscreen.")
    var keyboard: KeyboardMode?

    func validate() throws {
        if device != nil, size != nil { throw ValidationError("Give either --device or --size.") }
        if let device {
            do { _ = try DeviceProfile.find(device) } catch { throw ValidationError(error.description) }
        }
        if let timeZone, TimeZone(identifier: timeZone) == nil {
            throw ValidationError("--time-zone \(timeZone): a time zone has a name such as Europe/Zurich.")
        }
        if let scale, !DisplayLimits.scale.contains(scale) { throw ValidationError("--scale \(scale): a point has 1 to 4 pixels.") }
        if let size {
            let scale = scale ?? Double(DisplayMetrics.standard.scale)
            let metrics = DisplayMetrics(size: CGSize(width: size.width, height: size.height), scale: CGFloat(scale))
            guard DisplayLimits.allow(metrics) else {
                throw ValidationError("--size \(size) at scale \(scale) is too large: a screen has \(DisplayLimits.pixelRule).")
            }
        }
    }

    /// Returns `inherited` with the environment variables of the options. An option also removes the inherited
    /// variables that it overrides.
    func environment(over inherited: [String: String]) -> [String: String] {
        var result = inherited
        if let device {
            result["CARET_DEVICE"] = DeviceProfile.named(device)?.name
            for name in ["CARET_SIZE", "CARET_SCALE", "CARET_SAFE_AREA"] { result[name] = nil }
        }
        if let size {
            result["CARET_SIZE"] = size.description
            for name in ["CARET_DEVICE", "CARET_SAFE_AREA"] { result[name] = nil }
        }
        if let scale { result["CARET_SCALE"] = scale == scale.rounded() ? String(Int(scale)) : String(scale) }
        let others = [
            "safe-area": safeArea, "orientation": orientation?.rawValue, "appearance": appearance?.rawValue,
            "text-size": textSize?.rawValue, "direction": direction?.rawValue, "contrast": contrast?.rawValue, "locale": locale,
            "time-zone": timeZone, "keyboard": keyboard?.rawValue,
        ]
        for case (let name, let value?) in others {
            if let setting = LaunchSetting.named(name) { result[setting.variable] = value }
        }
        return result
    }
}

extension KeyboardMode: ExpressibleByArgument {}
extension DisplayMetrics.Orientation: ExpressibleByArgument {}
extension DisplayMetrics.Appearance: ExpressibleByArgument {}
extension DisplayMetrics.TextSize: ExpressibleByArgument {}
extension DisplayMetrics.Direction: ExpressibleByArgument {}
extension DisplayMetrics.Contrast: ExpressibleByArgument {}
