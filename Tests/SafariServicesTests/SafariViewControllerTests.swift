import CaretTesting
import Foundation
import HeadlessBackend
import SafariServices
import Testing

/// Records the calls of a delegate, in order.
private final class Recorder: NSObject, SFSafariViewControllerDelegate {
    private(set) var calls: [String] = []
    private(set) var isMain = true
    var activities: [UIActivity] = []
    var excludedTypes: [UIActivity.ActivityType] = []
    var dismisses = false

    private func record(_ call: String) {
        isMain = isMain && Thread.isMainThread
        calls.append(call)
    }

    func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity] {
        record("activities \(URL.path)")
        return activities
    }

    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] {
        record("excluded \(URL.path)")
        return excludedTypes
    }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        record("finish")
        if dismisses { controller.dismiss(animated: true) }
    }

    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
        record("load \(didLoadSuccessfully)")
    }

    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) { record("redirect \(URL.path)") }

    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { record("open") }
}

/// An activity of the app.
private final class AppActivity: UIActivity {
    override var activityTitle: String? { "App Activity" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}

/// The screen that shows a web page.
@MainActor struct SafariViewControllerTests {
    private let recorder = Recorder()

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    private func present(
        _ address: String = "https://www.example.org/a?token=secret", on device: Device = .standard,
        settings: SFSafariViewController.Configuration = .init(), configure: (SFSafariViewController, TestApp) throws -> Void = { _, _ in }
    ) async throws -> (app: TestApp, screen: SFSafariViewController) {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: device)
        let screen = try SFSafariViewController(url: url(address), configuration: settings)
        screen.delegate = recorder
        try configure(screen, app)
        app.mainWindow.rootViewController?.present(screen, animated: true)
        try await app.settle()
        return (app, screen)
    }

    private func isPresented(_ app: TestApp) -> Bool { app.mainWindow.rootViewController?.presentedViewController != nil }

    @Test(.app) func thePageIsShownByItsAddress() async throws {
        let (app, screen) = try await present()
        #expect(app.exists("example.org") || app.exists("www.example.org, secure"))
        #expect(app.exists("https://www.example.org/a?token=secret") && app.exists("Open in Browser"))
        #expect(screen.modalPresentationStyle == .fullScreen && screen.view.bounds == app.mainWindow.bounds)
        #expect(try app.system.browser.visited == [url("https://www.example.org/a?token=secret")])
        #expect(recorder.calls == ["load true"] && recorder.isMain)
    }

    @Test(.app) func theRequestIsLoggedWithoutPathAndQuery() async throws {
        let (app, _) = try await present()
        #expect(app.system.requests.requests(to: "browser").map(\.text) == ["show a page of www.example.org"])
    }

    @Test(.app) func aPageOfAnUnencryptedConnectionHasNoLock() async throws {
        let (app, _) = try await present("HTTP://example.org")
        #expect(app.exists("example.org") && !app.exists("example.org, secure"))
    }

    @Test(.noLeaks, arguments: [true, false]) func doneDismissesTheScreenOnce(delegateDismisses: Bool) async throws {
        let (app, _) = try await present()
        recorder.dismisses = delegateDismisses
        try await app.tap("Done")
        try await app.settle()
        #expect(recorder.calls == ["load true", "finish"] && !isPresented(app))
    }

    @Test(.app, arguments: [(SFSafariViewController.DismissButtonStyle.done, "Done"), (.close, "Close"), (.cancel, "Cancel")])
    func theButtonHasTheStyle(style: SFSafariViewController.DismissButtonStyle, title: String) async throws {
        let (app, _) = try await present { screen, _ in screen.dismissButtonStyle = style }
        try await app.tap(.label(title))
        try await app.settle()
        #expect(!isPresented(app))
    }

