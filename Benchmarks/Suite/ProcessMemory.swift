import Foundation

/// The memory of this process.
enum ProcessMemory {
    /// The resident memory, in bytes.
    static var resident: Int {
        let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * 4096
    }
}
