internal import Foundation

@_implementationOnly import NIOCore

/// The content that a connection has not passed to the system.
struct ConnectionOutput {
    struct Content {
        let data: Data
        /// Whether the direction ends after the content.
        let isFinal: Bool
        let completion: NWConnection.SendCompletion
        fileprivate var position = 0
    }

    /// A part of content that is written.
    struct Part {
        let bytes: ByteBuffer
        /// The content if this is its last part.
        let completed: Content?
    }

    /// The maximum number of bytes of a stream in one part: 64 KB.
    private static let partSize = 64 << 10

    /// The bytes that wait in the socket: content is added below the lower mark, up to the upper one.
    static let waterMark = ChannelOptions.Types.WriteBufferWaterMark(low: 128 << 10, high: 512 << 10)

    private var contents = CircularBuffer<Content>()
    /// The number of bytes that wait.
    private(set) var count = 0
    /// Whether the app has ended the direction.
    private(set) var hasEnded = false

    /// Adds content. Returns `false` if the direction has ended.
    mutating func add(_ data: Data?, isFinal: Bool, _ completion: NWConnection.SendCompletion) -> Bool {
        guard !hasEnded else { return false }
        hasEnded = isFinal
        contents.append(Content(data: data ?? Data(), isFinal: isFinal, completion: completion))
        count += data?.count ?? 0
        return true
    }

    /// Removes the next part; `nil` if nothing waits.
    ///
    /// - Parameter isWhole: Whether the content is a message, which must not be split.
    mutating func next(isWhole: Bool) -> Part? {
        guard var content = contents.first else { return nil }
        let rest = content.data.count - content.position
        let size = isWhole ? rest : min(rest, Self.partSize)
        let start = content.data.startIndex + content.position
        let bytes = content.data[start..<start + size].withUnsafeBytes { ByteBuffer(bytes: $0) }
        content.position += size
        count -= size
        let isLast = content.position == content.data.count
        if isLast { contents.removeFirst() } else { contents[contents.startIndex] = content }
        return Part(bytes: bytes, completed: isLast ? content : nil)
    }

    /// Removes all content.
    mutating func removeAll() -> [Content] {
        defer {
            contents.removeAll()
            count = 0
        }
        return Array(contents)
    }
}

extension NWConnection.SendCompletion {
    /// Calls the handler on the queue.
    func call(_ error: NWError?, _ callbacks: ConnectionCallbacks) {
        if case .contentProcessed(let handler) = self { callbacks.run { handler(error) } }
    }
}
