import Foundation

extension KeychainService {
    /// The items with their secrets, oldest first. Empty if the store cannot be read.
    public var items: [KeychainItem] {
        let items = try? access { session in
            try session.items().map { item in
                var item = item
                item.secret = try session.secret(of: item)
                return item
            }
        }
        return items ?? []
    }

    /// Adds an item, whether or not the keychain has an equal one. Missing attributes have the values of an item that
    /// the app adds.
    ///
    /// - Returns: Whether the item was saved.
    @discardableResult public func add(_ item: KeychainItem) -> Bool {
        var item = item
        let now = KeychainValue.date(Date())
        let values: [String: KeychainValue] = [
            "cdat": now, "mdat": now, "agrp": .string(accessGroups.first ?? ""), "pdmn": .string("ak"), "sync": .bool(false),
        ]
        let defaults = item.kind.defaults.merging(values) { $1 }
        item.attributes.merge(defaults) { given, _ in given }
        let added = item
        return change { $0.added = [added] }
    }

    /// Adds a generic password.
    ///
    /// - Returns: Whether the item was saved.
    @discardableResult public func addPassword(_ password: String, service: String, account: String) -> Bool {
        add(
            KeychainItem(
                .genericPassword, attributes: ["svce": .string(service), "acct": .string(account)], secret: Data(password.utf8)))
    }

    /// Returns the first generic password of a service and an account; `nil` if there is none.
    public func password(service: String, account: String) -> String? {
        items.first { $0.kind == .genericPassword && $0.service == service && $0.account == account }?.password
    }

    /// Removes an item.
    ///
    /// - Returns: Whether the keychain can be changed.
    @discardableResult public func remove(_ id: UUID) -> Bool { change { $0.removed = [id] } }

    /// Removes all items.
    ///
    /// - Returns: Whether the keychain can be changed.
    @discardableResult public func removeAll() -> Bool {
        let ids = items.map(\.id)
        return change { $0.removed = Set(ids) }
    }

    private func change(_ body: (inout KeychainChanges) -> Void) -> Bool {
        var changes = KeychainChanges()
        body(&changes)
        return (try? access { try $0.apply(changes) }) != nil
    }
}

extension KeychainItem.Kind {
    /// The values of attributes that identify an item, for items without them.
    package var defaults: [String: KeychainValue] {
        switch self {
        case .genericPassword: ["acct": .string(""), "svce": .string("")]
        case .internetPassword:
            [
                "acct": .string(""), "sdmn": .string(""), "srvr": .string(""), "ptcl": .number(0), "atyp": .string(""),
                "port": .number(0), "path": .string(""),
            ]
        case .certificate: ["ctyp": .number(0), "issr": .data(Data()), "slnr": .data(Data())]
        case .key:
            [
                "kcls": .number(0), "klbl": .data(Data()), "atag": .data(Data()), "crtr": .number(0), "type": .number(0),
                "bsiz": .number(0), "esiz": .number(0),
            ]
        case .identity: [:]
        }
    }
}
