import Foundation
import Platform

/// Records opened URLs, and accepts the schemes that most desktops support.
@MainActor final class RecordingURLOpener: URLOpener {
    private(set) var opened: [URL] = []

    func canOpen(_ url: URL) -> Bool {
        url.scheme.map { ["http", "https", "mailto", "tel", "sms", "ftp"].contains($0.lowercased()) } ?? false
    }

    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        opened.append(url)
        completion(true)
    }
}
