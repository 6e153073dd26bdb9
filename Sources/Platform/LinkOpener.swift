import Foundation

/// Which addresses leave the application at all: never files, nor what would run something.
package enum LinkSchemes {
    package static func areOpened(_ url: URL) -> Bool {
        url.scheme.map { ["http", "https", "mailto", "tel", "sms", "ftp"].contains($0.lowercased()) } ?? false
    }
}

/// Hands addresses to whatever shows them: a browser, a mail program.
@MainActor package protocol LinkOpener: AnyObject {
    /// Whether somebody may be found for addresses like this one.
    func canOpen(_ url: URL) -> Bool
    /// Returns whether somebody took it.
    func open(_ url: URL) -> Bool
}
