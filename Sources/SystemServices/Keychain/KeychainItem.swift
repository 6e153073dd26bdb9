import Foundation

/// An item of the keychain: attributes, and a secret that is never printed.
public struct KeychainItem: Hashable, Codable, Sendable {
    /// The class of an item. The raw values are those of the constants `kSecClass…`.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// A password.
        case genericPassword = "genp"
        /// A password of a server.
        case internetPassword = "inet"
        /// A certificate.
        case certificate = "cert"
        /// A cryptographic key.
        case key = "keys"
        /// A certificate with its private key.
        case identity = "idnt"
    }

    /// The identifier, which stays during the life of the item.
    public let id: UUID
    /// The class.
    public let kind: Kind
    /// The attributes by the raw values of the constants `kSecAttr…`, such as "acct" for the account.
    public var attributes: [String: KeychainValue]
    /// The condition for access to the secret; `nil` for none beyond the attribute `kSecAttrAccessible`.
    package var accessControl: KeychainAccessControl?
    /// The secret; `nil` if the store has not loaded it.
    package var storedSecret: Data?
    /// The size of the secret, in bytes.
    public private(set) var size: Int

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - kind: The class.
    ///   - attributes: The attributes by the raw values of the constants `kSecAttr…`.
    ///   - secret: The secret, such as a password in UTF-8.
    public init(_ kind: Kind, attributes: [String: KeychainValue], secret: Data) {
        self.init(id: UUID(), kind, attributes: attributes, accessControl: nil, secret: secret, size: secret.count)
    }

    package init(
        id: UUID, _ kind: Kind, attributes: [String: KeychainValue], accessControl: KeychainAccessControl?, secret: Data?, size: Int
    ) {
        self.id = id
        self.kind = kind
        self.attributes = attributes
        self.accessControl = accessControl
        storedSecret = secret
        self.size = size
    }

    /// The secret; empty if the item has none.
    public var secret: Data {
        get { storedSecret ?? Data() }
        set {
            storedSecret = newValue
            size = newValue.count
        }
    }
}

extension KeychainItem {
    /// The service of a generic password; `nil` without one.
    public var service: String? { attributes["svce"]?.text }
    /// The account of a password; `nil` without one.
    public var account: String? { attributes["acct"]?.text }
    /// The server of an internet password; `nil` without one.
    public var server: String? { attributes["srvr"]?.text }
    /// The label; `nil` without one.
    public var label: String? { attributes["labl"]?.text }
    /// The access group; `nil` for an item that was never in a keychain.
    public var accessGroup: String? { attributes["agrp"]?.text }
    /// The raw value of the constant `kSecAttrAccessible…`; `nil` for an item that was never in a keychain.
    public var accessible: String? { attributes["pdmn"]?.text }
    /// Whether the item is synchronised with the user's other devices. No item leaves this computer.
    public var isSynchronizable: Bool { attributes["sync"]?.number == 1 }
    /// The time of the creation.
    public var creationDate: Date? { attributes["cdat"]?.date }
    /// The time of the last change.
    public var modificationDate: Date? { attributes["mdat"]?.date }
    /// The secret as text; `nil` if it is not UTF-8.
    public var password: String? { String(data: secret, encoding: .utf8) }

    /// The place that the item belongs to: the service, the server or the label.
    var place: String { [service, server, label].compactMap { $0 }.first { !$0.isEmpty } ?? kind.title }
}

extension KeychainItem.Kind {
    /// The name of the class, in lower case.
    package var name: String {
        switch self {
        case .genericPassword: "generic password"
        case .internetPassword: "internet password"
        case .certificate: "certificate"
        case .key: "key"
        case .identity: "identity"
        }
    }

    /// The name of the class in the panel.
    var title: String { name.prefix(1).uppercased() + name.dropFirst() }
}

extension KeychainItem: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The place, the account and the size, without the secret.
    public var description: String { "KeychainItem(\(place), \(account ?? ""), \(size) bytes)" }
    /// The place, the account and the size, without the secret.
    public var debugDescription: String { description }
    /// The attributes without the secret.
    public var customMirror: Mirror { Mirror(self, children: ["kind": kind, "attributes": attributes, "size": size]) }
}
