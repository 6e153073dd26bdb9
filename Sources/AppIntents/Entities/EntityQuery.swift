/// Finds entities by their identifiers.
///
/// - Source: https://developer.apple.com/documentation/appintents/entityquery
public protocol EntityQuery: Sendable {
    /// The type of the entities.
    associatedtype Entity: AppEntity

    /// Creates a query.
    init()

    /// Returns the entities with some identifiers. Entities that do not exist any more are left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

    /// Returns the entities among which the user chooses; none by default.
    func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
    /// Returns none.
    public func suggestedEntities() async throws -> [Entity] { [] }

    /// The entities among which the user chooses.
    func choices() async throws -> [Entity] {
        let suggested = try await suggestedEntities()
        guard suggested.isEmpty, let query = self as? any EnumerableEntityQuery else { return suggested }
        return try await query.all() as? [Entity] ?? []
    }
}

/// Finds entities by a text.
///
/// - Source: https://developer.apple.com/documentation/appintents/entitystringquery
public protocol EntityStringQuery: EntityQuery {
    /// Returns the entities that match a text, the best first.
    func entities(matching string: String) async throws -> [Entity]
}

extension EntityStringQuery {
    func first(matching text: String) async throws -> Entity? { try await entities(matching: text).first }
}

/// Finds all entities.
///
/// - Source: https://developer.apple.com/documentation/appintents/enumerableentityquery
public protocol EnumerableEntityQuery: EntityQuery {
    // Declared again, so that the compiler infers the type from the method below.
    /// The type of the entities.
    associatedtype Entity

    /// Returns all entities.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    func all() async throws -> [Entity] { try await allEntities() }

    /// Returns the entities with some identifiers, in the order of the identifiers.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let all = try await allEntities()
        return identifiers.compactMap { id in all.first { $0.id == id } }
    }
}
