import Foundation
import Platform

/// Keeps what would be opened.
@MainActor final class MemoryLinks: LinkOpener {
    private(set) var opened: [URL] = []

    func canOpen(_ url: URL) -> Bool { LinkSchemes.areOpened(url) }

    func open(_ url: URL) -> Bool {
        opened.append(url)
        return true
    }
}
