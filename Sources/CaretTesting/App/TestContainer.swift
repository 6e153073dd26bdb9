import Foundation
import Platform

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The folders, settings and cookies of the apps that tests launch.
enum TestContainer {
    /// Empties them before a test with the trait `.app`, so that what the test prepares, and what an app keeps from one launch of the test to
    /// the next, stays there until its end.
    ///
    /// - Throws: what the file system throws.
    static func empty() throws {
        guard let container = AppContainer.ofTests else { return }
        for key in UserDefaults.standard.dictionaryRepresentation().keys { UserDefaults.standard.removeObject(forKey: key) }
        HTTPCookieStorage.shared.removeCookies(since: .distantPast)
        try container.empty()
    }
}
