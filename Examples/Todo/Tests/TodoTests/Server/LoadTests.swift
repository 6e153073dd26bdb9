import Foundation
import Testing

/// The reports of the load driver about servers that answer, and about one that stops.
@Suite(.timeLimit(.minutes(10))) struct LoadTests {
    @Test(arguments: [true, false]) func callsWithoutAnAnswerHaveFailed(serverStays: Bool) async throws {
        let (server, _, folder) = try await TestClient.withServer()
        defer { _ = folder }
        let port = try #require(server.url.port)
        let driver = try ChildProcess(
            "todo-load", ["--port", "\(port)", "--clients", "20", "--accounts", "1", "--seconds", "1", "--pause", "0.1"])
        var report = ""
        for await line in driver.lines {
            if line.hasPrefix("20 clients are connected"), !serverStays { server.child.kill9() }
            if line.contains(" failed") { report = line }
        }
        #expect(report.hasSuffix(serverStays ? ", 0 failed" : ", 20 failed"), "\(report)")
    }
}
