import Foundation
import GRDB
import Hummingbird
import NIOCore
import TodoModel

/// The calls of the page's forms. They carry a cookie, where programs send a header.
struct WebCalls: Sendable {
    static let cookie = "todo"
    let service: TodoService

    func add(to group: RouterGroup<TodoContext>) {
        group.get("/", use: show)
        group.get("/page.css") { _, _ in Self.answer(WebPage.style, type: "text/css; charset=utf-8", cache: "max-age=3600") }
        group.post("/page/login") { request, context in try await enter(request, context) { try await service.accounts.logIn($0) } }
        group.post("/page/register") { request, context in try await enter(request, context) { try await service.accounts.register($0) } }
        group.post("/page/logout", use: leave)
        group.post("/page/tasks", use: addTask)
        group.post("/page/tasks/:id", use: setDone)
        group.post("/page/names", use: addName)
    }

    // MARK: - Pages

    @Sendable private func show(_ request: Request, _ context: TodoContext) async throws -> Response {
        guard let account = try await account(request) else { return page(WebPage.login(problem: nil)) }
        return try await list(account, query: Query(request).page())
    }

    private func list(
        _ account: Int64, query: PageQuery = PageQuery(), form: WebForm = WebForm(), status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let (tasks, names) = try await service.read { database in
            let table = NameTable(database: database, account: account)
            let names = WebNames(projects: try table.all(Project.self), tags: try table.all(Tag.self))
            return (try TaskTable(database: database, account: account).page(TaskQuery(page: query)), names)
        }
        return page(WebPage.list(tasks, names, key: UUID().uuidString, form: form), status: status)
    }

    // MARK: - Forms

    private func enter(
        _ request: Request, _ context: TodoContext, _ door: (Credentials) async throws -> AccessToken
    ) async throws -> Response {
        let form = try await form(request)
        do {
            try service.takeAtDoor(request, context)
            let token = try await door(Credentials(name: form["name"] ?? "", password: form["password"] ?? ""))
            var response = Response.redirect(to: "/", type: .found)
            response.headers[.setCookie] =
                "\(Self.cookie)=\(token.token); \(attributes(request)); Max-Age=\(Accounts.tokenLife * 86_400)"
            return response
        } catch let fault as Fault {
            let text = if case .unauthorized = fault { "That is not the password, or there is no such name." } else { fault.problem.title }
            return page(WebPage.login(problem: text), status: fault.status)
        }
    }

    @Sendable private func leave(_ request: Request, _ context: TodoContext) async throws -> Response {
        _ = try await form(request)
        if let token = token(request) { try await service.accounts.logOut(token) }
        var response = Response.redirect(to: "/", type: .found)
        response.headers[.setCookie] = "\(Self.cookie)=; \(attributes(request)); Max-Age=0"
        return response
    }

    @Sendable private func addTask(_ request: Request, _ context: TodoContext) async throws -> Response {
        let form = try await form(request)
        guard let account = try await account(request) else { return .redirect(to: "/", type: .found) }
        let fields = form.filter { $0.key != "key" }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return try await answer(account, form) {
            let key = try key(of: form, request, Data(fields.joined(separator: "\n").utf8))
            let task = try Self.task(form)
            _ = try await service.write(key, for: account) { database in
                try .created(TaskTable(database: database, account: account).insert(task), at: "/", tag: nil)
            }
        }
    }

    /// Returns the task of a form.
    ///
    /// - Throws: ``Fault/invalid(_:field:)`` for a day, a project or a tag that does not exist.
    private static func task(_ form: [String: String]) throws -> TodoTask {
        let (due, project) = (form["due"] ?? "", form["project"] ?? "")
        let day = Day(due)
        guard due.isEmpty || day != nil else { throw Fault.invalid("'\(due)' is not a date. Write it as 2026-11-21.", field: "due") }
        let id = UUID(uuidString: project)
        guard project.isEmpty || id != nil else { throw Fault.invalid("There is no such project.", field: "project") }
        let tags = try form.keys.filter { $0.hasPrefix(WebForm.tag) }.map { name in
            guard let id = UUID(uuidString: String(name.dropFirst(WebForm.tag.count))) else {
                throw Fault.invalid("There is no such tag.", field: "tags")
            }
            return id
        }
        return TodoTask(title: form["title"] ?? "", due: day, project: id, tags: tags.sorted { $0.uuidString < $1.uuidString })
    }

