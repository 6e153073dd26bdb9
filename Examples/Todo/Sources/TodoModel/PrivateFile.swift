#if canImport(Glibc)
    import Glibc
#endif

/// Files that no other user of the machine may read: password hashes, tokens, and tasks.
public enum PrivateFile {
    /// Creates an empty file if there is none. Restricts the permissions of an existing one, and of the files that
    /// SQLite has created beside it.
    ///
    /// SQLite creates further files with the permissions of the database.
    public static func make(_ path: String) {
        let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor < 0 else {
            close(descriptor)
            return
        }
        // The file is not opened: closing it again would release the locks of this process.
        for end in ["", "-wal", "-shm"] { chmod(path + end, 0o600) }
    }
}
