import Foundation
import Glibc
import Synchronization

/// Writes whole files under temporary names, and renames them.
///
/// A reader never sees half a file. `Data.write(to:options:)` also waits for the disk, which takes longer than the
/// rewriting. After a loss of power, the sizes and the contents of files are compared anyway.
enum AtomicFile {
    private static let counter = Atomic<Int>(0)

    /// Writes a file in an existing folder.
    ///
    /// - Throws: The error of the file system.
    static func write(_ data: Data, to path: String) throws {
        let number = counter.wrappingAdd(1, ordering: .relaxed).newValue
        let temporary = "\(path).\(ProcessInfo.processInfo.processIdentifier)-\(number)"
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o644)
        guard file >= 0 else { throw failure(path) }
        let isWritten = write(data, to: file)
        let isClosed = close(file) == 0
        guard isWritten, isClosed, rename(temporary, path) == 0 else {
            let error = failure(path)
            unlink(temporary)
            throw error
        }
    }

    private static func write(_ data: Data, to file: Int32) -> Bool {
        data.withUnsafeBytes { buffer in
            var rest = UnsafeRawBufferPointer(buffer)
            while !rest.isEmpty {
                let count = Glibc.write(file, rest.baseAddress, rest.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
            return true
        }
    }

    private static func failure(_ path: String) -> any Error {
        CocoaError(
            .fileWriteUnknown,
            userInfo: [NSFilePathErrorKey: path, NSLocalizedDescriptionKey: "\(path): \(String(cString: strerror(errno)))"])
    }
}
