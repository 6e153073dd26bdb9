#if canImport(Glibc)
    import Glibc
#endif

/// Files that nobody else on the machine may read: passwords' hashes, tokens, and what somebody has to do.
public enum PrivateFile {
    /// Makes an empty file where there is none, and shuts others out of one that is there, with what SQLite has put beside it.
    ///
    /// What SQLite will put beside it may be read by whom the database may.
    public static func make(_ path: String) {
        let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor < 0 else {
            close(descriptor)
            return
        }
        // Not opened: closing it again would give up the locks that this process has on it.
        for end in ["", "-wal", "-shm"] { chmod(path + end, 0o600) }
    }
}
