import Foundation
import Synchronization

/// An HTTP server on loopback in the test's process, whose answers the test gives. A request without an answer waits
/// for one.
final class PictureServer: Sendable {
    /// An answer to a request.
    struct Answer: Sendable {
        var status = 200
        var headers: [String: String] = [:]
        var body = Data()
        /// The value of the header `Content-Length`; `nil` for none.
        var length: Int?
        /// The number of bytes of the body after which the server waits for ``release()``; `nil` for all.
        var pause: Int?

        static func body(_ data: Data, pause: Int? = nil) -> Answer { Answer(body: data, length: data.count, pause: pause) }
        static func status(_ status: Int) -> Answer { Answer(status: status, length: 0) }
        static func redirect(_ target: String) -> Answer { Answer(status: 302, headers: ["Location": target], length: 0) }
    }

    /// The events so far.
    struct Events: Sendable {
        /// The requested paths, in order.
        var asked: [String] = []
        /// The paths whose client closed the connection before the end of the answer.
        var abandoned: [String] = []
        /// The headers of the last request, in one text.
        var headers = ""
    }

    private struct State {
        var events = Events()
        var answers: [String: [Answer]] = [:]
        var isReleased = false
        var isStopped = false
    }

    /// The time between two looks at a connection, in milliseconds.
    private static let interval: Int32 = 5

    /// Linux's `POLLRDHUP`, which is a GNU extension that Swift does not import.
    private static let closedByPeer: Int16 = 0x2000

    private let state = Mutex(State())
    private let (changes, change) = AsyncStream.makeStream(of: Void.self)
    private let socket: Int32
    private let port: UInt16

    init() throws {
        let listener = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        socket = listener
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRINUSE) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in accept() }
    }

    func url(_ path: String) -> URL? { URL(string: "http://127.0.0.1:\(port)/\(path)") }

    /// Adds an answer for a path. The last answer of a path is used for all further requests.
    func answer(_ path: String, _ answer: Answer) { state.withLock { $0.answers["/\(path)", default: []].append(answer) } }

    /// Sends the rest of the answers that wait.
    func release() { state.withLock { $0.isReleased = true } }

    func stop() {
        state.withLock { $0.isStopped = true }
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    var events: Events { state.withLock { $0.events } }

    /// Waits until a condition holds. Only one task may wait at a time.
    func wait(until isEnough: @Sendable (Events) -> Bool) async {
        var steps = changes.makeAsyncIterator()
        while !isEnough(events), await steps.next() != nil {}
    }

    private func note(_ body: (inout Events) -> Void) {
        state.withLock { body(&$0.events) }
        change.yield()
    }

    // MARK: - Connections

    private func accept() {
        while true {
            let connection = Glibc.accept(socket, nil, nil)
            guard connection >= 0 else { return }
            Thread.detachNewThread { [self] in
                serve(connection)
                close(connection)
            }
        }
    }

    private func serve(_ connection: Int32) {
        var head = Data()
        var bytes = [UInt8](repeating: 0, count: 4096)
        while head.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = recv(connection, &bytes, bytes.count, 0)
            guard count > 0 else { return }
            head.append(contentsOf: bytes.prefix(count))
        }
        let text = String(decoding: head, as: UTF8.self)
        let path = text.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        note {
            $0.asked.append(path)
            $0.headers = text
        }
        guard let answer = nextAnswer(path, connection) else { return note { $0.abandoned.append(path) } }
        var lines = ["HTTP/1.1 \(answer.status) Answer", "Connection: close"] + answer.headers.map { "\($0): \($1)" }
        if let length = answer.length { lines.append("Content-Length: \(length)") }
        let start = answer.body.prefix(answer.pause ?? .max)
        var isOpen = send(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + start, connection)
        if answer.pause != nil {
            while isOpen, state.withLock({ !$0.isReleased && !$0.isStopped }) { isOpen = waitIsOpen(connection) }
            isOpen = isOpen && send(answer.body.dropFirst(start.count), connection)
        }
        if !isOpen { note { $0.abandoned.append(path) } }
    }

    /// Waits for an answer; returns `nil` if the client closes the connection.
    private func nextAnswer(_ path: String, _ connection: Int32) -> Answer? {
        while true {
            let (answer, isStopped) = state.withLock { state -> (Answer?, Bool) in
                guard let first = state.answers[path]?.first else { return (nil, state.isStopped) }
                if state.answers[path, default: []].count > 1 { state.answers[path]?.removeFirst() }
                return (first, state.isStopped)
            }
            if let answer { return answer }
            if isStopped || !waitIsOpen(connection) { return nil }
        }
    }

    private func waitIsOpen(_ connection: Int32) -> Bool {
        var entry = pollfd(fd: connection, events: Self.closedByPeer, revents: 0)
        return poll(&entry, 1, Self.interval) == 0
    }

    private func send(_ data: Data, _ connection: Int32) -> Bool {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
