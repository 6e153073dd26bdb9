import CaretTesting
import Foundation
import HeadlessBackend
import Platform
import Testing

@testable import UIKitCore

/// Windows that go to the background and return, and the app meanwhile.
@MainActor @Suite(.app) struct BackgroundTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var log: [String] = []

        private func note(_ word: String, _ application: UIApplication) { log.append("\(word) \(application.applicationState)") }
        func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
        func applicationWillResignActive(_ application: UIApplication) { note("resign", application) }
        func applicationDidEnterBackground(_ application: UIApplication) { note("away", application) }
        func applicationWillEnterForeground(_ application: UIApplication) { note("back", application) }
    }

    @Test func theDelegateIsNotifiedInOrder() async throws {
        let delegate = Delegate()
        let app = try await TestApp.launch(delegate)
        delegate.log = []
        await app.enterBackground()
        #expect(delegate.log == ["resign active", "away background"])
        #expect(UIApplication.shared.connectedScenes.first?.activationState == .background)
        await app.enterForeground()
        #expect(delegate.log.suffix(2) == ["back background", "active active"])
        #expect(UIApplication.shared.connectedScenes.first?.activationState == .foregroundActive)
    }

    @Test func aWindowThatBecomesActiveReturnsEvenBeforeTheDesktopShowsIt() async throws {
        let delegate = Delegate()
        let app = try await TestApp.launch(delegate)
        let window = try #require((ApplicationHost.current?.backend as? HeadlessBackend)?.windows.first)
        // The desktop hides the window without a loss of focus before, and activates it before it is visible.
        window.send(.visibility(false))
        await app.advance(frames: 1)
        delegate.log = []
        window.send(.activation(true))
        window.send(.visibility(true))
        window.send(.visibility(true))
        await app.advance(frames: 1)
        #expect(delegate.log == ["back background", "active active"])
    }

    @Test func hidingOneWindowLeavesTheOtherActive() throws {
        let delegate = Delegate()
        try TestHost.run(delegate, displays: [.standard, .standard]) { host in
            let scenes = try [0, 1].map { index in
                try #require(UIApplication.shared.connectedScenes.first { ($0 as? UIWindowScene)?.screen === UIScreen.screens[index] })
            }
            #expect(scenes.map(\.activationState) == [.foregroundActive, .foregroundActive])
            delegate.log = []
            host.send(.visibility(false), screen: 1)
            host.step()
            #expect(scenes.map(\.activationState) == [.foregroundActive, .background])
            #expect(delegate.log.isEmpty && UIApplication.shared.applicationState == .active)
            host.send(.activation(true), screen: 1)
            host.step()
            #expect(scenes.map(\.activationState) == [.foregroundActive, .foregroundActive])
            host.send(.visibility(false), screen: 1)
            host.send(.visibility(false), screen: 0)
            host.step()
            #expect(scenes.map(\.activationState) == [.background, .background])
            #expect(delegate.log == ["resign active", "away background"])
            delegate.log = []
            host.send(.activation(true), screen: 0)
            host.step()
            #expect(scenes.map(\.activationState) == [.foregroundActive, .background], "The other one is still away.")
            #expect(delegate.log == ["back background", "active active"])
        }
    }

    @Test func notificationsArePosted() async throws {
        let app = try await TestApp.launch(Delegate())
        let names: [Notification.Name] = [
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
            UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
        ]
        let heard = Heard()
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let name = note.name
                MainActor.assumeIsolated { heard.names.append(name) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        await app.enterBackground()
        #expect(heard.names == [names[2], names[0]])
        await app.enterForeground()
        #expect(heard.names.suffix(2) == [names[3], names[1]])
    }

    @Test func backgroundTasksAreCountedAndNeverExpire() async throws {
        let app = try await TestApp.launch(Delegate())
        let application = UIApplication.shared
        let first = application.beginBackgroundTask(withName: "Save")
        let second = application.beginBackgroundTask()
        #expect(first != second && first != .invalid && application.backgroundTimeRemaining == .greatestFiniteMagnitude)
        application.endBackgroundTask(first)
        application.endBackgroundTask(.invalid)
        #expect(app.diagnostics.isEmpty)
        application.endBackgroundTask(first)
        #expect(app.diagnostics.map(\.code) == ["background"])
        application.endBackgroundTask(second)
    }

    @Test func urlsAreOpenedByTheFirstHandlerThatCan() async throws {
        final class Opener: URLOpener {
            var opened: [URL] = []
            func canOpen(_ url: URL) -> Bool { url.scheme == "https" }
            func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
                opened.append(url)
                completion(true)
            }
        }
        _ = try await TestApp.launch(Delegate())
        let application = UIApplication.shared
        let page = try #require(URL(string: "https://example.org"))
        (ApplicationHost.current?.backend as? HeadlessBackend)?.urlOpener = nil
        #expect(!application.canOpenURL(page))
        #expect(await !application.open(page))
        let opener = Opener()
        (ApplicationHost.current?.backend as? HeadlessBackend)?.urlOpener = opener
        #expect(await application.open(page))
        #expect(await !application.open(page, options: [.universalLinksOnly: true]))
        let settings = try #require(URL(string: UIApplication.openSettingsURLString))
        #expect(await !application.open(settings))
        #expect(opener.opened == [page])
    }

    @Test func theScreenStaysAwakeWhileTheIdleTimerIsDisabled() async throws {
        _ = try await TestApp.launch(Delegate())
        let backend = try #require(ApplicationHost.current?.backend as? HeadlessBackend)
        UIApplication.shared.isIdleTimerDisabled = true
        #expect(backend.isKeptAwake && UIApplication.shared.isIdleTimerDisabled)
        UIApplication.shared.isIdleTimerDisabled = false
        #expect(!backend.isKeptAwake)
    }

    @MainActor private final class Heard {
        var names: [Notification.Name] = []
    }
}
