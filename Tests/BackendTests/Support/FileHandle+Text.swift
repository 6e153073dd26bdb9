import Foundation

extension FileHandle {
    /// Returns all remaining text, read off the caller's thread.
    func text() async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: String(decoding: self.readDataToEndOfFile(), as: UTF8.self)) }
        }
    }

    /// Returns the first line, read off the caller's thread.
    func line() async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var line = Data()
                while let byte = self.readData(ofLength: 1).first, byte != UInt8(ascii: "\n") { line.append(byte) }
                continuation.resume(returning: String(decoding: line, as: UTF8.self))
            }
        }
    }
}
