import Foundation
import Synchronization
import UIKit

@testable import CaretPictures

/// A transport whose answers the test gives. A request without an answer waits for one.
final class ScriptedTransport: PictureTransport {
    private struct State {
        var asked: [String] = []
        var cancelled: [String] = []
        var answers: [String: Result<Data, PictureError>] = [:]
        var progress: [String: PictureProgress] = [:]
        var reports = 0
    }

    private let state = Mutex(State())

    /// The requested paths, in order.
    var asked: [String] { state.withLock { $0.asked } }
    /// The paths of the cancelled requests, in order.
    var cancelled: [String] { state.withLock { $0.cancelled } }

    /// The number of reports of progress that were sent.
    var reports: Int { state.withLock { $0.reports } }

    func answer(_ path: String, _ data: Data) { state.withLock { $0.answers[path] = .success(data) } }
    func fail(_ path: String, _ error: PictureError) { state.withLock { $0.answers[path] = .failure(error) } }
    func progress(_ path: String, _ progress: PictureProgress) { state.withLock { $0.progress[path] = progress } }

    func data(
        from url: URL, limit: Int, progress: @escaping @Sendable (PictureProgress) -> Void
    ) async throws(PictureError) -> Data {
        let path = url.lastPathComponent
        state.withLock { $0.asked.append(path) }
        while true {
            let (answer, report) = state.withLock { ($0.answers[path], $0.progress.removeValue(forKey: path)) }
            if let report {
                progress(report)
                state.withLock { $0.reports += 1 }
            }
            if let answer { return try answer.get() }
            if Task.isCancelled {
                state.withLock { $0.cancelled.append(path) }
                throw .cancelled
            }
            await Task.yield()
        }
    }
}

/// Pictures made at test time.
@MainActor enum TestPicture {
    /// Returns the bytes of a PNG of one colour.
    static func data(_ color: UIColor, _ size: CGSize = CGSize(width: 8, height: 8)) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        return image.pngData() ?? Data()
    }

    /// Returns the checksum of a PNG's chunk, CRC-32.
    static func checksum(_ chunk: Data) -> [UInt8] {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in chunk {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return withUnsafeBytes(of: (~value).bigEndian) { Array($0) }
    }

    /// Returns a new folder, which does not exist yet.
    static func folder() -> URL { FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)") }
}

extension PictureError {
    /// The name of the case, or of the case of its image error.
    var kind: String {
        if case .image(let reason) = self { return "image.\(Mirror(reflecting: reason).children.first?.label ?? "")" }
        return Mirror(reflecting: self).children.first?.label ?? "\(self)"
    }
}
