/// The entity tag of a resource's state.
struct EntityTag: Sendable, Equatable {
    let text: String

    init(text: String) { self.text = text }
    init(version: Int64) { text = "\"v\(version)\"" }
    /// Creates the tag of a list, which changes with every change of the account.
    init(sequence: Int64) { text = "\"s\(sequence)\"" }

    /// The condition of `If-Match` and `If-None-Match`.
    enum Match: Sendable, Equatable {
        case any
        case oneOf([String])

        /// Parses a header; `nil` if the header is absent.
        init?(_ header: String?) {
            guard let header else { return nil }
            let tags = header.split(separator: ",").map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
            self = tags == ["*"] ? .any : .oneOf(tags)
        }

        /// Returns whether a state matches. A weak tag (`W/"…"`) matches its strong one where only reading depends on
        /// it.
        func contains(_ tag: EntityTag, weakly: Bool) -> Bool {
            switch self {
            case .any: true
            case .oneOf(let tags): tags.contains { (weakly && $0.hasPrefix("W/") ? String($0.dropFirst(2)) : $0) == tag.text }
            }
        }

        func require(_ tag: EntityTag) throws {
            guard contains(tag, weakly: false) else { throw Fault.stale(tag) }
        }
    }
}