    @Test(.app, arguments: [true, false]) func doneKeepsTheControllerThatPresentsTheScreen(delegateDismisses: Bool) async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let presenter = UIViewController()
        let screen = try SFSafariViewController(url: url("https://example.org"))
        screen.delegate = recorder
        recorder.dismisses = delegateDismisses
        app.mainWindow.rootViewController?.present(presenter, animated: false)
        presenter.present(screen, animated: true)
        try await app.settle()
        try await app.tap("Done")
        try await app.settle()
        #expect(presenter.presentedViewController == nil && presenter.presentingViewController != nil)
    }

    @Test(.app) func draggingASheetDownFinishes() async throws {
        let (app, _) = try await present(on: try #require(Device.named("iPhone 15"))) { screen, _ in
            screen.modalPresentationStyle = .pageSheet
        }
        await app.drag(from: CGPoint(x: 200, y: 75), to: CGPoint(x: 200, y: 840))
        try await app.settle()
        #expect(recorder.calls == ["load true", "finish"] && !isPresented(app))
    }

    private final class PresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var count = 0
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { count += 1 }
    }

    @Test(.app) func theAppMayHaveADelegateOfThePresentation() async throws {
        let delegate = PresentationDelegate()
        let (app, _) = try await present(on: try #require(Device.named("iPhone 15"))) { screen, _ in
            screen.modalPresentationStyle = .pageSheet
            screen.presentationController?.delegate = delegate
        }
        await app.drag(from: CGPoint(x: 200, y: 75), to: CGPoint(x: 200, y: 840))
        try await app.settle()
        #expect(recorder.calls == ["load true", "finish"] && delegate.count == 1)
    }

    @Test(.app) func theAppDismissesTheScreenWithoutBeingNotified() async throws {
        let (app, screen) = try await present()
        screen.dismiss(animated: true)
        try await app.settle()
        #expect(recorder.calls == ["load true"])
    }

    @Test(.app) func aScreenThatIsDismissedWhileItLoadsNotifiesNobody() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let screen = try SFSafariViewController(url: url("https://example.org"))
        screen.delegate = recorder
        app.mainWindow.rootViewController?.present(screen, animated: false)
        await app.advance(frames: 2)
        screen.dismiss(animated: false)
        try await app.settle()
        #expect(recorder.calls.isEmpty && app.system.browser.visited.count == 1)
    }

    @Test(.app) func redirectionsPrecedeTheEndOfLoading() async throws {
        let (app, _) = try await present("https://example.org/1") { _, app in
            app.system.browser.redirects = [
                try url("https://example.org/1"): try url("https://example.org/2"),
                try url("https://example.org/2"): try url("https://example.net/3"),
                try url("https://example.net/3"): try url("https://example.org/1"),
            ]
        }
        #expect(recorder.calls == ["redirect /2", "redirect /3", "load true"])
        #expect(app.exists("https://example.net/3"))
        try await app.tap("Open in Browser")
        try await app.settle()
        #expect(try app.system.browser.openedInBrowser == [url("https://example.net/3")])
    }

    @Test(.app) func aPageFailsToLoadWithoutANetwork() async throws {
        let (app, _) = try await present { _, app in
            app.system.browser.isOffline = true
            app.system.browser.redirects = try [url("https://www.example.org/a?token=secret"): url("https://example.org/2")]
        }
        #expect(recorder.calls == ["load false"])
        #expect(app.exists("The page cannot be opened, because the device is not connected to the Internet."))
        app.system.browser.isOffline = false
        try await app.tap("Reload")
        #expect(app.system.browser.visited.count == 2 && recorder.calls == ["load false"])
        #expect(!app.exists("The page cannot be opened, because the device is not connected to the Internet."))
    }

    @Test(.app, arguments: ["Open in Browser", "Open in Safari"]) func theUserOpensTheBrowser(button: String) async throws {
        let (app, _) = try await present()
        try await app.tap(.label(button))
        try await app.settle()
        #expect(recorder.calls == ["load true", "open"])
        #expect(try app.system.browser.openedInBrowser == [url("https://www.example.org/a?token=secret")])
    }

    @Test(.app) func withoutABrowserAnAlertExplainsIt() async throws {
        let (app, _) = try await present()
        (ApplicationHost.running.backend as? HeadlessBackend)?.urlOpener = nil
        try await app.tap("Open in Browser")
        try await app.settle()
        #expect(app.exists("Cannot Open Page") && app.system.browser.openedInBrowser.isEmpty)
    }

    @Test(.noLeaks) func theShareSheetHasTheActivitiesOfTheDelegate() async throws {
        let (app, _) = try await present()
        recorder.activities = [AppActivity()]
        recorder.excludedTypes = [.copyToPasteboard]
        try await app.tap("Share")
        try await app.settle()
        #expect(recorder.calls == ["load true", "activities /a", "excluded /a"])
        #expect(app.exists("App Activity") && !app.exists("Copy"))
    }

    @Test(.app) func thereIsNoHistory() async throws {
        let (app, _) = try await present()
        for name in ["Back", "Forward"] {
            let button = try app.find(.label(name)).view as? UIControl
            #expect(button?.isEnabled == false)
        }
    }

    @Test(.app) func theBarsHaveThePreferredColors() async throws {
        let (app, screen) = try await present { screen, _ in
            screen.preferredBarTintColor = .red
            screen.preferredControlTintColor = .green
        }
        let navigation = try #require(screen.children.first as? UINavigationController)
        #expect(navigation.navigationBar.tintColor == .green && navigation.toolbar.tintColor == .green)
        let pixel = try #require(try app.snapshot().pixel(at: CGPoint(x: 2, y: 2)))
        #expect(pixel.x > 200 && pixel.y < 60 && pixel.z < 60)
    }

    @Test(.app) func settingsAreCopiedAndRecorded() async throws {
        let settings = SFSafariViewController.Configuration()
        settings.entersReaderIfAvailable = true
        settings.barCollapsingEnabled = false
        let (app, screen) = try await present(settings: settings) { _, _ in settings.entersReaderIfAvailable = false }
        #expect(screen.configuration.entersReaderIfAvailable && !screen.configuration.barCollapsingEnabled)
        screen.configuration.entersReaderIfAvailable = false
        #expect(screen.configuration.entersReaderIfAvailable)
        let visit = try #require(app.system.browser.visits.first)
        #expect(visit.entersReaderIfAvailable && !visit.isBarCollapsingEnabled)
        let copy = settings.copy() as? SFSafariViewController.Configuration
        #expect(copy !== settings && copy?.barCollapsingEnabled == false)
    }

    /// Creates a screen for a URL that is no web page.
    private static func open(_ text: String) throws {
        _ = SFSafariViewController(url: try #require(URL(string: text)))
    }

    @Test func anUnsupportedSchemeStopsTheProgramWithoutShowingTheAddress() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await SafariViewControllerTests.open("mailto:secret@example.org")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("scheme \"mailto\"") && !message.contains("secret"))
    }

    @Test(.app) func thePanelShowsAddressesWithoutSecrets() async throws {
        let (app, _) = try await present("https://user:password@example.org/a?token=secret#part")
        let section = app.system.browser.panelSection
        #expect(section.rows.map(\.title) == ["Pages", "https://example.org/a"])
        #expect(app.exists("https://example.org/a?token=secret#part"))
        section.rows[0].choices[1].choose()
        #expect(app.system.browser.isOffline)
    }
}
