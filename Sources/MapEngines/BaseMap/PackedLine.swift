import Foundation

/// Decodes lines that are packed as differences of hundredths of a degree; see `Scripts/basemap/generate`.
enum PackedLine {
    /// The values of the digits, six bits each; 255 for any other character.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, character) in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-".utf8.enumerated() {
            values[Int(character)] = UInt8(value)
        }
        return values
    }()

    /// Returns the points of a line on the flat world, up to the first invalid character.
    static func points(_ text: some Sequence<UInt8>) -> [WorldPoint] {
        var points: [WorldPoint] = []
        var coordinate = (longitude: 0, latitude: 0)
        var longitude: Int?
        var number = 0
        var shift = 0
        for character in text {
            let value = values[Int(character)]
            guard value < 64, shift <= 30 else { return points }
            number |= Int(value & 0x1F) << shift
            shift += 5
            if value & 0x20 != 0 { continue }
            let signed = number & 1 == 0 ? number >> 1 : ~(number >> 1)
            (number, shift) = (0, 0)
            guard let first = longitude else {
                longitude = signed
                continue
            }
            longitude = nil
            coordinate = (coordinate.longitude + first, coordinate.latitude + signed)
            points.append(WebMercator.project(latitude: Double(coordinate.latitude) / 100, longitude: Double(coordinate.longitude) / 100))
        }
        return points
    }
}
