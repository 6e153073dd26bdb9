import Foundation
import TodoModel

/// The server's page: forms and a list, without a script.
enum WebPage {
    static let policy =
        "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

    static func login(problem: String?) -> HTML {
        document(
            title: "To do",
            """
            <h1>To do</h1>
            \(note(problem))
            <form class="card" method="post" action="/page/login">
            <label>Name <input name="name" required autocomplete="username" maxlength="100"></label>
            <label>Password <input name="password" type="password" required minlength="8" autocomplete="current-password"></label>
            <p class="buttons"><button>Log in</button> <button class="plain" formaction="/page/register">New account</button></p>
            </form>
            """)
    }

    /// - Parameter key: makes sure that a form that is sent twice adds one task.
    static func list(_ page: Page<TodoTask>, _ names: WebNames, key: String, problem: String?) -> HTML {
        document(
            title: "To do",
            """
            <header><h1>To do</h1><form method="post" action="/page/logout"><button class="plain">Log out</button></form></header>
            \(note(problem))
            <form class="card" method="post" action="/page/tasks">
            <input type="hidden" name="key" value="\(key)">
            <label>What <input name="title" required maxlength="500" autofocus></label>
            <label>Due <input name="due" type="date"></label>
            <label>Project <select name="project"><option value="">None</option>\(options(names))</select></label>
            \(boxes(names))
            <p class="buttons"><button>Add</button></p>
            </form>
            \(list(page, names))
            \(more(page))
            <form class="card" method="post" action="/page/names">
            <input type="hidden" name="key" value="\(key)-name">
            <label>New <select name="kind"><option value="project">Project</option><option value="tag">Tag</option></select></label>
            <label>Name <input name="name" required maxlength="100"></label>
            <p class="buttons"><button>Make</button></p>
            </form>
            """)
    }

    private static func list(_ page: Page<TodoTask>, _ names: WebNames) -> HTML {
        guard !page.items.isEmpty else { return "<p class=\"empty\">Nothing to do.</p>" }
        return "<ul class=\"card\">\(HTML(page.items.map { item($0, names) }))</ul>"
    }

    private static func item(_ task: TodoTask, _ names: WebNames) -> HTML {
        let details = [task.due?.description, task.project.flatMap { names.projects[$0] }].compactMap { $0 } + names.tags(of: task)
        let mark: HTML = task.isDone ? "&#10003;" : ""
        return """
            <li class="\(task.isDone ? "done" : "open")"><form method="post" action="/page/tasks/\(task.id.uuidString)">
            <input type="hidden" name="done" value="\(task.isDone ? "false" : "true")">
            <button class="tick" title="\(task.isDone ? "Not done after all" : "Done")">\(mark)</button></form>
            <div><span>\(task.title)</span><small>\(details.joined(separator: " · "))</small></div></li>
            """
    }

    private static func options(_ names: WebNames) -> HTML {
        HTML(names.sortedProjects.map { "<option value=\"\($0.id.uuidString)\">\($0.name)</option>" })
    }

    /// What the names of the tags' boxes begin with; their ids follow.
    static let tagField = "tag-"

    private static func boxes(_ names: WebNames) -> HTML {
        HTML(
            names.tags.sorted { ($0.value, $0.key.uuidString) < ($1.value, $1.key.uuidString) }.map { id, name in
                "<label>#\(name) <input type=\"checkbox\" name=\"\(tagField)\(id.uuidString)\" value=\"true\"></label>"
            })
    }

    private static func more(_ page: Page<TodoTask>) -> HTML {
        guard let next = page.next else { return "" }
        return "<p><a href=\"/?after=\(next)\">More</a></p>"
    }

    private static func note(_ problem: String?) -> HTML {
        guard let problem else { return "" }
        return "<p class=\"problem\" role=\"alert\">\(problem)</p>"
    }

    private static func document(title: String, _ body: HTML) -> HTML {
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title)</title><link rel="stylesheet" href="/page.css"></head><body><main>
        \(body)
        </main></body></html>
        """
    }

    static let style = """
        :root { color-scheme: light dark; --back: #f2f2f7; --card: #fff; --line: #c6c6c8; --soft: #8a8a8e; --tint: #007aff; --bad: #d70015 }
        @media (prefers-color-scheme: dark) { :root {
          --back: #000; --card: #1c1c1e; --line: #38383a; --soft: #8d8d93; --tint: #0a84ff; --bad: #ff6961 } }
        * { box-sizing: border-box }
        body { margin: 0; background: var(--back); font: 17px/1.4 -apple-system, "Inter", system-ui, sans-serif }
        main { max-width: 40rem; margin: 0 auto; padding: 1rem }
        header { display: flex; justify-content: space-between; align-items: center }
        h1 { margin: .5rem 0; font-size: 2rem }
        .card { background: var(--card); border-radius: 10px; padding: 0 1rem; margin: 1rem 0; list-style: none }
        label { display: flex; gap: 1rem; align-items: center; padding: .6rem 0; border-bottom: 1px solid var(--line) }
        label > :first-child { flex: 1 }
        input, select { flex: 1; min-width: 0; border: 0; background: none; color: inherit; font: inherit; text-align: end }
        button { border: 0; border-radius: 8px; padding: .45rem 1rem; background: var(--tint); color: #fff; font: inherit; cursor: pointer }
        button.plain { background: none; color: var(--tint) }
        .buttons { margin: 0; padding: .7rem 0 }
        li { display: flex; gap: .8rem; align-items: center; padding: .6rem 0; border-bottom: 1px solid var(--line) }
        li:last-child { border: 0 }
        li span { display: block; overflow-wrap: anywhere }
        .tick { width: 1.6rem; height: 1.6rem; padding: 0; border: 2px solid var(--tint); border-radius: 50%; background: none }
        .done .tick { background: var(--tint) }
        .done span { color: var(--soft); text-decoration: line-through }
        small, .empty { color: var(--soft) }
        .problem { color: var(--bad) }
        """
}

/// The names that tasks refer to.
struct WebNames: Sendable {
    var sortedProjects: [Project] = []
    var tags: [UUID: String] = [:]

    var projects: [UUID: String] { Dictionary(sortedProjects.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }) }

    func tags(of task: TodoTask) -> [String] { task.tags.compactMap { tags[$0] }.sorted() }
}
