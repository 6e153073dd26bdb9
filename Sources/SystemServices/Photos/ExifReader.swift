import Foundation

/// Reads the time and the location of a photo from an Exif block. Invalid values are ignored.
///
/// - Source: JEITA CP-3451, Exif 2.32
struct ExifReader {
    /// The value of an entry, as its bytes.
    private struct Entry {
        let type: Int
        let bytes: ArraySlice<UInt8>
    }

    private let bytes: [UInt8]
    private let isLittleEndian: Bool
    private var main: [Int: Entry] = [:]
    private var camera: [Int: Entry] = [:]
    private var positions: [Int: Entry] = [:]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        isLittleEndian = bytes.first == UInt8(ascii: "I")
        guard bytes.count >= 8 else { return }
        main = directory(at: number(bytes[4..<8]))
        if let offset = integer(main[Tag.cameraDirectory]) { camera = directory(at: offset) }
        if let offset = integer(main[Tag.positionDirectory]) { positions = directory(at: offset) }
    }

    private enum Tag {
        static let dateTime = 0x132
        static let cameraDirectory = 0x8769
        static let positionDirectory = 0x8825
        static let dateTimeOriginal = 0x9003
        static let offsetTimeOriginal = 0x9011
        static let latitudeReference = 1
        static let latitude = 2
        static let longitudeReference = 3
        static let longitude = 4
        static let altitudeReference = 5
        static let altitude = 6
    }

    // MARK: Values

    /// The time when the photo was taken; in the current time zone if the block has none.
    var date: Date? {
        guard let text = self.text(camera[Tag.dateTimeOriginal]) ?? self.text(main[Tag.dateTime]) else { return nil }
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        let ranges = [1...9_999, 1...12, 1...31, 0...24, 0...59, 0...60]
        guard numbers.count >= ranges.count, zip(ranges, numbers).allSatisfy({ $0.contains($1) }) else { return nil }
        let seconds = self.text(camera[Tag.offsetTimeOriginal]).flatMap(Self.seconds)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = seconds.flatMap { TimeZone(secondsFromGMT: $0) } ?? .current
        return calendar.date(
            from: DateComponents(
                year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4], second: numbers[5]))
    }

    /// Returns the seconds of an offset such as "+02:00".
    private static func seconds(_ offset: String) -> Int? {
        let numbers = offset.split { !$0.isNumber }.compactMap { Int($0) }
        guard numbers.count == 2, (0...23).contains(numbers[0]), (0...59).contains(numbers[1]) else { return nil }
        return (offset.hasPrefix("-") ? -1 : 1) * (numbers[0] * 3600 + numbers[1] * 60)
    }

    var location: PhotoLocation? {
        guard let latitude = degrees(Tag.latitude, sign: Tag.latitudeReference, negative: "S"), abs(latitude) <= 90,
            let longitude = degrees(Tag.longitude, sign: Tag.longitudeReference, negative: "W"), abs(longitude) <= 180
        else { return nil }
        let isBelow = positions[Tag.altitudeReference]?.bytes.first == 1
        let altitude = rationals(positions[Tag.altitude]).first.map { isBelow ? -$0 : $0 }
        return PhotoLocation(latitude: latitude, longitude: longitude, altitude: altitude)
    }

    private func degrees(_ tag: Int, sign: Int, negative: String) -> Double? {
        let parts = rationals(positions[tag])
        guard parts.count == 3 else { return nil }
        let value = parts[0] + parts[1] / 60 + parts[2] / 3600
        return text(positions[sign])?.hasPrefix(negative) == true ? -value : value
    }

    // MARK: Entries

    /// The largest number of entries of a directory that are read.
    private static let entryLimit = 512
    /// The number of bytes of a value by its type, from 1.
    private static let typeSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

    private func directory(at offset: Int) -> [Int: Entry] {
        guard offset >= 8, offset <= bytes.count - 2 else { return [:] }
        var entries: [Int: Entry] = [:]
        for index in 0..<min(number(bytes[offset..<(offset + 2)]), Self.entryLimit) {
            let start = offset + 2 + index * 12
            guard start + 12 <= bytes.count else { break }
            let type = number(bytes[(start + 2)..<(start + 4)])
            let count = number(bytes[(start + 4)..<(start + 8)])
            guard (1..<Self.typeSizes.count).contains(type), count <= bytes.count else { continue }
            let length = count * Self.typeSizes[type]
            let valueStart = length <= 4 ? start + 8 : number(bytes[(start + 8)..<(start + 12)])
            guard length <= bytes.count, valueStart <= bytes.count - length else { continue }
            entries[number(bytes[start..<(start + 2)])] = Entry(type: type, bytes: bytes[valueStart..<(valueStart + length)])
        }
        return entries
    }

    private func number(_ bytes: ArraySlice<UInt8>) -> Int {
        isLittleEndian ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the only number of an entry, which has 2 or 4 bytes.
    private func integer(_ entry: Entry?) -> Int? {
        entry.flatMap { [3, 4].contains($0.type) && $0.bytes.count == Self.typeSizes[$0.type] ? number($0.bytes) : nil }
    }

    private func text(_ entry: Entry?) -> String? {
        guard let entry, entry.type == 2 else { return nil }
        return String(decoding: entry.bytes.prefix { $0 != 0 }, as: UTF8.self)
    }

    private func rationals(_ entry: Entry?) -> [Double] {
        guard let entry, entry.type == 5 else { return [] }
        return stride(from: entry.bytes.startIndex, to: entry.bytes.endIndex, by: 8).compactMap { start in
            let denominator = number(entry.bytes[(start + 4)..<(start + 8)])
            return denominator == 0 ? nil : Double(number(entry.bytes[start..<(start + 4)])) / Double(denominator)
        }
    }
}
