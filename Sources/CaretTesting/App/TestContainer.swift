import Foundation
import Platform

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The folders, settings and cookies of the apps that tests launch.
enum TestContainer {
    /// Empties the container before a test with the trait `.app`. Data that the test prepares, or that an app saves
    /// between two launches in the test, exists until the test ends.
    ///
    /// - Throws: The errors of the file system.
    static func empty() throws {
        guard let container = AppContainer.testContainer else { return }
        for key in UserDefaults.standard.dictionaryRepresentation().keys { UserDefaults.standard.removeObject(forKey: key) }
        HTTPCookieStorage.shared.removeCookies(since: .distantPast)
        try container.empty()
    }
}
