internal import Foundation
internal import GIO
internal import SystemServices

/// A connection to the secret service, during one request of the app.
final class SecretServiceSession: KeychainSession {
    static let lockedError = "org.freedesktop.Secret.Error.IsLocked"
    private static let missingObjectError = "org.freedesktop.Secret.Error.NoSuchObject"
    private static let service = "org.freedesktop.secrets"
    private static let path = "/org/freedesktop/secrets"
    private static let interface = "org.freedesktop.Secret"
    private static let properties = "org.freedesktop.DBus.Properties"

    private let connection: BusConnection
    private let loop: BusLoop
    private let application: String
    private let limits: SecretServiceLimits
    private let willSave: () throws -> Void
    private var session = "/"
    private var loaded: [KeychainItem]?
    /// The paths of the service's items.
    private var paths: [UUID: String] = [:]

    /// - Parameter willSave: Called before the first item is saved.
    init(
        _ connection: BusConnection, _ loop: BusLoop, application: String, limits: SecretServiceLimits,
        willSave: @escaping () throws -> Void
    ) throws {
        self.connection = connection
        self.loop = loop
        self.application = application
        self.limits = limits
        self.willSave = willSave
        let answer = try call("Service.OpenSession", Self.path, [.string("plain"), .variant(.string(""))])
        guard answer.count == 2, let path = answer[1].text else { throw KeychainFailure.notAvailable }
        session = path
    }

    func items() throws -> [KeychainItem] {
        if let loaded { return loaded }
        let attributes = ["xdg:schema": SecretServiceItem.schema, "application": application]
        let answer = try call("Service.SearchItems", Self.path, [.texts(attributes)])
        guard answer.count == 2, case .objectPaths(let unlocked) = answer[0], case .objectPaths(let locked) = answer[1] else {
            throw KeychainFailure.notAvailable
        }
        if !locked.isEmpty { try unlock(locked) }
        var items: [KeychainItem] = []
        for path in unlocked + locked {
            guard let item = try item(at: path) else { continue }
            paths[item.id] = path
            items.append(item)
        }
        items.sort { ($0.creationDate ?? .distantPast, $0.id.uuidString) < ($1.creationDate ?? .distantPast, $1.id.uuidString) }
        loaded = items
        return items
    }

    /// Returns an item; `nil` if another program has removed or changed it.
    private func item(at path: String) throws -> KeychainItem? {
        let arguments: [BusValue] = [.string("\(Self.interface).Item"), .string("Attributes")]
        let answer: [BusValue]
        do throws(BusError) {
            answer = try connection.call("\(Self.properties).Get", path, of: Self.service, arguments, milliseconds: limits.call)
        } catch {
            if error.name == Self.missingObjectError { return nil }
            throw error
        }
        guard case .texts(let attributes)? = answer.first?.plain else { return nil }
        return SecretServiceItem.decode(attributes)
    }

    func secret(of item: KeychainItem) throws -> Data {
        if let secret = item.storedSecret { return secret }
        guard let path = paths[item.id] else { return Data() }
        let answer = try call("Item.GetSecret", path, [.objectPath(session)])
        guard case .tuple(let parts)? = answer.first, parts.count == 4, case .bytes(let bytes) = parts[2] else {
            throw KeychainFailure.notAvailable
        }
        return Data(bytes)
    }

    func apply(_ changes: KeychainChanges) throws {
        let items = try items()
        if !changes.added.isEmpty {
            try willSave()
            let collection = try collection()
            try unlock([collection])
            for item in changes.added { try add(item, to: collection) }
        }
        for item in changes.updated { try update(item) }
        for id in changes.removed {
            guard let path = paths.removeValue(forKey: id) else { continue }
            try finish(try call("Item.Delete", path).first)
        }
        // The secrets stay with the service.
        loaded = changes.applied(to: items)
    }

