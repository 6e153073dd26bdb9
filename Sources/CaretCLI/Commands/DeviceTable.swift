import CoreGraphics
import Foundation
import Platform

/// Devices as text, and as JSON.
package enum DeviceTable {
    /// A device as JSON shows it.
    private struct Entry: Encodable {
        struct Insets: Encodable {
            var top: Double
            var left: Double
            var bottom: Double
            var right: Double
        }

        var name: String
        /// In points.
        var width: Double
        var height: Double
        var scale: Double
        var safeArea: Insets

        init(_ device: DeviceProfile) {
            let metrics = device.metrics
            name = device.name
            width = Double(metrics.size.width)
            height = Double(metrics.size.height)
            scale = Double(metrics.scale)
            safeArea = Insets(
                top: Double(metrics.safeArea.top), left: Double(metrics.safeArea.left), bottom: Double(metrics.safeArea.bottom),
                right: Double(metrics.safeArea.right))
        }
    }

    package static func json(_ devices: [DeviceProfile]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(devices.map(Entry.init)), as: UTF8.self)
    }

    package static func text(_ devices: [DeviceProfile]) -> String {
        let rows = devices.map { device in
            let metrics = device.metrics
            let area = metrics.safeArea
            return [
                device.name, "\(number(metrics.size.width))x\(number(metrics.size.height))", number(metrics.scale),
                "\(metrics.pixelSize.width)x\(metrics.pixelSize.height)",
                [area.top, area.left, area.bottom, area.right].map(number).joined(separator: ","),
            ]
        }
        return Columns.text([["device", "points", "scale", "pixels", "safe area (top,left,bottom,right)"]] + rows)
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() ? String(Int(value)) : String(Double(value))
    }
}
