public import Foundation

/// A group of contacts, which does not change.
///
/// - Source: https://developer.apple.com/documentation/contacts/cngroup
open class CNGroup: NSObject, NSCopying, NSMutableCopying {
    private let id: String
    var storedName: String

    /// Creates a group without a name.
    public override init() {
        id = UUID().uuidString
        storedName = ""
    }

    init(identifier: String, name: String) {
        id = identifier
        storedName = name
    }

    /// The identifier, which is the same at each launch.
    open var identifier: String { id }
    /// The name; "" by default.
    open var name: String { storedName }

    open func copy(with zone: NSZone? = nil) -> Any { CNGroup(identifier: identifier, name: name) }

    /// Returns a ``CNMutableGroup`` with the same identifier and name.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(identifier: identifier, name: name) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNGroup else { return false }
        return other.identifier == identifier && other.name == name
    }

    open override var hash: Int { identifier.hashValue }

    /// Returns a predicate for groups with one of the identifiers.
    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        GroupPredicate { identifiers.contains($0.identifier) }
    }

    /// Returns a predicate for the groups of a container.
    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        GroupPredicate { _ in containerIdentifier == CNContainer.local.identifier }
    }
}

/// The key of ``CNGroup/identifier``.
public let CNGroupIdentifierKey = "identifier"
/// The key of ``CNGroup/name``.
public let CNGroupNameKey = "name"
