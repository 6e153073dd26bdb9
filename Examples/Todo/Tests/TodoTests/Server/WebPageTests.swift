import Foundation
import Testing
import TodoModel

/// The page, as a browser sees it.
@Suite struct WebPageTests {
    private func cookie(_ answer: TestClient.Answer) throws -> String {
        let header = try #require(answer.headers["Set-Cookie"])
        #expect(header.contains("HttpOnly") && header.contains("SameSite=Strict"))
        return String(header.prefix { $0 != ";" })
    }

    /// The value of the first hidden field of that name.
    private func hidden(_ name: String, in page: String) throws -> String {
        let start = try #require(page.range(of: "name=\"\(name)\" value=\""))
        return String(page[start.upperBound...].prefix { $0 != "\"" })
    }

    @Test func tasksAreAddedListedAndDone() async throws {
        let folder = try TemporaryFolder()
        let server = try await ServerProcess.start(database: folder.file("server.sqlite"))
        defer { _ = (server, folder) }
        let browser = TestClient(server.url)
        let door = try await browser.send("GET", "")
        #expect(door.status == 200 && door.text.contains("Log in") && door.headers["Content-Security-Policy"]?.contains("'none'") == true)

        let entered = try await browser.submit("page/register", ["name": "Ann", "password": "correct horse"])
        #expect(entered.status == 302 && entered.headers["Location"] == "/")
        let cookie = try cookie(entered)
        func page() async throws -> String { try await browser.send("GET", "", headers: ["Cookie": cookie]).text }
        #expect(try await page().contains("Nothing to do."))

        let key = try hidden("key", in: try await page())
        let fields = ["title": "Milk & <b>bread</b>", "due": "2026-11-22", "project": "", "key": key]
        for _ in 0..<2 { #expect(try await browser.submit("page/tasks", fields, cookie: cookie).status == 302) }
        let list = try await page()
        #expect(list.components(separatedBy: "<li ").count == 2, "a form that was sent twice has added two tasks")
        #expect(list.contains("Milk &amp; &lt;b&gt;bread&lt;/b&gt;") && list.contains("2026-11-22") && list.contains("class=\"open\""))

        let path = try #require(list.range(of: "action=\"/page/tasks/"))
        let id = String(list[path.upperBound...].prefix(36))
        #expect(try await browser.submit("page/tasks/\(id)", ["done": "true"], cookie: cookie).status == 302)
        #expect(try await page().contains("class=\"done\""))
        #expect(try await browser.submit("page/logout", [:], cookie: cookie).status == 302)
        #expect(try await page().contains("Log in"))
    }

    @Test func `M9 projects and tags are made on the page, and chosen for new tasks`() async throws {
        let folder = try TemporaryFolder()
        let server = try await ServerProcess.start(database: folder.file("server.sqlite"))
        defer { _ = (server, folder) }
        let browser = TestClient(server.url)
        let cookie = try cookie(try await browser.submit("page/register", ["name": "Ann", "password": "correct horse"]))
        func page() async throws -> String { try await browser.send("GET", "", headers: ["Cookie": cookie]).text }
        let key = try hidden("key", in: try await page()) + "-name"
        for _ in 0..<2 {
            let made = try await browser.submit("page/names", ["kind": "project", "name": "Kitchen", "key": key], cookie: cookie)
            #expect(made.status == 302)
        }
        #expect(try await browser.submit("page/names", ["kind": "tag", "name": "<urgent>"], cookie: cookie).status == 302)
        let full = try await page()
        #expect(full.components(separatedBy: ">Kitchen</option>").count == 2 && full.contains("#&lt;urgent&gt;"))
        let project = try #require(full.range(of: "\">Kitchen</option>")).lowerBound
        let tag = try #require(full.range(of: "name=\"tag-")).upperBound
        let fields = [
            "title": "Mend the tap", "project": String(full[..<project].suffix(36)), "tag-\(full[tag...].prefix(36))": "true",
        ]
        #expect(try await browser.submit("page/tasks", fields, cookie: cookie).status == 302)
        #expect(try await page().contains("Kitchen · &lt;urgent&gt;"))
        #expect(
            try await browser.submit("page/names", ["kind": "tag", "name": " "], cookie: cookie).text.contains("It must not be empty."))
        #expect(try await browser.submit("page/names", ["kind": "boat", "name": "x"], cookie: cookie).status == 422)
    }

    @Test func `M10 a bad date is said on the page`() async throws {
        let folder = try TemporaryFolder()
        let server = try await ServerProcess.start(database: folder.file("server.sqlite"))
        defer { _ = (server, folder) }
        let browser = TestClient(server.url)
        let cookie = try cookie(try await browser.submit("page/register", ["name": "Ann", "password": "correct horse"]))
        let answer = try await browser.submit("page/tasks", ["title": "Milk", "due": "2026-02-30"], cookie: cookie)
        #expect(answer.status == 422 && answer.text.contains("&#39;2026-02-30&#39; is no day.") && !answer.text.contains("<li "))
    }

    @Test func mistakesAreSaidOnThePage() async throws {
        let folder = try TemporaryFolder()
        let server = try await ServerProcess.start(database: folder.file("server.sqlite"))
        defer { _ = (server, folder) }
        let browser = TestClient(server.url)
        let wrong = try await browser.submit("page/login", ["name": "Ann", "password": "correct horse"])
        #expect(wrong.status == 401 && wrong.text.contains("That is not the password"))
        let cookie = try cookie(try await browser.submit("page/register", ["name": "Ann", "password": "correct horse"]))
        let empty = try await browser.submit("page/tasks", ["title": " "], cookie: cookie)
        #expect(empty.status == 422 && empty.text.contains("It must not be empty."))
    }

    @Test func formsOfOtherSitesAreRefused() async throws {
        let folder = try TemporaryFolder()
        let server = try await ServerProcess.start(database: folder.file("server.sqlite"))
        defer { _ = (server, folder) }
        let browser = TestClient(server.url)
        let cookie = try cookie(try await browser.submit("page/register", ["name": "Ann", "password": "correct horse"]))
        let evil = ["Origin": "http://evil.example"]
        #expect(try await browser.submit("page/tasks", ["title": "x"], cookie: cookie, headers: evil).status == 403)
        #expect(
            try await browser.submit("page/tasks", ["title": "x"], cookie: cookie, headers: ["Sec-Fetch-Site": "cross-site"]).status == 403)
        // A cookie opens the page, and nothing else.
        #expect(try await browser.send("GET", "v1/tasks", headers: ["Cookie": cookie]).status == 401)
    }
}
