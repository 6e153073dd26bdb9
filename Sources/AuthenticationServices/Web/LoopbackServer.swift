internal import Dispatch
internal import Glibc
internal import UIKitCore

/// Accepts connections to a socket, reads the first line of each request, and answers with a text.
///
/// Requests to other paths than that of the address, such as that for an icon, are answered with 404.
struct LoopbackServer: Sendable {
    /// The longest request that is read, in bytes.
    private static let requestLimit = 64 * 1024
    /// The seconds after which a connection that has sent no whole request is closed.
    private static let timeout = 5
    private static let endOfHeader = Array("\r\n\r\n".utf8)

    let socket: Int32
    let address: URL
    /// Called with each URL at the address.
    let handler: @Sendable @MainActor (URL) -> Void

    /// Accepts one connection.
    func accept() {
        let connection = Glibc.accept(socket, nil, nil)
        guard connection >= 0 else { return }
        // A browser that is started meanwhile does not inherit the connection.
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        defer { close(connection) }
        var timeout = timeval(tv_sec: Self.timeout, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        let url = readTarget(of: connection).flatMap { URL(string: $0, relativeTo: address)?.absoluteURL }
        guard let url, url.host == address.host, url.port == address.port, path(of: url) == path(of: address) else {
            return send("404 Not Found", "Nothing is here.", to: connection)
        }
        // The handler is pending before the browser has the response.
        let work = PendingWork.begin("the callback of a web session")
        send("200 OK", "You can close this page and return to the app.", to: connection)
        Task { @MainActor [handler] in
            handler(url)
            PendingWork.end(work)
        }
    }

    private func path(of url: URL) -> String { url.path.isEmpty ? "/" : url.path }

    /// Reads the header of a request. Returns the target in the first line; `nil` for anything but a GET request.
    private func readTarget(of connection: Int32) -> String? {
        var request: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        let end = DispatchTime.now() + .seconds(Self.timeout)
        while request.count < Self.requestLimit, !request.contains(Self.endOfHeader), DispatchTime.now() < end {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            request += buffer[..<count]
        }
        guard let line = request.split(separator: UInt8(ascii: "\r"), maxSplits: 1).first.flatMap({ String(validating: $0, as: UTF8.self) })
        else { return nil }
        let parts = line.split(separator: " ")
        return parts.count == 3 && parts[0] == "GET" && parts[1].hasPrefix("/") ? String(parts[1]) : nil
    }

    private func send(_ status: String, _ text: String, to connection: Int32) {
        let fields = ["Content-Type: text/plain; charset=utf-8", "Content-Length: \(text.utf8.count)", "Connection: close"]
        let response = Array((["HTTP/1.1 \(status)"] + fields + ["", text]).joined(separator: "\r\n").utf8)
        _ = Glibc.send(connection, response, response.count, Int32(MSG_NOSIGNAL))
    }
}
