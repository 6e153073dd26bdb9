import Foundation
import Hummingbird
import TodoModel

/// The query of a URL, typed.
struct Query {
    private let request: Request

    init(_ request: Request) { self.request = request }

    func value<Value>(_ name: String, _ read: (String) -> Value?) throws -> Value? {
        guard let text = request.uri.queryParameters[Substring(name)].map(String.init) else { return nil }
        guard let value = read(text) else { throw Fault.malformed("'\(text)' is no \(name).", field: name) }
        return value
    }

    func page() throws -> PageQuery {
        PageQuery(
            limit: try value("limit") { Int($0).flatMap { Limits.page.contains($0) ? $0 : nil } } ?? 100,
            after: try value("after") { Int64($0).flatMap { $0 >= 0 ? $0 : nil } } ?? 0)
    }

    func tasks() throws -> TaskQuery {
        TaskQuery(
            project: try value("project") { UUID(uuidString: $0) }, tag: try value("tag") { UUID(uuidString: $0) },
            isDone: try value("done") { Bool($0) }, dueBy: try value("due") { Day($0) }, page: try page())
    }
}
