internal import Foundation

@_implementationOnly import NIOCore

/// The bytes or messages that a connection has read, and the calls that wait for them.
struct ConnectionInput {
    typealias Completion = @Sendable (Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void

    /// A call of the app that waits.
    struct Request {
        let minimum: Int
        let maximum: Int
        let completion: Completion

        init(minimum: Int, maximum: Int, _ completion: @escaping Completion) {
            self.minimum = minimum
            self.maximum = maximum
            self.completion = completion
        }
    }

    /// The content for the first request.
    struct Answer {
        let request: Request
        let content: Data?
        let isComplete: Bool
        let error: NWError?
    }

    private let isStream: Bool
    private var stream = ByteBuffer()
    private var messages = CircularBuffer<ByteBuffer>()
    private var messageByteCount = 0
    private var requests = CircularBuffer<Request>()
    private(set) var hasEnded = false
    /// Whether a request has received the end.
    private var hasDeliveredEnd = false

    /// - Parameter requests: The calls that wait already.
    init(isStream: Bool, requests: [Request] = []) {
        self.isStream = isStream
        for request in requests { self.requests.append(request) }
    }

    /// Whether a request waits for more bytes, which are read only then.
    var isWaiting: Bool { !requests.isEmpty && !hasEnded }
    /// The number of bytes that no request has received.
    var count: Int { stream.readableBytes + messageByteCount }

    mutating func add(_ request: Request) { requests.append(request) }

    mutating func add(_ bytes: ByteBuffer) {
        if !isStream {
            messages.append(bytes)
            messageByteCount += bytes.readableBytes
        } else if stream.readableBytes == 0 {
            stream = bytes
        } else {
            var bytes = bytes
            stream.discardReadBytes()
            stream.writeBuffer(&bytes)
        }
    }

    mutating func end() { hasEnded = true }

    /// Removes all requests.
    mutating func removeRequests() -> [Request] {
        defer { requests.removeAll() }
        return Array(requests)
    }

    /// Removes the first request if there is content for it.
    mutating func answer() -> Answer? {
        guard let request = requests.first else { return nil }
        let answer = isStream ? streamAnswer(request) : messageAnswer(request)
        if answer != nil { requests.removeFirst() }
        return answer
    }

    private mutating func streamAnswer(_ request: Request) -> Answer? {
        guard !hasDeliveredEnd else { return Answer(request: request, content: nil, isComplete: false, error: .posix(.ENODATA)) }
        guard stream.readableBytes >= request.minimum || hasEnded else { return nil }
        let count = min(stream.readableBytes, request.maximum)
        hasDeliveredEnd = hasEnded && count == stream.readableBytes
        return Answer(request: request, content: count == 0 ? nil : Self.read(count, &stream), isComplete: hasDeliveredEnd, error: nil)
    }

    private mutating func messageAnswer(_ request: Request) -> Answer? {
        guard var message = messages.first else { return nil }
        let content = Self.read(min(message.readableBytes, request.maximum), &message)
        messageByteCount -= content.count
        let isComplete = message.readableBytes == 0
        if isComplete { messages.removeFirst() } else { messages[messages.startIndex] = message }
        return Answer(request: request, content: content, isComplete: isComplete, error: nil)
    }

    private static func read(_ count: Int, _ bytes: inout ByteBuffer) -> Data {
        let data = bytes.withUnsafeReadableBytes { Data($0.prefix(count)) }
        bytes.moveReaderIndex(forwardBy: count)
        return data
    }
}