    private func add(_ item: KeychainItem, to collection: String) throws {
        let properties: [String: BusValue] = [
            "\(Self.interface).Item.Label": .string(SecretServiceItem.label(of: item, application: application)),
            "\(Self.interface).Item.Attributes": .texts(try SecretServiceItem.encode(item, application: application)),
        ]
        let answer = try call("Collection.CreateItem", collection, [.dictionary(properties), secret(item.secret), .bool(false)])
        guard answer.count == 2, let path = answer[0].text else { throw KeychainFailure.notAvailable }
        if path == "/" { try finish(answer[1]) } else { paths[item.id] = path }
    }

    private func update(_ item: KeychainItem) throws {
        guard let path = paths[item.id] else { return }
        if let data = item.storedSecret { try call("Item.SetSecret", path, [secret(data)]) }
        let attributes = BusValue.texts(try SecretServiceItem.encode(item, application: application))
        let label = BusValue.string(SecretServiceItem.label(of: item, application: application))
        for (name, value) in [("Attributes", attributes), ("Label", label)] {
            let arguments: [BusValue] = [.string("\(Self.interface).Item"), .string(name), .variant(value)]
            try connection.call("\(Self.properties).Set", path, of: Self.service, arguments, milliseconds: limits.call)
        }
    }

    private func secret(_ data: Data) -> BusValue {
        .tuple([.objectPath(session), .bytes([]), .bytes([UInt8](data)), .string("application/octet-stream")])
    }

    /// Returns the path of the default collection, which is created if there is none.
    private func collection() throws -> String {
        guard let path = try call("Service.ReadAlias", Self.path, [.string("default")]).first?.text else {
            throw KeychainFailure.notAvailable
        }
        if path != "/" { return path }
        let properties: [String: BusValue] = ["\(Self.interface).Collection.Label": .string("Default")]
        let answer = try call("Service.CreateCollection", Self.path, [.dictionary(properties), .string("default")])
        guard answer.count == 2, let created = answer[0].text else { throw KeychainFailure.notAvailable }
        if created != "/" { return created }
        guard let result = try finish(answer[1])?.text else { throw KeychainFailure.notAvailable }
        return result
    }

    /// Unlocks objects, for which the desktop may ask the person. Does nothing for unlocked ones.
    private func unlock(_ paths: [String]) throws {
        let answer = try call("Service.Unlock", Self.path, [.objectPaths(paths)])
        guard answer.count == 2 else { throw KeychainFailure.notAvailable }
        try finish(answer[1])
    }

    /// Shows a prompt of the desktop, if its path is one, and waits for the person.
    @discardableResult private func finish(_ prompt: BusValue?) throws -> BusValue? {
        guard let path = prompt?.text, path != "/" else { return nil }
        let events = PromptEvents()
        connection.subscribe(to: "\(Self.interface).Prompt.Completed", path, of: Self.service) { arguments in
            if case .tuple(let values) = arguments, values.count == 2 { events.result = values }
        }
        connection.subscribe(
            to: "org.freedesktop.DBus.NameOwnerChanged", nil, of: "org.freedesktop.DBus", first: Self.service
        ) { _ in events.hasServiceEnded = true }
        try call("Prompt.Prompt", path, [.string("")])
        let limit = ContinuousClock.now + .milliseconds(Int(limits.prompt))
        while events.result == nil, !events.hasServiceEnded, !connection.isClosed, ContinuousClock.now < limit {
            loop.wait(milliseconds: 100)
        }
        guard let result = events.result else { throw KeychainFailure.notAvailable }
        guard result[0] == .bool(false) else { throw KeychainFailure.cancelled }
        return result[1].plain
    }

    /// The events of a prompt. Handlers of signals only record them, because they are called from within GIO.
    private final class PromptEvents {
        var result: [BusValue]?
        var hasServiceEnded = false
    }

    @discardableResult private func call(_ member: String, _ path: String, _ arguments: [BusValue] = []) throws -> [BusValue] {
        try connection.call("\(Self.interface).\(member)", path, of: Self.service, arguments, milliseconds: limits.call)
    }
}
