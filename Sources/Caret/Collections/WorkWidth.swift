import Foundation

/// The default number of concurrent tasks, and the check of a specified number.
@usableFromInline enum WorkWidth {
    /// The number of active processors, at least 1.
    @usableFromInline static let processors = max(ProcessInfo.processInfo.activeProcessorCount, 1)

    /// Returns `width` after checking it.
    ///
    /// - Precondition: `width` is at least 1, because without tasks no work would start.
    @usableFromInline static func checked(_ width: Int, by name: StaticString) -> Int {
        precondition(width >= 1, "\(name): the width is \(width), but at least 1 must run at a time. Pass 1 to run one after another.")
        return width
    }
}
