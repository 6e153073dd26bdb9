import Foundation
import Testing

@testable import TodoServer

/// The description matches the server.
@Suite struct OpenAPITests {
    /// The methods and paths of the description, such as `get /v1/tasks`.
    private var described: Set<String> {
        var path = ""
        var result: Set<String> = []
        for line in OpenAPI.text.components(separatedBy: "\n") {
            if line.hasPrefix("  /") { path = String(line.dropFirst(2).dropLast()) }
            for method in ["get", "post", "patch", "delete"] where line == "    \(method):" { result.insert("\(method) \(path)") }
        }
        return result
    }

    @Test func eachDescribedCallExistsAndNoOther() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let paths = Set(described.map { String($0.split(separator: " ")[1]) })
        #expect(described.count == 19 && paths.count == 10)
        for path in paths.sorted() {
            for method in ["get", "post", "patch", "delete"] {
                // The token of the other calls must not be revoked.
                let asking = path.hasSuffix("current") ? try await client.registered() : client
                let address = String(path.dropFirst()).replacing("{id}", with: UUID().uuidString)
                let answer = try await asking.send(method.uppercased(), address, json: method == "get" || method == "delete" ? nil : "7")
                let isDescribed = described.contains("\(method) \(path)")
                #expect((answer.status != 405) == isDescribed, "\(method) \(path): \(answer.status)")
                #expect(answer.status != 404 || path.contains("{id}"), "\(method) \(path)")
            }
        }
        #expect(try await client.send("GET", "openapi.yaml").text == OpenAPI.text)
    }
}
