internal import Foundation
internal import SystemServices

/// The attributes of each class, and the kinds of their values.
enum KeychainSchema {
    /// The kind of a value.
    enum ValueKind {
        /// A string or data, which is returned as it was given.
        case text
        case data
        /// A number or a Boolean. A string is accepted too, because codes of four characters are often given so.
        case number
        case bool
        case date
    }

    /// Returns the kind of an attribute; `nil` if the class has no such attribute.
    static func kind(of attribute: String, in item: KeychainItem.Kind?) -> ValueKind? {
        if let kind = common[attribute] { return kind }
        guard let item else { return own.values.lazy.compactMap { $0[attribute] }.first }
        return own[item]?[attribute]
    }

    /// The attributes that identify an item, beside the access group and the synchronisation.
    static func primaryKeys(of kind: KeychainItem.Kind) -> [String] { Array(kind.defaults.keys) + ["agrp", "sync"] }

    private static let common: [String: ValueKind] = [
        "pdmn": .text, "agrp": .text, "sync": .bool, "cdat": .date, "mdat": .date, "labl": .text, "vwht": .text,
        "persistref": .data, "tkid": .text,
    ]

    private static let password: [String: ValueKind] = [
        "desc": .text, "icmt": .text, "crtr": .number, "type": .number, "invi": .bool, "nega": .bool, "acct": .text,
    ]

    private static let certificate: [String: ValueKind] = [
        "ctyp": .number, "cenc": .number, "subj": .data, "issr": .data, "slnr": .data, "skid": .data, "pkhh": .data,
    ]

    private static let key: [String: ValueKind] = [
        "kcls": .number, "klbl": .data, "atag": .text, "perm": .bool, "crtr": .number, "type": .number, "bsiz": .number,
        "esiz": .number, "sdat": .date, "edat": .date, "sens": .bool, "asen": .bool, "extr": .bool, "next": .bool, "encr": .bool,
        "decr": .bool, "drve": .bool, "sign": .bool, "vrfy": .bool, "wrap": .bool, "unwp": .bool,
    ]

    private static let own: [KeychainItem.Kind: [String: ValueKind]] = [
        .genericPassword: password.merging(["svce": .text, "gena": .text]) { $1 },
        .internetPassword: password.merging([
            "sdmn": .text, "srvr": .text, "ptcl": .number, "atyp": .text, "port": .number, "path": .text,
        ]) { $1 },
        .certificate: certificate,
        .key: key,
        .identity: certificate.merging(key) { $1 },
    ]
}
