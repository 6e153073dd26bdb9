import CaretSafariServices
import CaretTesting
import Testing

/// The closures of a screen that shows a web page.
@MainActor @Suite(.noLeaks) struct BrowserEventTests {
    private final class Screen: UIViewController {
        var calls: [String] = []

        func browse(_ url: URL) -> [Subscription] {
            let page = SFSafariViewController(url: url)
            let tokens = [
                page.on(.didCompleteInitialLoad, self) { screen, isLoaded in screen.calls.append("load \(isLoaded)") },
                page.on(.initialLoadDidRedirect, self) { screen, url in screen.calls.append("redirect \(url.path)") },
                page.on(.willOpenInBrowser, self) { screen in screen.calls.append("open") },
                page.on(.didFinish, self) { screen in screen.calls.append("finish") },
            ]
            present(page, animated: true)
            return tokens
        }
    }

    @Test func closuresAreCalledInTheOrderOfTheDelegate() async throws {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen })
        let url = try #require(URL(string: "https://www.example.org/a"))
        app.system.browser.redirects[url] = URL(string: "https://www.example.org/b")
        _ = screen.browse(url)
        try await app.settle()
        #expect(screen.calls == ["redirect /b", "load true"])
        try await app.tap("Done")
        try await app.settle()
        #expect(screen.calls.last == "finish" && screen.presentedViewController == nil)
    }

    @Test func cancelledHandlersAreNotCalled() async throws {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen })
        for token in screen.browse(try #require(URL(string: "https://www.example.org/a"))) { token.cancel() }
        try await app.settle()
        try await app.tap("Done")
        try await app.settle()
        #expect(screen.calls.isEmpty)
    }
}