    /// Adds a project or a tag.
    @Sendable private func addName(_ request: Request, _ context: TodoContext) async throws -> Response {
        let form = try await form(request)
        guard let account = try await account(request) else { return .redirect(to: "/", type: .found) }
        let (kind, name) = (form["kind"] ?? "", form["name"] ?? "")
        return try await answer(account, form) {
            let key = try key(of: form, request, Data("\(kind)\n\(name)".utf8))
            _ = try await service.write(key, for: account) { database in
                let table = NameTable(database: database, account: account)
                switch RecordKind(rawValue: kind) {
                case .project: return try Self.add(Project(name: name), to: table)
                case .tag: return try Self.add(Tag(name: name), to: table)
                default: throw Fault.invalid("'\(kind)' is neither a project nor a tag.", field: "kind")
                }
            }
        }
    }

    /// Adds a project or a tag. An existing name is refused, because the two could not be distinguished in the forms.
    private static func add<Record: NamedRecord>(_ record: Record, to table: NameTable) throws -> Reply {
        let name = record.name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard try !table.all(Record.self).contains(where: { $0.name == name }) else {
            throw Fault.conflict("There is a \(Record.kind) with the name '\(name)'.", field: "name")
        }
        return try .created(table.insert(record), at: "/", tag: nil)
    }

    private func key(of form: [String: String], _ request: Request, _ body: Data) throws -> Replies.Key? {
        try form["key"].map { try Replies.Key($0, method: "POST", path: request.uri.path, match: nil, body: body) }
    }

    @Sendable private func setDone(_ request: Request, _ context: TodoContext) async throws -> Response {
        let (form, id) = (try await form(request), try context.id())
        guard let account = try await account(request) else { return .redirect(to: "/", type: .found) }
        let edit = TaskEdit(isDone: form["done"] == "true")
        return try await answer(account, [:]) {
            _ = try await service.write(nil, for: account) { database in
                try .ok(TaskTable(database: database, account: account).edit(id, edit, ifMatch: nil), tag: nil)
            }
        }
    }

    /// Performs a form's request, and redirects the browser to the list, so that reloading the page sends nothing. A
    /// refused form is answered by the list with the reason and the form's values.
    private func answer(_ account: Int64, _ form: [String: String], _ work: () async throws -> Void) async throws -> Response {
        do {
            try await work()
            return .redirect(to: "/", type: .found)
        } catch let fault as Fault {
            return try await list(account, form: WebForm(form, problem: fault.problem), status: fault.status)
        }
    }

    // MARK: - Requests

    /// Returns a form of this page; a form of another site's page is refused.
    private func form(_ request: Request) async throws -> [String: String] {
        if let site = request.headers[.fetchSite], !["same-origin", "none"].contains(site) { throw Fault.forbidden }
        if let origin = request.headers[.origin], let host = request.head.authority, origin != "http://\(host)", origin != "https://\(host)"
        {
            throw Fault.forbidden
        }
        let text = String(decoding: try await request.data(), as: UTF8.self)
        do {
            return try URLEncodedFormDecoder().decode([String: String].self, from: text)
        } catch {
            throw Fault.malformed("This is no form.")
        }
    }

    /// Returns `Secure` if the browser used TLS, so that the cookie is never sent unencrypted.
    private func attributes(_ request: Request) -> String {
        let isSecure = service.isBehindProxy && request.headers[.forwardedProtocol] == "https"
        return "HttpOnly; SameSite=Strict; Path=/" + (isSecure ? "; Secure" : "")
    }

    private func token(_ request: Request) -> String? { request.cookies[Self.cookie]?.value }

    private func account(_ request: Request) async throws -> Int64? {
        guard let token = token(request), let account = try await service.accounts.account(of: token) else { return nil }
        try service.limiter.take("account \(account)")
        return account
    }

    private func page(_ html: HTML, status: HTTPResponse.Status = .ok) -> Response {
        var response = Self.answer(html.text, type: "text/html; charset=utf-8", cache: "no-store")
        response.status = status
        response.headers[.contentSecurityPolicy] = WebPage.policy
        return response
    }

    static func answer(_ text: String, type: String, cache: String) -> Response {
        Response(
            status: .ok, headers: [.contentType: type, .cacheControl: cache], body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}
