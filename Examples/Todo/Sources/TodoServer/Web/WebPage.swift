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

    /// Returns the page of the list, with a form for tasks above it and one for projects and tags below it.
    ///
    /// - Parameters:
    ///   - key: ensures that a form that is sent twice adds one task.
    ///   - form: a refused form, which is shown with its values.
    static func list(_ page: Page<TodoTask>, _ names: WebNames, key: String, form: WebForm) -> HTML {
        document(
            title: "To do",
            """
            <header><h1>To do</h1><form method="post" action="/page/logout"><button class="plain">Log out</button></form></header>
            \(note(form.problem))
            <form class="card" method="post" action="/page/tasks">
            <input type="hidden" name="key" value="\(key)">
            <label>What <input name="title" required maxlength="\(Limits.title)" value="\(form["title"])" autofocus></label>
            <label>Due <input name="due" type="date" value="\(form["due"])"></label>
            <label>Project <select name="project"><option value="">None</option>\(options(names, form))</select></label>
            \(boxes(names, form))
            <p class="buttons"><button>Add</button></p>
            </form>
            \(list(page, names))
            \(more(page))
            <form class="card" method="post" action="/page/names">
            <input type="hidden" name="key" value="\(key)-name">
            <label>New <select name="kind">\(option("project", "Project", form["kind"]))\(option("tag", "Tag", form["kind"]))</select></label>
            <label>Name <input name="name" required maxlength="\(Limits.name)" value="\(form["name"])"></label>
            <p class="buttons"><button>Add</button></p>
            </form>
            """)
    }

    private static func list(_ page: Page<TodoTask>, _ names: WebNames) -> HTML {
        guard !page.items.isEmpty else { return "<p class=\"empty\">Nothing to do.</p>" }
        return "<ul class=\"card\">\(HTML(page.items.map { item($0, names) }))</ul>"
    }

    private static func item(_ task: TodoTask, _ names: WebNames) -> HTML {
        let details = [task.due?.description, task.project.flatMap { names.project($0) }].compactMap { $0 } + names.tags(of: task)
        let mark: HTML = task.isDone ? "&#10003;" : ""
        return """
            <li class="\(task.isDone ? "done" : "open")"><form method="post" action="/page/tasks/\(task.id.uuidString)">
            <input type="hidden" name="done" value="\(task.isDone ? "false" : "true")">
            <button class="tick" title="\(task.isDone ? "Not done after all" : "Done")">\(mark)</button></form>
            <div><span>\(task.title)</span><small>\(details.joined(separator: " · "))</small></div></li>
            """
    }

    private static func options(_ names: WebNames, _ form: WebForm) -> HTML {
        HTML(names.projects.map { option($0.id.uuidString, $0.name, form["project"]) })
    }

    private static func option(_ value: String, _ name: String, _ chosen: String) -> HTML {
        let mark: HTML = value == chosen ? " selected" : ""
        return "<option value=\"\(value)\"\(mark)>\(name)</option>"
    }

    /// Returns a checkbox for each tag.
    private static func boxes(_ names: WebNames, _ form: WebForm) -> HTML {
        HTML(
            names.tags.map { tag in
                let field = WebForm.tag + tag.id.uuidString
                let mark: HTML = form[field].isEmpty ? "" : " checked"
                return "<label>#\(tag.name) <input type=\"checkbox\" name=\"\(field)\" value=\"true\"\(mark)></label>"
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
        label { display: flex; gap: 1rem; align-items: center; justify-content: space-between; overflow-wrap: anywhere; padding: .6rem 0; border-bottom: 1px solid var(--line) }
        label > :first-child { flex: 1 }
        input, select { flex: 1; min-width: 0; border: 0; background: none; color: inherit; font: inherit; text-align: end }
        button { border: 0; border-radius: 8px; padding: .45rem 1rem; background: var(--tint); color: #fff; font: inherit; cursor: pointer }
        button.plain { background: none; color: var(--tint) }
        input[type=checkbox] { flex: none; width: 1.2rem; height: 1.2rem; accent-color: var(--tint) }
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
