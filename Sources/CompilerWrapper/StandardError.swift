import Glibc

/// The standard error stream, which SwiftPM shows as the compiler's messages.
package enum StandardError {
    /// Writes one line.
    package static func write(line: String) {
        let bytes = Array((line + "\n").utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(2, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            written += count
        }
    }
}
