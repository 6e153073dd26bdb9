import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Keeps two builds from writing the same folder at once. The system releases the lock of a process that was killed.
struct BuildLock {
    private let descriptor: Int32

    /// Waits until no other process builds in a folder.
    ///
    /// - Throws: ``CLIError/cannotWrite(path:reason:)`` if the file of the lock cannot be opened.
    init(_ folder: String) throws {
        let path = folder + "/lock"
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw CLIError.cannotWrite(path: path, reason: String(cString: strerror(errno))) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
        Console.writeError("another build of this package is running; waiting for its end…")
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    func release() { close(descriptor) }
}
