import Platform

/// A pasteboard that lives as long as its back end.
@MainActor final class MemoryClipboard: Clipboard {
    var text: String?
}
