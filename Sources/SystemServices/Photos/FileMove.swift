import Foundation

/// Moves files within a disk without replacing others.
enum FileMove {
    private typealias Rename = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

    /// `renameat2`, which the Glibc module lacks; `nil` in an older C library.
    private static let rename = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Rename.self) }
    /// `RENAME_NOREPLACE` of the kernel.
    private static let noReplacement: UInt32 = 1

    /// Moves a file in one step, unless something has the name of the target. Links are not followed.
    ///
    /// - Returns: The number of the system's error, such as `EEXIST` or `EXDEV`; 0 after a success.
    static func withoutReplacing(_ source: URL, to target: URL) -> Int32 {
        if let rename {
            guard rename(AT_FDCWD, source.path, AT_FDCWD, target.path, noReplacement) != 0 else { return 0 }
            let reason = errno
            guard reason == EINVAL || reason == ENOSYS else { return reason }
        }
        // Some file systems only rename with replacement. A second name for the file never replaces another.
        guard link(source.path, target.path) == 0 else { return errno }
        guard unlink(source.path) == 0 else {
            let reason = errno
            unlink(target.path)
            return reason
        }
        return 0
    }

    /// Moves a file back.
    ///
    /// - Throws: The error of the system.
    static func restore(_ source: URL, to target: URL) throws {
        let reason = withoutReplacing(source, to: target)
        if reason != 0 { throw PhotoChangeError.file(reason: "\(target.lastPathComponent) cannot be restored: \(text(reason)).") }
    }

    /// The text of an error of the system.
    static func text(_ number: Int32) -> String { String(cString: strerror(number)) }
}
