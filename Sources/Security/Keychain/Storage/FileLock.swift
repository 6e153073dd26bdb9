internal import Foundation

/// The lock of a file, which one thread of one process has at a time.
struct FileLock {
    /// The time between two attempts, in microseconds.
    private static let pause: UInt32 = 2_000

    private let descriptor: Int32

    /// Waits for the lock.
    ///
    /// - Throws: A failure of the file system, or the end of the time.
    init(_ file: URL, timeout: Duration) throws(PrivateFiles.Failure) {
        descriptor = Foundation.open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .last() }
        let limit = ContinuousClock.now + timeout
        // Not the waiting variant, because the process with the lock may be stopped.
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR, ContinuousClock.now < limit else {
                let failure = PrivateFiles.Failure.last()
                close(descriptor)
                throw failure
            }
            usleep(Self.pause)
        }
    }

    /// Ends the lock. Must be called once.
    func release() { close(descriptor) }
}
