import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

/// Background fetches while an app is in the background.
@MainActor @Suite(.app) struct BackgroundFetchTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var answersAtOnce = true
        var handlers: [(UIBackgroundFetchResult) -> Void] = []

        func application(
            _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
            handlers.append(completionHandler)
            if answersAtOnce { completionHandler(.newData) }
        }
    }

    private let delegate = Delegate()

    @Test func withoutAnIntervalNothingIsFetched() async throws {
        let app = try await TestApp.launch(delegate)
        #expect(app.application.backgroundRefreshStatus == .available)
        await app.enterBackground()
        await app.advance(by: .seconds(7200))
        #expect(delegate.handlers.isEmpty)
    }

    @Test func theDelegateIsAskedToFetchInTheBackground() async throws {
        let app = try await TestApp.launch(delegate)
        app.application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        await app.advance(by: .seconds(3600))
        #expect(delegate.handlers.isEmpty, "the app is seen")
        await app.enterBackground()
        await app.advance(by: .seconds(890))
        #expect(delegate.handlers.isEmpty)
        await app.advance(by: .seconds(20))
        #expect(delegate.handlers.count == 1)
        await app.advance(by: .seconds(1800))
        #expect(delegate.handlers.count == 3)
        await app.enterForeground()
        await app.advance(by: .seconds(3600))
        #expect(delegate.handlers.count == 3)
        app.application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalNever)
        await app.enterBackground()
        await app.advance(by: .seconds(3600))
        #expect(delegate.handlers.count == 3 && app.diagnostics.isEmpty)
        app.application.setMinimumBackgroundFetchInterval(.nan)
        await app.advance(by: .seconds(910))
        #expect(delegate.handlers.count == 4, "what is no number counts as the shortest time")
    }

    @Test func theIntervalBeginsWithTheCompletion() async throws {
        let app = try await TestApp.launch(delegate)
        delegate.answersAtOnce = false
        app.application.setMinimumBackgroundFetchInterval(1000)
        await app.enterBackground()
        await app.advance(by: .seconds(1010))
        await app.advance(by: .seconds(10))
        delegate.handlers[0](.noData)
        delegate.handlers[0](.noData)
        await app.advance(by: .seconds(990))
        #expect(delegate.handlers.count == 1)
        await app.advance(by: .seconds(20))
        #expect(delegate.handlers.count == 2 && app.diagnostics.isEmpty)
        // A delegate that never completes a fetch is reported, and asked again.
        await app.advance(by: .seconds(40))
        #expect(app.diagnostics.count == 1)
        await app.advance(by: .seconds(1000))
        #expect(delegate.handlers.count == 3)
    }
}
