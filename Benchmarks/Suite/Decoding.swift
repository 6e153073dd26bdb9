import CoreGraphics
import Foundation
import UIKit

/// W3: photographs of 4000x3000 pixels, decoded to the size of a grid's cell and of a page.
@MainActor enum Decoding {
    nonisolated static let count = 60
    /// The number of different files, which fit on the disk.
    private static let files = 12

    static func measure() throws -> [Entry] {
        let folder = NSTemporaryDirectory() + "caret-bench-photos"
        try makePhotographs(in: folder)
        let runs = try ChildProcess.pairs(5, ["decode", folder], ["decode", folder, "\(files)", "\(count)"])
        return ["grid", "page"].map { size in
            Entry(
                name: "W3 60 4000x3000 JPEGs to a \(size)", median: runs.median(size), unit: "ms CPU", ratio: runs.ratio(size),
                limit: 1.1, note: "against libjpeg-turbo at the same DCT scale, resampled to the same size")
        }
    }

    static func child(folder: String) throws {
        try report(folder) { path, size in
            let source = try ImageSource(url: URL(fileURLWithPath: path))
            _ = try source.decode(fitting: ImageFit(PixelSize(width: size.width, height: size.height)))
        }
    }

    private static func report(
        _ folder: String, _ decode: (String, (width: Int, height: Int)) throws -> Void
    ) throws {
        var figures: [String: Double] = [:]
        for (name, size) in [("grid", (width: 390, height: 390)), ("page", (width: 1170, height: 2532))] {
            let start = Children.cpuNow()
            for index in 0..<count {
                try decode("\(folder)/\(index % files).jpg", size)
            }
            figures[name] = Double(Children.cpuNow() - start) / 1e6
        }
        try Children.report(figures)
    }

    /// Generates pictures with gradients, edges and noise, so that their entropy is that of a photograph.
    private static func makePhotographs(in folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for index in 0..<files where !FileManager.default.fileExists(atPath: "\(folder)/\(index).jpg") {
            let buffer = PixelBuffer(width: 4000, height: 3000)
            var state = UInt32(index + 1)
            buffer.withMutableBytes { bytes in
                for y in 0..<buffer.height {
                    for x in 0..<buffer.width {
                        state = state &* 1_664_525 &+ 1_013_904_223
                        let grain = Int(state >> 28)
                        let at = y * buffer.bytesPerRow + x * 4
                        bytes[at] = UInt8(clamping: x / 20 + grain)
                        bytes[at + 1] = UInt8(clamping: y / 15 + grain + (x / 300 + y / 300) % 2 * 40)
                        bytes[at + 2] = UInt8(clamping: (x + y) / 40 + grain)
                        bytes[at + 3] = 255
                    }
                }
            }
            let image = UIImage(cgImage: CGImage(buffer: buffer, isOpaque: true))
            try image.jpegData(compressionQuality: 0.85)?.write(to: URL(fileURLWithPath: "\(folder)/\(index).jpg"))
        }
    }
}
