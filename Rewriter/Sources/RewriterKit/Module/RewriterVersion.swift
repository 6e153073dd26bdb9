import Foundation

/// The version of the rewriter, which is part of each key in the cache.
enum RewriterVersion {
    /// The number of the format, with the size and the time of the program.
    ///
    /// A rewriter that was built again does not read entries of the former one.
    static let current: String = {
        var information = stat()
        guard stat("/proc/self/exe", &information) == 0 else { return "1" }
        return "1-\(information.st_size)-\(information.st_mtim.tv_sec)"
    }()
}
