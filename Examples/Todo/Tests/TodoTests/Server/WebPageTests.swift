import Foundation
import Testing
import TodoModel

/// The page in a browser.
@Suite struct WebPageTests {
    private func cookie(_ answer: TestClient.Answer) throws -> String {
        let header = try #require(answer.headers["Set-Cookie"])
        #expect(header.contains("HttpOnly") && header.contains("SameSite=Strict"))
        return String(header.prefix { $0 != ";" })
    }

    /// Returns the value of the first hidden field of a name.
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

    @Test func `R77 M9 projects and tags are added on the page, and chosen for new tasks`() async throws {
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
    }

    @Test(
        arguments: [
            (["kind": "tag", "name": " "], 422, "Name: It must not be empty."),
            (["kind": "tag", "name": String(repeating: "x", count: 101)], 422, "Name: At most 100 characters."),
            (["kind": "tag", "name": "a\nb"], 422, "Name: One line of text, without control characters."),
            (["kind": "tag", "name": " home "], 409, "Name: There is a tag with the name &#39;home&#39;."),
            (["kind": "boat", "name": "x"], 422, "New: &#39;boat&#39; is neither a project nor a tag."),
            ([:], 422, "New: &#39;&#39; is neither"),
        ] as [([String: String], Int, String)])
    func `M9 an invalid name is refused on the page, and stays in the form`(
        fields: [String: String], status: Int, words: String
    ) async throws {
        try await LocalServer.with { url in
            let (browser, cookie) = try await entered(url)
            #expect(try await browser.submit("page/names", ["kind": "tag", "name": "home"], cookie: cookie).status == 302)
            let answer = try await browser.submit("page/names", fields, cookie: cookie)
            #expect(answer.status == status && answer.text.contains(words), "\(answer.text)")
            #expect(answer.text.components(separatedBy: "name=\"tag-").count == 2)
            let name = (fields["name"] ?? "").replacing("<", with: "&lt;")
            #expect(answer.text.contains("maxlength=\"100\" value=\"\(name)\""))
        }
    }

    @Test func `M9 more projects and tags than fit on a page of the list can all be chosen`() async throws {
        try await LocalServer.with { url in
            let (browser, cookie) = try await entered(url)
            let api = TestClient(url, token: String(cookie.dropFirst("todo=".count)))
            for number in 0..<Limits.page.upperBound + 3 {
                #expect(try await api.send("POST", "v1/projects", json: #"{"name":"p\#(number)"}"#).status == 201)
            }
            let page = try await browser.send("GET", "", headers: ["Cookie": cookie]).text
            // One option is "none", and two are the kinds of names.
            #expect(page.components(separatedBy: "</option>").count - 1 == Limits.page.upperBound + 3 + 3)
        }
    }

    private func entered(_ url: URL) async throws -> (TestClient, String) {
        let browser = TestClient(url)
        return (browser, try cookie(try await browser.submit("page/register", ["name": "Ann", "password": "correct horse"])))
    }

    @Test func `M10 an invalid date is refused on the page, and the typed values stay in the form`() async throws {
        try await LocalServer.with { url in
            let (browser, cookie) = try await entered(url)
            #expect(try await browser.submit("page/names", ["kind": "project", "name": "Kitchen"], cookie: cookie).status == 302)
            #expect(try await browser.submit("page/names", ["kind": "tag", "name": "home"], cookie: cookie).status == 302)
            let page = try await browser.send("GET", "", headers: ["Cookie": cookie]).text
            let project = String(page[..<(try #require(page.range(of: "\">Kitchen</option>")).lowerBound)].suffix(36))
            let tag = "tag-" + page[try #require(page.range(of: "name=\"tag-")).upperBound...].prefix(36)
            for due in ["2026-02-30", "tomorrow", "2026-13-01"] {
                let fields = ["title": "Milk \"fresh\"", "due": due, "project": project, tag: "true"]
                let answer = try await browser.submit("page/tasks", fields, cookie: cookie)
                #expect(answer.status == 422 && !answer.text.contains("<li "))
                #expect(answer.text.contains("role=\"alert\">Due: &#39;\(due)&#39; is not a date. Write it as 2026-11-21."))
                #expect(answer.text.contains("value=\"Milk &quot;fresh&quot;\"") && answer.text.contains("value=\"\(due)\""))
                #expect(answer.text.contains("value=\"\(project)\" selected>"))
                #expect(answer.text.contains("name=\"\(tag)\" value=\"true\" checked>"))
            }
            #expect(try await browser.submit("page/tasks", ["title": "Milk", "project": "x"], cookie: cookie).status == 422)
            #expect(try await browser.submit("page/tasks", ["title": "Milk", "tag-x": "true"], cookie: cookie).status == 422)
        }
    }

    @Test func mistakesAreReportedOnThePage() async throws {
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
