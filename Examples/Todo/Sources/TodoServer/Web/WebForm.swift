import TodoModel

/// A refused form: its values, and the reason.
struct WebForm: Sendable {
    /// The beginning of the name of a tag's box; the tag's id follows.
    static let tag = "tag-"
    /// The labels of the fields on the page.
    private static let labels = ["title": "What", "due": "Due", "project": "Project", "tags": "Tags", "kind": "New", "name": "Name"]

    private let values: [String: String]
    /// The reason, with the name of the field; `nil` for a form that was not refused.
    let problem: String?

    /// An empty form.
    init() { (values, problem) = ([:], nil) }

    init(_ values: [String: String], problem: Problem) {
        self.values = values
        let label = problem.field.flatMap { Self.labels[$0] }
        self.problem = (label.map { "\($0): " } ?? "") + problem.title
    }

    /// The value of a field; empty for a field that was not sent.
    subscript(name: String) -> String { values[name] ?? "" }
}
