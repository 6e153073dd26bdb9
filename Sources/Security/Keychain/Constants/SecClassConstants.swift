public import CoreGraphics

// The classes of keychain items.

/// The key for the class of an item. Every query has one, except queries for a persistent reference.
public let kSecClass: CFString = "class"
/// A password of a service. Account, service, access group and synchronisation identify the item.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server. Account, server, domain, protocol, port, path and authentication type identify
/// the item.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate in DER. Type, issuer and serial number identify the item.
public let kSecClassCertificate: CFString = "cert"
/// A cryptographic key. Its class, labels, type and sizes identify the item.
public let kSecClassKey: CFString = "keys"
/// A certificate with its private key.
public let kSecClassIdentity: CFString = "idnt"
