/// The boxes of an HEIF or AVIF file that describe its primary image.
///
/// - Source: https://www.iso.org/standard/83650.html (ISO/IEC 23008-12), sections 6 and 9
struct HEIFBoxes {
    /// The size of the image as the decoder returns it, cropped and rotated as the file specifies; `nil` if the file
    /// has no size.
    ///
    /// The decoder applies these properties, so an orientation in Exif, which repeats them, must be ignored.
    private(set) var size: PixelSize?

    /// The colour profile; `nil` if the file has none or an unknown one.
    private(set) var profile: RGBProfile?

    private typealias Bytes = ArraySlice<UInt8>
    private typealias Box = (type: String, body: Bytes)

    /// The maximum size of the metadata box, which is small for all images.
    private static let maximumMetadataSize = 4 << 20

    init(_ bytes: ImageBytes) throws(ImageError) {
        guard let meta = try Self.meta(of: bytes) else { return }
        let boxes = Self.boxes(in: meta.dropFirst(4))
        let properties = Self.boxes(in: Self.body("iprp", in: boxes))
        let list = Self.boxes(in: Self.body("ipco", in: properties))
        let primary = Self.primaryItem(Self.body("pitm", in: boxes))
        for index in Self.associations(Self.body("ipma", in: properties), item: primary) where index > 0 && index <= list.count {
            apply(list[index - 1])
        }
    }

    private mutating func apply(_ property: Box) {
        func number(_ position: Int) -> Int { Self.number(property.body, position * 4, 4) }
        switch property.type {
        case "ispe": size = PixelSize(width: number(1), height: number(2))
        case "clap" where number(1) > 0 && number(3) > 0:
            size = PixelSize(width: number(0) / number(1), height: number(2) / number(3))
        case "colr": readColors(property.body)
        case "irot" where Self.number(property.body, 0, 1) % 2 == 1: size = size?.transposed
        default: return
        }
    }

    /// Reads an ICC profile, or a number of coding-independent primaries; 12 stands for Display P3.
    private mutating func readColors(_ body: Bytes) {
        switch String(decoding: body.prefix(4), as: UTF8.self) {
        case "prof", "rICC": profile = ICCProfile.read(Array(body.dropFirst(4))) ?? profile
        case "nclx" where profile == nil && Self.number(body, 4, 2) == 12: profile = .displayP3
        default: return
        }
    }

    // MARK: - Boxes

    /// Returns the metadata among a file's top-level boxes.
    private static func meta(of bytes: ImageBytes) throws(ImageError) -> Bytes? {
        var position = 0
        while position < bytes.count {
            let head = try bytes.read(at: position, count: 16)[...]
            let (length, start) = extent(head, available: bytes.count - position)
            guard head.count >= 8, length >= start, length <= bytes.count - position else { return nil }
            if type(of: head) == "meta" {
                guard length <= maximumMetadataSize else { return nil }
                return try bytes.read(at: position + start, count: length - start)[...]
            }
            position += length
        }
        return nil
    }

    private static func boxes(in bytes: Bytes) -> [Box] {
        var remaining = bytes
        var boxes: [Box] = []
        while remaining.count >= 8 {
            let (length, start) = extent(remaining, available: remaining.count)
            guard length >= start, length <= remaining.count else { break }
            boxes.append((type(of: remaining), remaining.prefix(length).dropFirst(start)))
            remaining = remaining.dropFirst(length)
        }
        return boxes
    }

    private static func body(_ type: String, in boxes: [Box]) -> Bytes { boxes.first { $0.type == type }?.body ?? [] }

    private static func type(of head: Bytes) -> String { String(decoding: head.dropFirst(4).prefix(4), as: UTF8.self) }

    /// Returns the length of a box and the start of its content. A length of 0 means that the box extends to the end;
    /// after a length of 1, a 64-bit length follows.
    private static func extent(_ head: Bytes, available: Int) -> (length: Int, start: Int) {
        switch number(head, 0, 4) {
        case 0: (available, 8)
        case 1: (number(head, 8, 8), 16)
        case let length: (length, 8)
        }
    }

    // MARK: - Items

    private static func primaryItem(_ body: Bytes) -> Int { number(body, 4, number(body, 0, 1) == 0 ? 2 : 4) }

    /// Returns the indexes, from 1, of an item's properties, in the order of application.
    private static func associations(_ body: Bytes, item: Int) -> [Int] {
        let itemLength = number(body, 0, 1) == 0 ? 2 : 4
        let indexLength = number(body, 3, 1) & 1 == 0 ? 1 : 2
        let mask = indexLength == 1 ? 0x7F : 0x7FFF
        var position = 8
        while position + itemLength < body.count {
            let count = number(body, position + itemLength, 1)
            let start = position + itemLength + 1
            if number(body, position, itemLength) == item {
                return (0..<count).map { number(body, start + $0 * indexLength, indexLength) & mask }
            }
            position = start + count * indexLength
        }
        return []
    }

    /// Returns a big-endian number of `length` bytes; 0 beyond the end.
    private static func number(_ bytes: Bytes, _ offset: Int, _ length: Int) -> Int {
        let found = bytes.dropFirst(offset).prefix(length)
        guard found.count == length else { return 0 }
        // The highest bit would make the number negative, and no box is that long.
        return found.reduce(0) { $0 << 8 | Int($1) } & .max
    }
}
