public import Foundation

/// A place where contacts are saved. The only one is the container of the device.
///
/// - Source: https://developer.apple.com/documentation/contacts/cncontainer
open class CNContainer: NSObject, NSCopying {
    private let content: (identifier: String, name: String, type: CNContainerType)

    init(identifier: String, name: String, type: CNContainerType) {
        content = (identifier, name, type)
    }

    /// The container of the device.
    static var local: CNContainer {
        CNContainer(identifier: "4C4F4341-4C43-4F4E-5441-494E45520000:ABAccount", name: "Contacts", type: .local)
    }

    /// The identifier, which is the same at each launch.
    open var identifier: String { content.identifier }
    /// The name.
    open var name: String { content.name }
    /// The kind.
    open var type: CNContainerType { content.type }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContainer)?.identifier == identifier }

    open override var hash: Int { identifier.hashValue }

    /// Returns a predicate for containers with one of the identifiers.
    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        ContainerPredicate(.containers(identifiers))
    }

    /// Returns a predicate for the container of a contact.
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        ContainerPredicate(.record(contactIdentifier, isGroup: false))
    }

    /// Returns a predicate for the container of a group.
    open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        ContainerPredicate(.record(groupIdentifier, isGroup: true))
    }
}

/// The key of ``CNContainer/identifier``.
public let CNContainerIdentifierKey = "identifier"
/// The key of ``CNContainer/name``.
public let CNContainerNameKey = "name"
/// The key of ``CNContainer/type``.
public let CNContainerTypeKey = "type"
