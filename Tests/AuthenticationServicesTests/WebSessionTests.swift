import AuthenticationServices
import CaretTesting
import HeadlessBackend
import Testing

@testable import SystemServices
@testable import UIKitCore

/// Web sessions, from the question to the callback.
@MainActor @Suite(.app) struct WebSessionTests {
    private final class Screen: UIViewController, ASWebAuthenticationPresentationContextProviding {
        var results: [String] = []
        var anchor: UIWindow?

        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { anchor ?? view.window ?? UIWindow() }

        func record(_ url: URL?, _ error: (any Error)?) {
            results.append(url?.absoluteString ?? "\((error as? ASWebAuthenticationSessionError)?.code.rawValue ?? 0)")
        }

        func session(_ page: String, _ callback: ASWebAuthenticationSession.Callback) -> ASWebAuthenticationSession? {
            guard let url = URL(string: page) else { return nil }
            let session = ASWebAuthenticationSession(url: url, callback: callback) { [weak self] in self?.record($0, $1) }
            session.presentationContextProvider = self
            return session
        }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let screen = Screen()
        var opened: [URL] = []

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow()
            window?.rootViewController = screen
            window?.makeKeyAndVisible()
            return true
        }

        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            opened.append(url)
            return true
        }
    }

    private static let page = "https://login.example/authorize?client_id=app&state=secret-state"
    private static let diary = ASWebAuthenticationSession.Callback.customScheme("Diary")
    private let delegate = Delegate()
    private var screen: Screen { delegate.screen }
    private var openedURLs: [String] {
        (ApplicationHost.current?.backend as? HeadlessBackend)?.openedURLs.map(\.absoluteString) ?? []
    }

    private func launch() async throws -> TestApp {
        let delegate = delegate
        let app = try await TestApp.launch(delegate)
        try await app.settle()
        return app
    }

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test func theAnswerOfATestIsTheCallback() async throws {
        let app = try await launch()
        app.system.signIn.webAnswer = .url(try url("diary://done?code=secret-code"))
        let session = try #require(screen.session(Self.page, Self.diary))
        session.additionalHeaderFields = ["X-App": "diary"]
        #expect(session.canStart && session.start())
        #expect(!session.canStart && !session.start() && screen.results.isEmpty)
        try await app.settle()
        #expect(screen.results == ["diary://done?code=secret-code"] && openedURLs.isEmpty)
        #expect(app.system.signIn.webSignIns.map(\.url.absoluteString) == [Self.page])
        #expect(app.system.signIn.webSignIns.map(\.headerFields) == [["X-App": "diary"]])
        let lines = app.system.requests.all.map(\.text)
        #expect(lines == ["signs in at login.example with a callback of the scheme diary"])
        app.system.signIn.webAnswer = .cancel
        try #require(screen.session(Self.page, Self.diary)).start()
        try await app.settle()
        #expect(screen.results.last == "1")
    }

    @Test func anAnswerThatIsNoCallbackIsReported() async throws {
        let app = try await launch()
        app.system.signIn.webAnswer = .url(try url("other://done?code=secret-code"))
        try #require(screen.session(Self.page, Self.diary)).start()
        try await app.settle()
        #expect(screen.results == ["1"] && app.diagnostics.map(\.code) == ["authenticationServices.webAnswer"])
        #expect(!app.diagnostics.map(\.message).joined().contains("secret"))
    }

    @Test func thePersonSignsInWithTheBrowser() async throws {
        let app = try await launch()
        try #require(screen.session(Self.page, Self.diary)).start()
        try await app.settle()
        #expect(app.exists("Continue") && openedURLs.isEmpty)
        try await app.tap("Continue")
        try await app.settle()
        #expect(openedURLs == [Self.page] && app.exists("Continue in Your Browser"))
        // Another URL belongs to the app.
        await app.open(try url("other://page"))
        #expect(screen.results.isEmpty && delegate.opened.map(\.absoluteString) == ["other://page"])
        await app.open(try url("other://second"), try url("diary://done?code=1"))
        try await app.settle()
        #expect(screen.results == ["diary://done?code=1"] && delegate.opened.count == 2)
        #expect(!app.exists("Continue in Your Browser") && app.application.applicationState == .active)
        #expect(ApplicationHost.current?.urlInterceptors.isEmpty == true)
        await app.open(try url("diary://again"))
        #expect(screen.results.count == 1 && delegate.opened.count == 3)
    }

    @Test func thePersonCancelsBeforeOrAfterTheBrowserOpens() async throws {
        let app = try await launch()
        for taps in [["Cancel"], ["Continue", "Cancel"]] {
            try #require(screen.session(Self.page, Self.diary)).start()
            try await app.settle()
            for title in taps {
                try await app.tap(Query(stringLiteral: title))
                try await app.settle()
            }
        }
        #expect(screen.results == ["1", "1"] && openedURLs.count == 1)
        #expect(ASWebAuthenticationSessionError.canceledLogin.rawValue == 1)
    }

    @Test func anEphemeralSessionAsksNothing() async throws {
        let app = try await launch()
        let session = try #require(screen.session(Self.page, Self.diary))
        session.prefersEphemeralWebBrowserSession = true
        session.start()
        try await app.settle()
        #expect(openedURLs == [Self.page] && app.system.signIn.webSignIns.map(\.isEphemeral) == [true])
    }

    @Test func theCopiedAddressIsACallback() async throws {
        let app = try await launch()
        let session = try #require(screen.session(Self.page, .https(host: "app.example", path: "done")))
        session.prefersEphemeralWebBrowserSession = true
        session.start()
        try await app.settle()
        for text in ["https://app.example/other", "nothing at all", "https://app.example/done?code=1\n"] {
            #expect(screen.results.isEmpty)
            UIPasteboard.general.string = text
            try await app.tap("Use Copied Address")
            try await app.settle()
        }
        #expect(screen.results == ["https://app.example/done?code=1"])
    }

    @Test func cancellingCallsNoHandler() async throws {
        let app = try await launch()
        let session = try #require(screen.session(Self.page, Self.diary))
        session.cancel()
        session.start()
        try await app.settle()
        session.cancel()
        session.cancel()
        try await app.settle()
        #expect(screen.results.isEmpty && !app.exists("Continue"))
        #expect(app.application.applicationState == .active)
        app.system.signIn.webAnswer = .cancel
        let other = try #require(screen.session(Self.page, Self.diary))
        other.start()
        other.cancel()
        try await app.settle()
        #expect(screen.results.isEmpty)
    }

    @Test func aSessionNeedsAWindow() async throws {
        let app = try await launch()
        let session = try #require(screen.session(Self.page, Self.diary))
        session.presentationContextProvider = nil
        #expect(!session.start() && screen.results.isEmpty)
        try await app.settle()
        #expect(screen.results == ["2"])
        let window = UIWindow()
        window.windowScene = nil
        screen.anchor = window
        #expect(try #require(screen.session(Self.page, Self.diary)).start() == false)
        try await app.settle()
        #expect(screen.results == ["2", "3"])
    }

    @Test(arguments: ["diary://page", "file:///etc/passwd", "https:", "page"])
    func onlyWebPagesAreOpened(page: String) async throws {
        let app = try await launch()
        let session = try #require(screen.session(page, Self.diary))
        #expect(!session.canStart && !session.start())
        try await app.settle()
        #expect(screen.results.isEmpty && app.diagnostics.map(\.code) == ["authenticationServices.page"])
    }

    @Test func aDesktopWithoutABrowserCancels() async throws {
        let app = try await launch()
        (ApplicationHost.current?.backend as? HeadlessBackend)?.urlOpener = nil
        try #require(screen.session(Self.page, Self.diary)).start()
        try await app.settle()
        try await app.tap("Continue")
        try await app.settle()
        #expect(screen.results == ["1"] && app.diagnostics.map(\.code) == ["authenticationServices.browser"])
    }

    @Test func aSessionThatTheAppReleasesStillEnds() async throws {
        let app = try await launch()
        weak var released: ASWebAuthenticationSession?
        do {
            let session = try #require(screen.session(Self.page, Self.diary))
            released = session
            session.start()
        }
        try await app.settle()
        try await app.tap("Cancel")
        try await app.settle()
        #expect(screen.results == ["1"] && released == nil)
    }

    @Test func callbacksMatchSchemesOrPages() throws {
        let page = ASWebAuthenticationSession.Callback.https(host: "App.example", path: "/done")
        for (text, isScheme, isPage) in [
            ("DIARY://x", true, false), ("diary:", true, false), ("diaries://x", false, false),
            ("https://app.example/done?a#b", false, true),
            ("http://app.example/done", false, false), ("https://app.example/done/more", false, false),
            ("https://other.example/done", false, false),
        ] {
            let url = try url(text)
            #expect(Self.diary.matchesURL(url) == isScheme && page.matchesURL(url) == isPage, "\(text)")
        }
        #expect(ASWebAuthenticationSession.Callback.https(host: "a", path: "/").matchesURL(try url("https://a")))
    }

    @Test func aSessionWithoutASchemeReceivesTheSchemesOfTheApp() async throws {
        let app = try await launch()
        let session = ASWebAuthenticationSession(url: try url(Self.page), callbackURLScheme: nil) { screen.record($0, $1) }
        session.presentationContextProvider = screen
        app.system.signIn.webAnswer = .url(try url("anything://done"))
        session.start()
        try await app.settle()
        #expect(screen.results == ["anything://done"])
    }
}
