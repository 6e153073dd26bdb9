import CoreGraphics
import Foundation
import Synchronization

@testable import UIKitCore

/// A bundle that is created at test time: a folder of files.
struct TestBundle {
    let url: URL

    var bundle: Bundle? { Bundle(path: url.path) }

    init() throws {
        url = try TestFolder.make()
    }

    /// Writes a file, and creates missing folders.
    func write(_ text: String, _ path: String) throws { try write(Data(text.utf8), path) }

    func write(_ data: Data, _ path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Writes an image of one colour.
    func picture(_ side: Int, _ path: String, color: UInt32 = 0xFF33_6699) throws {
        try write(Data(TestPictures.image(side, side, color: color).pngBytes()), path)
    }

    /// Calls `body` and returns the diagnostics of the call that mention this bundle.
    func diagnostics(_ body: () throws -> Void) rethrows -> [String] {
        let found = Mutex<[String]>([])
        let path = url.lastPathComponent
        let id = Diagnostics.addRecorder { diagnostic in
            if diagnostic.description.contains(path) { found.withLock { $0.append(diagnostic.description) } }
        }
        defer { Diagnostics.remove(recorder: id) }
        try body()
        return found.withLock { $0 }
    }
}
