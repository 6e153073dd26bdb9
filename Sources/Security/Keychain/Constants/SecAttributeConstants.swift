public import CoreGraphics

// The attributes of keychain items, as keys of dictionaries.

/// The condition under which the item is accessible; ``kSecAttrAccessibleWhenUnlocked`` by default.
public let kSecAttrAccessible: CFString = "pdmn"
/// The ``SecAccessControl`` of the item. Excludes ``kSecAttrAccessible``.
public let kSecAttrAccessControl: CFString = "accc"
/// The access group, a string; the first group of the app by default.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether the item is synchronised with other devices. Queries find only other items by default.
public let kSecAttrSynchronizable: CFString = "sync"
/// The value of ``kSecAttrSynchronizable`` in a query for synchronised and other items.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The date of the creation. The keychain sets it.
public let kSecAttrCreationDate: CFString = "cdat"
/// The date of the last change. The keychain sets it.
public let kSecAttrModificationDate: CFString = "mdat"
/// A description for the user, a string.
public let kSecAttrDescription: CFString = "desc"
/// A comment of the user, a string.
public let kSecAttrComment: CFString = "icmt"
/// The creator of the item, a number of four characters.
public let kSecAttrCreator: CFString = "crtr"
/// The type of the item, a number of four characters.
public let kSecAttrType: CFString = "type"
/// The label for the user, a string.
public let kSecAttrLabel: CFString = "labl"
/// Whether the item is hidden from the user.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether the item has no valid password, so that the user is always asked.
public let kSecAttrIsNegative: CFString = "nega"
/// The name of the account, a string or data.
public let kSecAttrAccount: CFString = "acct"
/// The service of a generic password, a string or data.
public let kSecAttrService: CFString = "svce"
/// Data of the app in a generic password.
public let kSecAttrGeneric: CFString = "gena"
/// The domain of an internet password, a string.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server of an internet password, a string: a domain name or an address.
public let kSecAttrServer: CFString = "srvr"
/// The protocol of an internet password, one of the constants `kSecAttrProtocol…`.
public let kSecAttrProtocol: CFString = "ptcl"
/// The kind of authentication, one of the constants `kSecAttrAuthenticationType…`.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port of an internet password, a number.
public let kSecAttrPort: CFString = "port"
/// The path of an internet password, a string.
public let kSecAttrPath: CFString = "path"
/// A hint for the synchronisation, a string.
public let kSecAttrSyncViewHint: CFString = "vwht"
/// The persistent reference of an item.
public let kSecAttrPersistentReference: CFString = "persistref"
/// The former spelling of ``kSecAttrPersistentReference``.
public let kSecAttrPersistantReference: CFString = "persistref"
/// The type of a certificate, a number.
public let kSecAttrCertificateType: CFString = "ctyp"
/// The encoding of a certificate, a number.
public let kSecAttrCertificateEncoding: CFString = "cenc"
/// The subject of a certificate: the DER of its name.
public let kSecAttrSubject: CFString = "subj"
/// The issuer of a certificate: the DER of its name.
public let kSecAttrIssuer: CFString = "issr"
/// The serial number of a certificate, data.
public let kSecAttrSerialNumber: CFString = "slnr"
/// The identifier of the key of a certificate, data.
public let kSecAttrSubjectKeyID: CFString = "skid"
/// The SHA-1 digest of the public key of a certificate, data.
public let kSecAttrPublicKeyHash: CFString = "pkhh"
