import Foundation
import Testing
import TodoModel

/// The calls for tasks, projects and tags, over HTTP.
@Suite struct TaskCallTests {
    @Test func aTaskIsCreatedShownChangedAndDeleted() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let made = try await client.send("POST", "v1/tasks", json: #"{"title":" Milk ","due":"2026-11-22"}"#)
        #expect(made.status == 201 && made.tag == "\"v1\"")
        let task = try made.value(TodoTask.self)
        #expect(task.title == "Milk" && task.due == Day("2026-11-22") && task.version == 1)
        #expect(made.headers["Location"] == "/v1/tasks/\(task.id)")

        let edited = try await client.send("PATCH", "v1/tasks/\(task.id)", json: #"{"isDone":true,"due":null}"#)
        let expected = TodoTask(id: task.id, title: "Milk", isDone: true, version: 2)
        #expect(try edited.value(TodoTask.self) == expected && edited.tag == "\"v2\"")
        #expect(try await client.send("GET", "v1/tasks/\(task.id)").value(TodoTask.self) == expected)

        #expect(try await client.send("DELETE", "v1/tasks/\(task.id)").status == 204)
        #expect(try await client.send("GET", "v1/tasks/\(task.id)").status == 410)
        #expect(try await client.send("PATCH", "v1/tasks/\(task.id)", json: #"{"title":"x"}"#).status == 410)
        #expect(try await client.send("GET", "v1/tasks").value(Page<TodoTask>.self).items.isEmpty)
    }

    @Test func pagesOmitNoneAndRepeatNoneDuringChanges() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        var all: [TodoTask] = []
        for number in 1...7 { all.append(try await client.addTask("\(number)")) }
        let first = try await client.send("GET", "v1/tasks?limit=3").value(Page<TodoTask>.self)
        #expect(first.items.map(\.title) == ["1", "2", "3"])
        _ = try await client.send("DELETE", "v1/tasks/\(all[1].id)")
        _ = try await client.send("PATCH", "v1/tasks/\(all[4].id)", json: #"{"isDone":true}"#)
        let second = try await client.send("GET", "v1/tasks?limit=3&after=\(try #require(first.next))").value(Page<TodoTask>.self)
        #expect(second.items.map(\.title) == ["4", "5", "6"])
        let third = try await client.send("GET", "v1/tasks?limit=3&after=\(try #require(second.next))").value(Page<TodoTask>.self)
        #expect(third.items.map(\.title) == ["7"] && third.next == nil)
        #expect(try await client.send("GET", "v1/tasks?limit=7").value(Page<TodoTask>.self).next == nil)
    }

    @Test func aListIsFilteredByProjectTagStateAndDay() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let project = try await client.send("POST", "v1/projects", json: #"{"name":"Kitchen"}"#).value(Project.self)
        let tag = try await client.send("POST", "v1/tags", json: #"{"name":"urgent"}"#).value(TodoModel.Tag.self)
        let both = #"{"title":"both","project":"\#(project.id)","tags":["\#(tag.id)"],"due":"2026-11-20"}"#
        _ = try await client.send("POST", "v1/tasks", json: both)
        _ = try await client.send("POST", "v1/tasks", json: #"{"title":"done","isDone":true,"due":"2026-11-30"}"#)
        _ = try await client.addTask("plain")
        func titles(_ query: String) async throws -> [String] {
            try await client.send("GET", "v1/tasks?\(query)").value(Page<TodoTask>.self).items.map(\.title)
        }
        #expect(try await titles("project=\(project.id)") == ["both"])
        #expect(try await titles("tag=\(tag.id)") == ["both"])
        #expect(try await titles("done=true") == ["done"])
        #expect(try await titles("done=false") == ["both", "plain"])
        #expect(try await titles("due=2026-11-29") == ["both"])
    }

    @Test func tasksLoseAProjectOrTagThatIsDeleted() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let project = try await client.send("POST", "v1/projects", json: #"{"name":"Kitchen"}"#).value(Project.self)
        let tags = try await [
            client.send("POST", "v1/tags", json: #"{"name":"a"}"#).value(TodoModel.Tag.self),
            client.send("POST", "v1/tags", json: #"{"name":"b"}"#).value(TodoModel.Tag.self),
        ]
        let json = #"{"title":"x","project":"\#(project.id)","tags":["\#(tags[0].id)","\#(tags[1].id)"]}"#
        let task = try await client.send("POST", "v1/tasks", json: json).value(TodoTask.self)
        _ = try await client.send("DELETE", "v1/projects/\(project.id)")
        _ = try await client.send("DELETE", "v1/tags/\(tags[0].id)")
        let now = try await client.send("GET", "v1/tasks/\(task.id)").value(TodoTask.self)
        #expect(now.project == nil && now.tags == [tags[1].id] && now.version == 3)
        // A device that does not know of the deletion is not refused: a deletion wins.
        let late = try await client.send("POST", "v1/tasks", json: #"{"title":"late","project":"\#(project.id)"}"#)
        #expect(try late.status == 201 && late.value(TodoTask.self).project == nil)
    }

    @Test func tagsShowWhetherSomethingHasChanged() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let task = try await client.addTask("x")
        let list = try #require(try await client.send("GET", "v1/tasks").tag)
        #expect(try await client.send("GET", "v1/tasks", headers: ["If-None-Match": list]).status == 304)
        #expect(try await client.send("GET", "v1/tasks", headers: ["If-None-Match": "W/\(list)"]).status == 304)
        let path = "v1/tasks/\(task.id)"
        #expect(try await client.send("GET", path, headers: ["If-None-Match": "\"v7\", \"v1\""]).status == 304)
        #expect(try await client.send("PATCH", path, json: #"{"title":"y"}"#, headers: ["If-Match": "\"v1\""]).status == 200)
        #expect(try await client.send("GET", path, headers: ["If-None-Match": "\"v1\""]).status == 200)
        #expect(try await client.send("GET", "v1/tasks", headers: ["If-None-Match": list]).status == 200)
        let stale = try await client.send("PATCH", path, json: #"{"title":"z"}"#, headers: ["If-Match": "\"v1\""])
        #expect(stale.status == 412 && stale.problem?.code == "stale" && stale.tag == "\"v2\"")
        #expect(try await client.send("DELETE", path, headers: ["If-Match": "\"v1\""]).status == 412)
        #expect(try await client.send("DELETE", path, headers: ["If-Match": "*"]).status == 204)
    }

    @Test func aCallWithAKeyIsPerformedOnce() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let key = ["Idempotency-Key": "k"]
        let first = try await client.send("POST", "v1/tasks", json: #"{"title":"x"}"#, headers: key)
        let again = try await client.send("POST", "v1/tasks", json: #"{"title":"x"}"#, headers: key)
        #expect(again.status == 201 && again.body == first.body && again.tag == first.tag)
        #expect(again.headers["Location"] == first.headers["Location"])
        #expect(try await client.send("GET", "v1/tasks").value(Page<TodoTask>.self).items.count == 1)
        let other = try await client.send("POST", "v1/tasks", json: #"{"title":"y"}"#, headers: key)
        #expect(other.status == 422 && other.problem?.code == "keyReused")
        // Keys belong to an account.
        let bob = try await client.registered()
        #expect(try await bob.send("POST", "v1/tasks", json: #"{"title":"y"}"#, headers: key).status == 201)
    }

    @Test func manyConcurrentCallsWithOneKeyArePerformedOnce() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let bodies = try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<40 {
                group.addTask {
                    try await client.send("POST", "v1/tasks", json: #"{"title":"x"}"#, headers: ["Idempotency-Key": "k"]).body
                }
            }
            return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
        }
        #expect(bodies.count == 1)
        #expect(try await client.send("GET", "v1/changes").value(Changes.self).sequence == 1)
    }

    @Test func changesAreReportedOnceEachInOrder() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let task = try await client.addTask("x")
        let project = try await client.send("POST", "v1/projects", json: #"{"name":"Kitchen"}"#).value(Project.self)
        _ = try await client.send("PATCH", "v1/tasks/\(task.id)", json: #"{"title":"y"}"#)
        let all = try await client.send("GET", "v1/changes").value(Changes.self)
        #expect(all.items.map(\.id) == [project.id, task.id] && all.sequence == 3 && !all.hasMore)
        #expect(all.items.last?.task?.title == "y")
        let part = try await client.send("GET", "v1/changes?limit=1").value(Changes.self)
        #expect(part.items.map(\.id) == [project.id] && part.sequence == 2 && part.hasMore)
        _ = try await client.send("DELETE", "v1/projects/\(project.id)")
        let rest = try await client.send("GET", "v1/changes?since=3").value(Changes.self)
        #expect(rest.items.map(\.id) == [project.id] && rest.items[0].isDeleted && rest.sequence == 4)
        #expect(try await client.send("GET", "v1/changes?since=4").value(Changes.self).items.isEmpty)
    }

    @Test func accountsDoNotSeeEachOther() async throws {
        let (server, ann, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let bob = try await ann.registered()
        let task = try await ann.addTask("secret")
        #expect(try await bob.send("GET", "v1/tasks/\(task.id)").status == 404)
        #expect(try await bob.send("DELETE", "v1/tasks/\(task.id)").status == 404)
        #expect(try await bob.send("GET", "v1/changes").value(Changes.self).items.isEmpty)
        // The ids of one account do not conflict with another's.
        #expect(try await bob.send("POST", "v1/tasks", json: #"{"id":"\#(task.id)","title":"mine"}"#).status == 201)
        #expect(try await ann.send("GET", "v1/tasks/\(task.id)").value(TodoTask.self).title == "secret")
    }
}
