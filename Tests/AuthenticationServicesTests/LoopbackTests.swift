import CaretTesting
import Foundation
import FoundationNetworking
import Testing

@testable import AuthenticationServices
@testable import UIKitCore

/// Callbacks to an address of this machine.
@MainActor @Suite(.app) struct LoopbackTests {
    private final class Screen: UIViewController, ASWebAuthenticationPresentationContextProviding {
        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { view.window ?? UIWindow() }
    }

    /// Returns a port that nothing uses.
    private func freePort() throws -> Int {
        for port in 49_000..<49_200 {
            let page = try #require(URL(string: "https://a.example/?redirect_uri=http://127.0.0.1:\(port)/done"))
            if let listener = LoopbackListener(for: page, handler: { _ in }) {
                listener.stop()
                return port
            }
        }
        throw CancellationError()
    }

    private func get(_ text: String) async throws -> (status: Int, text: String) {
        let url = try #require(URL(string: text))
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 5
        let (data, response) = try await URLSession(configuration: configuration).data(from: url)
        return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
    }

    @Test func theSessionListensUntilItsEnd() async throws {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen })
        let server = "http://127.0.0.1:\(try freePort())"
        let address = "\(server)/done"
        let page = try #require(URL(string: "https://login.example/?client=1&redirect_uri=\(address)"))
        var result: URL?
        let session = ASWebAuthenticationSession(url: page, callback: .customScheme("http")) { url, _ in result = url }
        session.presentationContextProvider = screen
        session.prefersEphemeralWebBrowserSession = true
        session.start()
        try await app.settle()
        #expect(try await get("\(server)/favicon.ico").status == 404)
        #expect(result == nil)
        let response = try await get("\(address)?code=1&state=a%20b")
        #expect(response.status == 200 && response.text == "You can close this page and return to the app.")
        try await app.settle()
        #expect(result?.absoluteString == "\(address)?code=1&state=a%20b")
        #expect(!app.exists("Continue in Your Browser"))
        await #expect(throws: URLError.self) { try await get(address) }
    }

    @Test func onlyAddressesOfThisMachineAreListenedTo() throws {
        for (text, address) in [
            ("https://a.example/?redirect_uri=http://localhost:8080/x", "http://localhost:8080/x"),
            ("https://a.example/?redirect_uri=http%3A%2F%2F127.0.0.1%3A81%2Fx", "http://127.0.0.1:81/x"),
            ("https://a.example/?redirect_uri=http://b.example:8080/x", nil), ("https://a.example/?redirect_uri=https://localhost/x", nil),
            ("https://a.example/", nil),
        ] {
            #expect(LoopbackListener.address(in: try #require(URL(string: text)))?.absoluteString == address)
        }
    }

    @Test func aPortInUseIsReported() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let page = try #require(URL(string: "https://a.example/?redirect_uri=http://127.0.0.1:\(try freePort())/done"))
        let first = try #require(LoopbackListener(for: page) { _ in })
        #expect(LoopbackListener(for: page) { _ in } == nil)
        #expect(app.diagnostics.map(\.code) == ["authenticationServices.port"])
        first.stop()
    }
}
