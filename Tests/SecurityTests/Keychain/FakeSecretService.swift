import Foundation
import PrivateBus
import Synchronization

@_implementationOnly import CGIO

@testable import GIO

/// A message bus of the test alone, on which a secret service keeps items in memory.
final class FakeSecretService: Sendable {
    /// The behaviour of a person who is asked to unlock the collection.
    enum Person: Sendable {
        case unlocks, refuses, sleeps
        /// The service ends while the prompt is visible.
        case crash
    }

    struct Item: Sendable {
        var label: String?
        var attributes: [String: String]
        var secret: [UInt8]
    }

    struct State: Sendable {
        var items: [String: Item] = [:]
        var count = 0
        var isLocked = false
        var person = Person.unlocks
        var hasCollection = true
        /// The methods that are not answered.
        var unanswered: Set<String> = []
        /// The methods during which the service ends.
        var fatal: Set<String> = []
        /// The names of all called methods.
        var calls: [String] = []
    }

    let state = Mutex(State())
    private let bus: PrivateBus
    private let connection: ServiceConnection
    /// The address of the bus.
    var address: String { bus.address }

    init() throws {
        bus = try PrivateBus()
        connection = try ServiceConnection(bus.address)
    }

    /// Begins to answer.
    func start() { connection.provide("org.freedesktop.secrets", respond) }

    /// Ends the service and the bus. Must be called at the end of each test.
    func end() {
        connection.close()
        bus.end()
    }

    private func respond(to message: OpaquePointer) -> OpaquePointer? {
        guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
            let method = g_dbus_message_get_member(message).map({ String(cString: $0) }),
            let path = g_dbus_message_get_path(message).map({ String(cString: $0) })
        else { return message }
        defer { g_object_unref(UnsafeMutableRawPointer(message)) }
        var arguments: [BusValue] = []
        if let body = g_dbus_message_get_body(message), case .tuple(let values) = BusValue(body) { arguments = values }
        let (isFatal, isUnanswered) = state.withLock { state in
            state.calls.append(method)
            return (state.fatal.contains(method), state.unanswered.contains(method))
        }
        if isFatal { g_dbus_connection_close(connection.pointer, nil, nil, nil) }
        if isFatal || isUnanswered { return nil }
        let result = state.withLock { answer(method, path, arguments, &$0) }
        guard let result else {
            let error = g_dbus_message_new_method_error_literal(message, "org.freedesktop.Secret.Error.NoSuchObject", "none")
            connection.send(error)
            return nil
        }
        let reply = g_dbus_message_new_method_reply(message)
        g_dbus_message_set_body(reply, BusValue.tuple(result).makeVariant())
        connection.send(reply)
        if method == "Prompt" { completePrompt(path) }
        return nil
    }

    private func completePrompt(_ path: String) {
        let person = state.withLock { state in
            if state.person == .unlocks { state.isLocked = false }
            if path == "/prompt/create" { state.hasCollection = true }
            return state.person
        }
        let result: BusValue = path == "/prompt/create" ? .objectPath("/collection/default") : .objectPaths([])
        switch person {
        case .sleeps: return
        case .crash: g_dbus_connection_close(connection.pointer, nil, nil, nil)
        case .unlocks, .refuses:
            g_dbus_connection_emit_signal(
                connection.pointer, nil, path, "org.freedesktop.Secret.Prompt", "Completed",
                BusValue.tuple([.bool(person == .refuses), .variant(result)]).makeVariant(), nil)
        }
    }

    /// Returns the result of a method; `nil` for an unknown object.
    private func answer(_ method: String, _ path: String, _ arguments: [BusValue], _ state: inout State) -> [BusValue]? {
        switch method {
        case "OpenSession": return [.variant(.string("")), .objectPath("/session/1")]
        case "SearchItems":
            guard case .texts(let wanted) = arguments[0] else { return nil }
            let found = state.items.filter { item in wanted.allSatisfy { item.value.attributes[$0.key] == $0.value } }.keys.sorted()
            return state.isLocked ? [.objectPaths([]), .objectPaths(found)] : [.objectPaths(found), .objectPaths([])]
        case "Unlock":
            return state.isLocked ? [.objectPaths([]), .objectPath("/prompt/unlock")] : [arguments[0], .objectPath("/")]
        case "ReadAlias": return [.objectPath(state.hasCollection ? "/collection/default" : "/")]
        case "CreateCollection": return [.objectPath("/"), .objectPath("/prompt/create")]
        case "Prompt": return []
        case "CreateItem":
            guard case .dictionary(let properties) = arguments[0], let secret = Self.bytes(arguments[1]),
                case .texts(let attributes)? = properties["org.freedesktop.Secret.Item.Attributes"]
            else { return nil }
            state.count += 1
            let created = "/collection/default/\(state.count)"
            state.items[created] = Item(
                label: properties["org.freedesktop.Secret.Item.Label"]?.text, attributes: attributes, secret: secret)
            return [.objectPath(created), .objectPath("/")]
        default: return answerForItem(method, path, arguments, &state)
        }
    }

    private func answerForItem(_ method: String, _ path: String, _ arguments: [BusValue], _ state: inout State) -> [BusValue]? {
        guard let item = state.items[path] else { return nil }
        switch method {
        case "Get": return [.variant(.texts(item.attributes))]
        case "Set":
            if case .texts(let attributes) = arguments[2].plain { state.items[path]?.attributes = attributes }
            if case .string(let label) = arguments[2].plain { state.items[path]?.label = label }
            return []
        case "GetSecret":
            return [.tuple([.objectPath("/session/1"), .bytes([]), .bytes(item.secret), .string("application/octet-stream")])]
        case "SetSecret":
            state.items[path]?.secret = Self.bytes(arguments[0]) ?? []
            return []
        case "Delete":
            state.items[path] = nil
            return [.objectPath("/")]
        default: return nil
        }
    }

    private static func bytes(_ secret: BusValue) -> [UInt8]? {
        if case .tuple(let parts) = secret, parts.count == 4, case .bytes(let bytes) = parts[2] { bytes } else { nil }
    }
}
