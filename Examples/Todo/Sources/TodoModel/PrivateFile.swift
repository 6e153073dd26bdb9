#if canImport(Glibc)
    import Glibc
#endif

/// Files that nobody else on the machine may read: passwords' hashes, tokens, and what somebody has to do.
public enum PrivateFile {
    /// Makes an empty file where there is none. What SQLite puts beside a database may be read by whom the database may.
    public static func make(_ path: String) {
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
    }
}
