import CoreGraphics
import Foundation
import PictureMetrics
import Testing
import UIKit

@testable import Fidelity

/// Folders of small pictures for a test, in a folder that is removed with this value.
final class PictureFolders {
    let root: URL
    let recorded: PictureFolder
    let drawn: PictureFolder

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fidelity-\(UUID().uuidString)", isDirectory: true)
        root = folder
        let folders = ["recorded", "drawn"].map { folder.appendingPathComponent($0, isDirectory: true) }
        for folder in folders { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        recorded = PictureFolder(folders[0])
        drawn = PictureFolder(folders[1])
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// Writes a picture: a dark square of 8 pixels on white, at a position.
    func write(_ name: String, into folder: PictureFolder, width: Int = 24, height: Int = 24, x: Int = 4, y: Int = 4) throws {
        let buffer = PixelBuffer(width: width, height: height)
        buffer.withMutableBytes { bytes in
            for row in 0..<height {
                for column in 0..<width {
                    let isDark = (x..<x + 8).contains(column) && (y..<y + 8).contains(row)
                    for channel in 0..<4 { bytes[row * buffer.bytesPerRow + column * 4 + channel] = isDark && channel < 3 ? 20 : 255 }
                }
            }
        }
        try write(#require(UIImage(cgImage: CGImage(buffer: buffer, isOpaque: true)).pngData()), folder.picture(name))
    }

    func write(_ record: some Encodable, beside name: String, in folder: PictureFolder) throws {
        try write(JSONEncoder().encode(record), folder.record(name))
    }

    func write(_ data: Data, _ file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func report(failures: [FidelityError] = []) throws -> FidelityReport {
        try FidelityReport.make(recorded: recorded, drawn: drawn, failures: failures)
    }
}
