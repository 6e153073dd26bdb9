import Foundation
import Synchronization

@_implementationOnly import CGIO

@testable import GIO

/// A message bus of the test alone, on which a secret service keeps items in memory.
// All state is behind a mutex; the connection is one of GIO's objects that any thread may use.
final class FakeSecretService: @unchecked Sendable {
    /// The daemon, which is in Debian's package `dbus-daemon`.
    static let daemon = ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"].first { FileManager.default.isExecutableFile(atPath: $0) }

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
    private let process = Process()
    private var connection: OpaquePointer?
    /// The address of the bus.
    private(set) var address = ""

    init() throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: Self.daemon ?? "/usr/bin/dbus-daemon")
        process.arguments = ["--session", "--nofork", "--nopidfile", "--address=unix:tmpdir=/tmp", "--print-address=1"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The daemon prints the address once it listens.
        var line = Data()
        while !line.contains(UInt8(ascii: "\n")) {
            let part = output.fileHandleForReading.availableData
            guard !part.isEmpty else { throw CocoaError(.fileReadUnknown) }
            line += part
        }
        address = String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// Begins to answer.
    func start() throws {
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
            throw CocoaError(.fileReadUnknown)
        }
        self.connection = connection
        let filter: GDBusMessageFilterFunction = { _, message, isIncoming, context in
            guard let message, let context else { return message }
            return Unmanaged<FakeSecretService>.fromOpaque(context).takeUnretainedValue().respond(to: message, isIncoming: isIncoming != 0)
        }
        // Retained for good: GIO calls it from a thread of its own, also while the connection is being closed.
        g_dbus_connection_add_filter(connection, filter, Unmanaged.passRetained(self).toOpaque(), nil)
        let bus = "org.freedesktop.DBus"
        let name = g_variant_parse(nil, "('org.freedesktop.secrets', uint32 0)", nil, nil, nil)
        let answer = g_dbus_connection_call_sync(
            connection, bus, "/org/freedesktop/DBus", bus, "RequestName", name, nil, G_DBUS_CALL_FLAGS_NONE, 10_000, nil, nil)
        if let answer { g_variant_unref(answer) }
    }

    /// Ends the service and the bus. Must be called at the end of each test.
    func end() {
        if let connection { g_dbus_connection_close_sync(connection, nil, nil) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    private func respond(to message: OpaquePointer, isIncoming: Bool) -> OpaquePointer? {
        guard isIncoming, g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
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
        if isFatal { g_dbus_connection_close(connection, nil, nil, nil) }
        if isFatal || isUnanswered { return nil }
        let result = state.withLock { answer(method, path, arguments, &$0) }
        guard let result else {
            let error = g_dbus_message_new_method_error_literal(message, "org.freedesktop.Secret.Error.NoSuchObject", "none")
            send(error)
            return nil
        }
        let reply = g_dbus_message_new_method_reply(message)
        g_dbus_message_set_body(reply, BusValue.tuple(result).makeVariant())
        send(reply)
        if method == "Prompt" { completePrompt(path) }
        return nil
    }

    private func send(_ message: OpaquePointer?) {
        g_dbus_connection_send_message(connection, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        if let message { g_object_unref(UnsafeMutableRawPointer(message)) }
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
        case .crash: g_dbus_connection_close(connection, nil, nil, nil)
        case .unlocks, .refuses:
            g_dbus_connection_emit_signal(
                connection, nil, path, "org.freedesktop.Secret.Prompt", "Completed",
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
