import Foundation
import Platform
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The folders, settings and cookies of the apps that tests launch: each test finds them empty.
@MainActor enum TestContainer {
    private static var test: Test.ID?
    private static var isPrepared = false

    /// Empties the container unless this test has launched an app before: an app that is launched again finds what it kept.
    ///
    /// - Parameter test: the running test; `nil` for XCTest's methods, which keep the container of the first launch.
    /// - Throws: what the file system throws.
    static func prepare(for test: Test.ID?) throws {
        guard !isPrepared || test != self.test, let container = AppContainer.ofTests else { return }
        (self.test, isPrepared) = (test, true)
        for key in UserDefaults.standard.dictionaryRepresentation().keys { UserDefaults.standard.removeObject(forKey: key) }
        HTTPCookieStorage.shared.removeCookies(since: .distantPast)
        try container.empty()
    }
}
