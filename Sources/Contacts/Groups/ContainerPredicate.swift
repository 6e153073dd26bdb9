import Foundation

/// A predicate for containers.
final class ContainerPredicate: NSPredicate {
    enum Query {
        case containers([String])
        case record(String, isGroup: Bool)
    }

    let query: Query

    init(_ query: Query) {
        self.query = query
        super.init(block: { object, _ in
            guard let container = object as? CNContainer, case .containers(let identifiers) = query else { return false }
            return identifiers.contains(container.identifier)
        })
    }

    required init?(coder: NSCoder) { nil }

    override func copy(with zone: NSZone? = nil) -> Any { self }
}
