import Foundation

/// How much work runs at once if nobody says.
@usableFromInline enum WorkWidth {
    /// One piece of work for each processor that the system lets us use.
    @usableFromInline static let processors = max(ProcessInfo.processInfo.activeProcessorCount, 1)

    /// `width` as it was asked for.
    ///
    /// - Precondition: `width` is 1 or more: with less, nothing would ever begin.
    @usableFromInline static func checked(_ width: Int, by name: StaticString) -> Int {
        precondition(width >= 1, "\(name): the width is \(width), but at least 1 must run at a time. Pass 1 to run one after another.")
        return width
    }
}
