import CoreGraphics
import Foundation
import Platform

/// Formats devices as text and as JSON.
package enum DeviceTable {
    /// A device in the JSON output. Lengths are in points, in portrait orientation unless another orientation is
    /// specified.
    private struct Entry: Encodable {
        struct Insets: Encodable {
            var top: Double
            var left: Double
            var bottom: Double
            var right: Double

            init(_ area: SafeArea) {
                (top, left) = (Double(area.top), Double(area.left))
                (bottom, right) = (Double(area.bottom), Double(area.right))
            }
        }

        struct Cutout: Encodable {
            var x: Double
            var y: Double
            var width: Double
            var height: Double
        }

        /// The heights of the keyboard in both orientations.
        struct Keyboard: Encodable {
            var portrait: Double
            var landscape: Double
        }

        var name: String
        var width: Double
        var height: Double
        var scale: Double
        var safeArea: Insets
        var landscapeSafeArea: Insets
        var cornerRadius: Double
        var cutout: Cutout?
        var hasHomeButton: Bool
        var keyboard: Keyboard

        init(_ device: DeviceProfile) {
            let (metrics, body) = (device.metrics, device.body)
            name = device.name
            width = Double(metrics.size.width)
            height = Double(metrics.size.height)
            scale = Double(metrics.scale)
            safeArea = Insets(metrics.safeArea)
            landscapeSafeArea = Insets(metrics.rotatedSafeArea)
            cornerRadius = Double(body.cornerRadius)
            cutout = body.cutoutFrame.map {
                Cutout(x: Double($0.minX), y: Double($0.minY), width: Double($0.width), height: Double($0.height))
            }
            hasHomeButton = body.hasHomeButton
            keyboard = Keyboard(
                portrait: Double(KeyboardMetrics(on: metrics).height), landscape: Double(KeyboardMetrics(on: metrics.rotated).height))
        }
    }

    package static func json(_ devices: [DeviceProfile]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(devices.map(Entry.init)), as: UTF8.self)
    }

    /// Returns a line of headings and one line for each device. Insets are in the order top, left, bottom, right.
    package static func text(_ devices: [DeviceProfile]) -> String {
        Columns.text(
            [["device", "points", "scale", "pixels", "safe area", "in landscape", "corners", "cut-out", "keyboard"]] + devices.map(row))
    }

    private static func row(_ device: DeviceProfile) -> [String] {
        let (metrics, body) = (device.metrics, device.body)
        let keyboards = [metrics, metrics.rotated].map { number(KeyboardMetrics(on: $0).height) }
        return [
            device.name, size(metrics.size), number(metrics.scale), "\(metrics.pixelSize.width)x\(metrics.pixelSize.height)",
            edges(metrics.safeArea), edges(metrics.rotatedSafeArea), number(body.cornerRadius), cutout(body),
            keyboards.joined(separator: ", "),
        ]
    }

    private static func cutout(_ body: DeviceBody) -> String {
        switch body.cutout {
        case .none: "none"
        case .notch(let size): "notch \(self.size(size))"
        case .island(let size, let top): "island \(self.size(size)) at \(number(top))"
        }
    }

    private static func edges(_ area: SafeArea) -> String {
        [area.top, area.left, area.bottom, area.right].map(number).joined(separator: ",")
    }
    private static func size(_ size: CGSize) -> String { "\(number(size.width))x\(number(size.height))" }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() ? String(Int(value)) : String(Double(value))
    }
}
