import Platform

/// A pasteboard in memory, with the lifetime of its back end.
@MainActor final class MemoryClipboard: Clipboard {
    var text: String?
}
