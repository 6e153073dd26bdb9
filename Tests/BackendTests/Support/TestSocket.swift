import Dispatch
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A TCP connection to this machine, with direct access to the bytes. Calls block a queue of its own.
final class TestSocket: Sendable {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Longer than any wait of a test; turns a hang into a failure.
    private static let timeout = timeval(tv_sec: 20, tv_usec: 0)
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "test socket")

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(description: "socket: \(String(cString: strerror(errno)))") }
        var timeout = Self.timeout
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &timeout, socklen_t(MemoryLayout<timeval>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port)).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard result == 0 else { throw Failure(description: "connect: \(String(cString: strerror(errno)))") }
    }

    deinit { Glibc.close(descriptor) }

    /// Sends all bytes.
    ///
    /// - Returns: whether the other side received them; false once it has closed.
    @discardableResult func send(_ bytes: [UInt8]) async -> Bool {
        await run { descriptor in
            var sent = 0
            while sent < bytes.count {
                let count = bytes[sent...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// Returns as many bytes as requested, or fewer if the other side closed before.
    func receive(_ count: Int) async -> [UInt8] {
        await run { descriptor in
            var bytes = [UInt8](repeating: 0, count: count)
            var received = 0
            while received < count {
                let size = bytes[received...].withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
                guard size > 0 else { break }
                received += size
            }
            return Array(bytes[..<received])
        }
    }

    /// Returns the text up to an empty line, or to the end.
    func receiveHead() async -> String {
        var bytes: [UInt8] = []
        while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            let next = await receive(1)
            if next.isEmpty { break }
            bytes += next
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Ends the connection, as a browser that quits does.
    func close() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    private func run<Result: Sendable>(_ body: @escaping @Sendable (Int32) -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: body(self.descriptor)) }
        }
    }
}
