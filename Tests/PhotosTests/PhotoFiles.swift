import CaretTesting
import Foundation
import Photos
import TestFolders
import Testing

/// A folder with drawn photos.
@MainActor struct PhotoFiles {
    let folder: URL

    init() throws { folder = try TestFolder.make() }

    static func image(_ width: Int, _ height: Int, _ color: UIColor = .red) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height / 2))
        }
    }

    /// Adds a file, whose time is `day` days after 1 January 2024.
    @discardableResult func add(_ name: String, _ data: Data, day: Int = 0) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
        try FileManager.default.setAttributes([.modificationDate: Self.date(day)], ofItemAtPath: url.path)
        return url
    }

    @discardableResult func add(_ name: String, width: Int = 40, height: Int = 30, day: Int = 0) throws -> URL {
        let image = Self.image(width, height)
        let data = name.lowercased().hasSuffix("png") ? image.pngData() : image.jpegData(compressionQuality: 0.9)
        return try add(name, data ?? Data(), day: day)
    }

    static func date(_ day: Int) -> Date { Date(timeIntervalSince1970: 1_704_067_200 + Double(day) * 86_400) }

    /// Launches an app that may use the photos.
    func launch(_ status: PermissionStatus = .granted) async throws -> TestApp {
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.system.permissions[.photos] = status
        app.system.photos.folder = folder
        return app
    }

    /// Returns the names of assets without their extension.
    static func names(_ result: PHFetchResult<PHAsset>) -> [String] {
        result.objects(at: IndexSet(0..<result.count)).map {
            (PHAssetResource.assetResources(for: $0)[0].originalFilename as NSString).deletingPathExtension
        }
    }

    static func asset(_ name: String) throws -> PHAsset {
        let options = PHFetchOptions()
        options.includeHiddenAssets = true
        let all = PHAsset.fetchAssets(with: options)
        return all[try #require(names(all).firstIndex(of: name))]
    }
}

/// Exif blocks.
enum ExifData {
    /// Returns a JPEG file with an Exif block: an orientation, the time 2021-03-04 05:06:07 +02:00, and a location.
    static func add(to jpeg: Data, orientation: Int = 1) -> Data {
        let block = block(orientation)
        let segment = Data("Exif\0\0".utf8) + block
        let length = segment.count + 2
        return jpeg.prefix(2) + Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)]) + segment + jpeg.dropFirst(2)
    }

    /// Returns a PNG file with the same block in its chunk `eXIf`.
    static func add(toPNG png: Data) -> Data {
        let chunk = Data("eXIf".utf8) + block(1)
        let checksum = ~chunk.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        func bigEndian(_ value: UInt32) -> Data { withUnsafeBytes(of: value.bigEndian) { Data($0) } }
        // The signature and the header have 33 bytes.
        return png.prefix(33) + bigEndian(UInt32(chunk.count - 4)) + chunk + bigEndian(checksum) + png.dropFirst(33)
    }

    static func block(_ orientation: Int) -> Data {
        var bytes: [UInt8] = Array("II".utf8) + [42, 0] + long(8)
        // Three directories, each followed by its values.
        let camera = 8 + 2 + 3 * 12 + 4
        let texts = camera + 2 + 2 * 12 + 4
        let positions = texts + 20 + 8
        let values = positions + 2 + 6 * 12 + 4
        bytes += short(3) + entry(0x112, 3, 1, short(orientation) + [0, 0]) + entry(0x8769, 4, 1, long(camera))
        bytes += entry(0x8825, 4, 1, long(positions)) + long(0)
        bytes += short(2) + entry(0x9003, 2, 20, long(texts)) + entry(0x9011, 2, 7, long(texts + 20)) + long(0)
        bytes += Array("2021:03:04 05:06:07\0+02:00\0\0".utf8)
        bytes += short(6) + entry(1, 2, 2, Array("S\0\0\0".utf8)) + entry(2, 5, 3, long(values))
        bytes += entry(3, 2, 2, Array("W\0\0\0".utf8)) + entry(4, 5, 3, long(values + 24))
        bytes += entry(5, 1, 1, [0, 0, 0, 0]) + entry(6, 5, 1, long(values + 48)) + long(0)
        for (value, divisor) in [(33, 1), (30, 1), (36, 1), (70, 1), (15, 1), (0, 1), (1234, 10)] { bytes += long(value) + long(divisor) }
        return Data(bytes)
    }

    private static func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
        short(tag) + short(type) + long(count) + value
    }

    private static func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
    private static func long(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 255) } }
}
