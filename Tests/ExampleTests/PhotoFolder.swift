import Foundation
import UIKit

/// A folder of test photos. All are removed when the process ends.
struct PhotoFolder: Sendable {
    let url: URL

    private static let root: URL = {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-tests-\(UUID().uuidString)", isDirectory: true)
        atexit { try? FileManager.default.removeItem(at: PhotoFolder.root) }
        return root
    }()

    init() throws {
        url = Self.root.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    var path: String { url.path }

    func write(_ data: Data, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Writes a photo of one colour.
    func addPhoto(_ name: String, size: CGSize = CGSize(width: 40, height: 30), color: UIColor = .red) throws {
        try write(Self.jpeg(size: size, color: color), to: name)
    }

    /// Adds photos `1.jpg`, `2.jpg`, …; all are links to one file.
    func addPhotos(_ count: Int, size: CGSize = CGSize(width: 40, height: 30)) throws {
        try write(Self.jpeg(size: size, color: .red), to: "1.jpg")
        guard count > 1 else { return }
        for number in 2...count { try link("\(number).jpg", to: "1.jpg") }
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appendingPathComponent(name).path, withDestinationPath: target)
    }

    static func jpeg(size: CGSize, color: UIColor) throws -> Data {
        let context = CGContext(
            data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.setFillColor(color.cgColor)
        context?.fill(CGRect(origin: .zero, size: size))
        guard let data = context?.makeImage().flatMap({ UIImage(cgImage: $0).jpegData(compressionQuality: 1) }) else {
            throw CocoaError(.fileWriteUnknown)
        }
        return data
    }

    /// A file of 32 by 24 green pixels, in the format of phones' photos.
    static let greenHEIC = Data(
        base64Encoded: """
            AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA
            AAAAACAAAAEGlkYXQAAAAAACAAGAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAKgACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlp
            bmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAA
            AAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubgQEDAgAAA
            AwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAIAAAABgAAAAQcGl4aQAAAAADCAgIAAAAGmlwbW
            EAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAADJtZGF0AAAAJigBrxkhXkJA712lv/2/7/u79/iFbfKZKKaX
            BNeImQsDgYCNkZ04
            """, options: .ignoreUnknownCharacters)
}
