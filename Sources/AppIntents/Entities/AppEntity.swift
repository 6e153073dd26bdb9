internal import Preconditions
internal import Synchronization

/// An object of the app that is a parameter or a result of intents.
///
/// - Source: https://developer.apple.com/documentation/appintents/appentity
public protocol AppEntity: IntentValue, Identifiable, PersistentlyIdentifiable, DisplayRepresentable where ID: Sendable {
    /// The type of the query.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    /// The query that finds entities.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A property of the entity that intents use.
    public typealias Property<Value: IntentValue> = EntityProperty<Value>

    /// Returns an entity of the answer: the entity itself, one with its identifier, or one that the query finds by a
    /// text.
    public static func intentValue(of answer: any Sendable) async throws -> Self? {
        if let entity = answer as? Self { return entity }
        if let id = answer as? ID, let entity = try await defaultQuery.entities(for: [id]).first { return entity }
        guard let text = answer as? String else { return nil }
        if let query = defaultQuery as? any EntityStringQuery, let entity = try await query.first(matching: text) as? Self {
            return entity
        }
        return try await defaultQuery.choices().first { $0.displayRepresentation.matches(text) }
    }

    /// The title of the entity.
    public var intentText: String { String(localized: displayRepresentation.title) }
}

/// A property of an entity, usually written as `@Property`.
///
/// - Source: https://developer.apple.com/documentation/appintents/entityproperty
@propertyWrapper public final class EntityProperty<Value: IntentValue>: Sendable {
    private let value: Mutex<Value?>
    /// The title for the user; `nil` for none.
    public let title: LocalizedStringResource?

    /// Creates a property without a value.
    public init(title: LocalizedStringResource) {
        self.title = title
        value = Mutex(nil)
    }

    /// Creates a property without a title and a value.
    public init() {
        title = nil
        value = Mutex(nil)
    }

    /// The value.
    ///
    /// - Precondition: The property has a value or is optional. The entity sets it in its initializer.
    public var wrappedValue: Value {
        get {
            guard let value = value.withLock({ $0 }) ?? Value.absentIntentValue else {
                preconditionFailure("EntityProperty: the property has no value. Set it in the initializer of the entity.")
            }
            return value
        }
        set { value.replace(\.self, with: newValue) }
    }

    /// The property.
    public var projectedValue: EntityProperty<Value> { self }
}
