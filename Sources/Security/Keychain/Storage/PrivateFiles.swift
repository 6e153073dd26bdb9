internal import Foundation

/// Files that only their owner can read.
enum PrivateFiles {
    /// A failure of the file system.
    struct Failure: Error, CustomStringConvertible {
        let description: String

        /// The failure of the last call on this thread.
        static func last() -> Failure { Failure(description: String(cString: strerror(errno))) }
    }

    /// Creates a folder with the mode 0700.
    static func makeFolder(_ folder: URL) throws {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        if !manager.fileExists(atPath: folder.path, isDirectory: &isFolder) {
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        guard chmod(folder.path, 0o700) == 0 else { throw Failure.last() }
    }

    /// Returns the contents of a file; `nil` if there is no file.
    ///
    /// - Throws: A failure of the file system, after which the contents may be readable later.
    static func read(_ file: URL) throws(Failure) -> Data? {
        guard try FileVersion.current(of: file) != nil else { return nil }
        do {
            return try Data(contentsOf: file)
        } catch {
            throw Failure(description: "\(error)")
        }
    }

    /// Replaces a file in one step. The new file has the mode 0600 from its beginning.
    ///
    /// The contents are on the disk before the file has its name, so that a crash leaves either version.
    static func replace(_ file: URL, with data: Data) throws(Failure) {
        let new = file.path + ".new"
        unlink(new)
        let descriptor = Foundation.open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure.last() }
        let failure = write(data, to: descriptor)
        close(descriptor)
        if let failure {
            unlink(new)
            throw failure
        }
        guard rename(new, file.path) == 0 else {
            let failure = Failure.last()
            unlink(new)
            throw failure
        }
    }

    private static func write(_ data: Data, to descriptor: Int32) -> Failure? {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return .last() }
            rest = rest.dropFirst(count)
        }
        return fsync(descriptor) == 0 ? nil : .last()
    }
}

/// The identity of the contents of a file. Each replacement of a file makes another one.
struct FileVersion: Equatable {
    private let inode: UInt64
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Returns the version of a file; `nil` if there is no file.
    ///
    /// - Throws: A failure of the file system, after which there may be a file.
    static func current(of file: URL) throws(PrivateFiles.Failure) -> FileVersion? {
        var status = stat()
        if stat(file.path, &status) == 0 { return FileVersion(status) }
        guard errno == ENOENT else { throw .last() }
        return nil
    }

    /// Whether there is no file. A file that cannot be reached is not missing.
    static func isMissing(_ file: URL) -> Bool {
        do { return try current(of: file) == nil } catch { return false }
    }

    private init(_ status: stat) {
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}
