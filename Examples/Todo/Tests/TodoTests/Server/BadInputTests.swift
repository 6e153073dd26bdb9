import Foundation
import Testing
import TodoModel

/// An invalid call is answered with the right status, as JSON.
@Suite struct BadInputTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var method = "POST"
        var path = "v1/tasks"
        var json: String?
        var status: Int
        var code: Problem.Code
        var field: String?
        var testDescription: String { "\(method) \(path) \(json?.prefix(40) ?? "")" }
    }

    static let cases: [Case] = [
        Case(json: "", status: 400, code: .malformed),
        Case(json: "{", status: 400, code: .malformed),
        Case(json: "[]", status: 400, code: .malformed),
        Case(json: "{}", status: 400, code: .malformed, field: "title"),
        Case(json: #"{"title":null}"#, status: 400, code: .malformed, field: "title"),
        Case(json: #"{"title":7}"#, status: 400, code: .malformed, field: "title"),
        Case(json: #"{"title":"  \n "}"#, status: 422, code: .invalid, field: "title"),
        Case(json: #"{"title":"a\nb"}"#, status: 422, code: .invalid, field: "title"),
        Case(json: #"{"title":"\#(String(repeating: "x", count: 501))"}"#, status: 422, code: .invalid, field: "title"),
        Case(json: #"{"title":"x","notes":"\#(String(repeating: "x", count: 20_001))"}"#, status: 422, code: .invalid, field: "notes"),
        Case(json: #"{"title":"x","due":"2026-02-29"}"#, status: 400, code: .malformed, field: "due"),
        Case(json: #"{"title":"x","due":"tomorrow"}"#, status: 400, code: .malformed, field: "due"),
        Case(json: #"{"title":"x","tags":["7"]}"#, status: 400, code: .malformed, field: "tags.0"),
        Case(json: #"{"title":"x","tags":["\#(UUID())"]}"#, status: 422, code: .invalid, field: "tags"),
        Case(json: #"{"title":"x","project":"\#(UUID())"}"#, status: 422, code: .invalid, field: "project"),
        Case(json: #"{"title":"\#(String(repeating: "x", count: 200_001))"}"#, status: 413, code: .tooLarge),
        Case(method: "GET", path: "v1/tasks/7", status: 404, code: .missing),
        Case(method: "GET", path: "v1/tasks/\(UUID())", status: 404, code: .missing),
        Case(method: "GET", path: "v1/tasks?limit=0", status: 400, code: .malformed, field: "limit"),
        Case(method: "GET", path: "v1/tasks?limit=501", status: 400, code: .malformed, field: "limit"),
        Case(method: "GET", path: "v1/tasks?after=-1", status: 400, code: .malformed, field: "after"),
        Case(method: "GET", path: "v1/tasks?after=99999999999999999999", status: 400, code: .malformed, field: "after"),
        Case(method: "GET", path: "v1/tasks?done=maybe", status: 400, code: .malformed, field: "done"),
        Case(method: "GET", path: "v1/changes?since=x", status: 400, code: .malformed, field: "since"),
        Case(method: "GET", path: "v1/nothing", status: 404, code: .missing),
        Case(method: "PUT", path: "v1/tasks", status: 405, code: .wrongMethod),
        Case(method: "DELETE", path: "", status: 405, code: .wrongMethod),
        Case(path: "v1/projects", json: #"{"name":""}"#, status: 422, code: .invalid, field: "name"),
        Case(path: "v1/tags", json: #"{"name":"\#(String(repeating: "x", count: 101))"}"#, status: 422, code: .invalid, field: "name"),
        Case(path: "v1/accounts", json: #"{"name":"x","password":"short"}"#, status: 422, code: .invalid, field: "password"),
        Case(path: "v1/accounts", json: #"{"name":"","password":"correct horse"}"#, status: 422, code: .invalid, field: "name"),
        Case(path: "v1/tokens", json: #"{"name":"nobody","password":"correct horse"}"#, status: 401, code: .unauthorized),
    ]

    @Test func isAnsweredWithTheReason() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        for bad in Self.cases {
            let answer = try await client.send(bad.method, bad.path, json: bad.json)
            #expect(answer.status == bad.status, "\(bad): \(answer.text)")
            #expect(answer.headers["Content-Type"] == "application/problem+json", "\(bad)")
            #expect(answer.problem?.code == bad.code.rawValue && answer.problem?.status == bad.status, "\(bad): \(answer.text)")
            #expect(answer.problem?.field == bad.field, "\(bad): \(answer.text)")
        }
        #expect(try await client.send("GET", "v1/changes").value(Changes.self).sequence == 0, "bad input has changed something")
    }

    @Test func anIdIsUsedOnce() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let task = try await client.addTask("x")
        let again = try await client.send("POST", "v1/tasks", json: #"{"id":"\#(task.id)","title":"y"}"#)
        #expect(again.status == 409 && again.problem?.field == "id")
        _ = try await client.send("DELETE", "v1/tasks/\(task.id)")
        #expect(try await client.send("POST", "v1/tasks", json: #"{"id":"\#(task.id)","title":"y"}"#).status == 410)
    }

    @Test func aFormIsNoJSON() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let answer = try await client.send(
            "POST", "v1/tasks", body: Data("title=x".utf8), headers: ["Content-Type": "application/x-www-form-urlencoded"])
        #expect(answer.status == 400 && answer.problem?.field == "Content-Type")
    }

    @Test(
        arguments: [
            ("PUT", "v1/tasks", "GET, HEAD, POST"), ("POST", "v1/tasks/\(UUID())", "DELETE, GET, HEAD, PATCH"),
            ("GET", "v1/tokens", "POST"), ("HEAD", "v1/accounts", "POST"), ("OPTIONS", "openapi.yaml", "GET, HEAD"),
            ("GET", "page/tasks", "POST"), ("PATCH", "", "GET, HEAD"),
        ])
    func aWrongMethodIsAnsweredWithTheAllowedOnes(method: String, path: String, allowed: String) async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        // With and without a login, and without a body where the method has none.
        let answer = try await TestClient(client.url).send(method, path)
        #expect(answer.status == 405 && answer.headers["Allow"] == allowed, "\(answer.status) \(answer.headers)")
    }

    @Test func aHeadHasTheHeadersOfItsBody() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        _ = try await client.addTask("Milk")
        let (whole, head) = (try await client.send("GET", "v1/tasks"), try await client.send("HEAD", "v1/tasks"))
        #expect(head.status == 200 && head.body.isEmpty && !whole.body.isEmpty)
        #expect(head.headers["ETag"] ?? head.headers["Etag"] == whole.headers["ETag"] ?? whole.headers["Etag"])
    }
}
