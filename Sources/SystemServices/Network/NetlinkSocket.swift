import Foundation

/// A socket to the kernel's tables of interfaces, addresses and routes.
///
/// The socket belongs to the network namespace of the thread that creates it, and may be used on any thread.
final class NetlinkSocket: Sendable {
    /// The groups of messages about interfaces, addresses and routes of both versions of the Internet Protocol.
    static let changes: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400

    /// An error of the system, such as `EPERM` in a container.
    struct Failure: Error, CustomStringConvertible {
        let code: Int32
        var description: String { String(cString: strerror(code)) }
    }

    /// The netlink constants, which Glibc's module does not have.
    private enum Constant {
        static let family: Int32 = 16
        static let addressLength = 12
        static let request: UInt16 = 0x1
        static let dump: UInt16 = 0x300
        static let error: UInt16 = 2
        static let done: UInt16 = 3
        static let headerLength = 16
    }

    let descriptor: Int32

    /// - Parameter groups: The groups of messages that the socket receives without a request; 0 for none.
    /// - Throws: `Failure` if the system refuses the socket.
    init(groups: UInt32) throws(Failure) {
        let kind = Int32(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue)
        descriptor = socket(Constant.family, groups == 0 ? kind : kind | Int32(SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        // sockaddr_nl: family, padding, process (chosen by the kernel), groups.
        var address = [UInt8](repeating: 0, count: Constant.addressLength)
        address.store(UInt16(Constant.family), at: 0)
        address.store(groups, at: 8)
        let isBound = address.withUnsafeBytes { bytes in
            bytes.baseAddress.map { bind(descriptor, $0.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count)) == 0 } ?? false
        }
        guard isBound else {
            let code = errno
            close(descriptor)
            throw Failure(code: code)
        }
        // A kernel that never answers must not block the app.
        var limit = timeval(tv_sec: 1, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    /// Returns all entries of a table: the messages of `reply` kind, without their headers.
    ///
    /// - Parameters:
    ///   - table: The type of the request, such as 18 for interfaces.
    ///   - reply: The type of the entries, such as 16 for interfaces.
    func entries(of table: UInt16, reply: UInt16) throws(Failure) -> [[UInt8]] {
        // A header, and the family "all" with three bytes of padding.
        var request = [UInt8](repeating: 0, count: Constant.headerLength + 4)
        request.store(UInt32(request.count), at: 0)
        request.store(table, at: 4)
        request.store(Constant.request | Constant.dump, at: 6)
        // The late answer to an earlier request is not that to this one.
        drain()
        guard send(descriptor, request, request.count, 0) == request.count else { throw Failure(code: errno) }
        var entries: [[UInt8]] = []
        while true {
            for message in Self.messages(try receive()) {
                switch message.type {
                case Constant.done: return entries
                case Constant.error: throw Failure(code: -(message.body.load(Int32.self, at: 0) ?? -EIO))
                case reply: entries.append(message.body)
                default: break
                }
            }
        }
    }

    /// Reads all messages that wait, without waiting for others.
    func drain() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        // ENOBUFS: the kernel had more messages than the socket holds. The messages that follow are read as well.
        while recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT)) > 0 || errno == ENOBUFS || errno == EINTR {
            errno = 0
        }
    }

    private func receive() throws(Failure) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var count = recv(descriptor, &buffer, buffer.count, 0)
        while count < 0, errno == EINTR { count = recv(descriptor, &buffer, buffer.count, 0) }
        guard count > 0 else { throw Failure(code: count == 0 ? EIO : errno) }
        return Array(buffer.prefix(count))
    }

    /// Splits data into messages. A message that is longer than the data ends the list.
    static func messages(_ bytes: [UInt8]) -> [(type: UInt16, body: [UInt8])] {
        var messages: [(type: UInt16, body: [UInt8])] = []
        var start = 0
        while let length = bytes.load(UInt32.self, at: start).map(Int.init), let type = bytes.load(UInt16.self, at: start + 4),
            length >= Constant.headerLength, length <= bytes.count - start
        {
            messages.append((type, Array(bytes[(start + Constant.headerLength)..<(start + length)])))
            start += (length + 3) & ~3
        }
        return messages
    }
}

extension [UInt8] {
    /// Returns a number in the order of bytes of the computer; `nil` beyond the end.
    func load<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number? {
        guard offset >= 0, offset <= count - MemoryLayout<Number>.size else { return nil }
        return withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Number.self) }
    }

    /// Replaces bytes by a number in the order of bytes of the computer.
    mutating func store<Number: FixedWidthInteger>(_ number: Number, at offset: Int) {
        Swift.withUnsafeBytes(of: number) { bytes in
            for (position, byte) in bytes.enumerated() { self[offset + position] = byte }
        }
    }
}
