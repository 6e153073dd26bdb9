internal import Dispatch
internal import Glibc

/// Listens for the callback of a web session at an address of this machine, until ``stop()``.
///
/// Only this machine can connect.
@MainActor final class LoopbackListener {
    private static let queue = DispatchQueue(label: "caret.authenticationservices.loopback")

    private let socket: Int32
    private let source: any DispatchSourceRead

    /// Starts to listen.
    ///
    /// Fails if no query item of the page is an `http` address of this machine, or if the port is in use.
    ///
    /// - Parameter handler: Called with each URL at the address.
    init?(for page: URL, handler: @escaping @Sendable @MainActor (URL) -> Void) {
        guard let address = Self.address(in: page) else { return nil }
        guard let socket = Self.open(port: address.port ?? 80) else {
            Diagnostics.report("authenticationServices.port", "The port \(address.port ?? 80) of the callback is in use.")
            return nil
        }
        self.socket = socket
        let server = LoopbackServer(socket: socket, address: address, handler: handler)
        source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: Self.queue)
        source.setEventHandler { @Sendable in server.accept() }
        source.setCancelHandler { @Sendable in close(socket) }
        source.resume()
    }

    /// Stops listening. A second call does nothing.
    func stop() {
        guard !source.isCancelled else { return }
        // The queue closes the socket later. The port is free at once.
        shutdown(socket, Int32(SHUT_RDWR))
        source.cancel()
    }

    /// Returns the address of this machine to which a page redirects; `nil` without one.
    static func address(in page: URL) -> URL? {
        let items = URLComponents(url: page, resolvingAgainstBaseURL: false)?.queryItems ?? []
        return items.lazy.compactMap { $0.value.flatMap(URL.init(string:)) }
            .first { $0.scheme?.lowercased() == "http" && ["127.0.0.1", "localhost"].contains($0.host?.lowercased()) }
    }

    private static func open(port: Int) -> Int32? {
        guard let port = UInt16(exactly: port) else { return nil }
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return nil }
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard isBound == 0, listen(socket, 4) == 0 else {
            close(socket)
            return nil
        }
        return socket
    }
}
