import CaretTesting
import Foundation
import Synchronization
import SystemServices
import Testing

@testable import Network

/// Streams over the loopback address.
@Suite(.app, .timeLimit(.minutes(1))) struct ConnectionTests {
    @Test func `a connection prepares, becomes ready, carries content both ways and is cancelled`() async throws {
        let loopback = try Loopback()
        let pair = try #require(await loopback.pair())
        #expect(await pair.client.send("ping") == nil)
        let received = await pair.server.receive()
        #expect(received.text == "ping" && !received.isComplete && received.error == nil && received.context != nil)
        #expect(await pair.server.send("pong") == nil)
        #expect(await pair.client.receive().text == "pong")
        await pair.client.cancel()
        #expect(pair.client.states.all == [.preparing, .ready, .cancelled])
        #expect(pair.client.connection.state == .cancelled)
        await pair.server.cancel()
        #expect(pair.server.states.all == [.preparing, .ready, .cancelled])
        loopback.listener.cancel()
        await loopback.listenerStates.next { $0 == .cancelled }
        #expect(loopback.listenerStates.all == [.ready, .cancelled])
    }

    @Test func `calls on a concurrent queue keep their order`() async {
        let callbacks = ConnectionCallbacks()
        let queue = DispatchQueue(label: "app", attributes: .concurrent)
        callbacks.queue = queue
        let numbers = Inbox<Int>()
        let marker = DispatchSemaphore(value: 0)
        callbacks.run {
            // A concurrent queue begins the second call before the marker.
            marker.wait()
            for _ in 0..<1000 { sched_yield() }
            numbers.add(0)
        }
        callbacks.run { numbers.add(1) }
        queue.async { marker.signal() }
        for _ in 0..<2 { await numbers.next() }
        #expect(numbers.all == [0, 1] && callbacks.queue === queue)
    }

    @Test func `handlers and completions are called on the connection's queue`() async throws {
        let loopback = try Loopback()
        let key = DispatchSpecificKey<String>()
        let queue = DispatchQueue(label: "of the app")
        queue.setSpecific(key: key, value: "app")
        loopback.queue.setSpecific(key: key, value: "loopback")
        let port = await loopback.start()
        let places = Inbox<String>()
        let note: @Sendable (String) -> Void = { places.add("\($0) \(DispatchQueue.getSpecific(key: key) ?? "nowhere")") }
        let connection = NWConnection(host: .ipv4(.loopback), port: port, using: .tcp)
        #expect(connection.queue == nil && connection.state == .setup && connection.currentPath == nil)
        connection.stateUpdateHandler = { note("\($0)") }
        connection.pathUpdateHandler = { _ in note("path") }
        connection.viabilityUpdateHandler = { note("viable \($0)") }
        connection.start(queue: queue)
        connection.start(queue: .main)
        await places.next { $0.hasPrefix("viable") }
        #expect(places.all == ["preparing app", "path app", "ready app", "viable true app"])
        #expect(connection.queue === queue)
        connection.send(content: Data([1]), completion: .contentProcessed { _ in note("sent") })
        await places.next { $0.hasPrefix("sent") }
        let server = try #require(await loopback.accepted.next())
        server.connection.send(content: Data([1]), completion: .idempotent)
        connection.receive(minimumIncompleteLength: 1, maximumLength: 1) { _, _, _, _ in note("received") }
        await places.next { $0.hasPrefix("received") }
        connection.cancel()
        await places.next { $0.hasPrefix("cancelled") }
        #expect(places.all.suffix(3) == ["sent app", "received app", "cancelled app"])
    }

    @Test func `each call receives between the minimum and the maximum, in order`() async throws {
        let loopback = try Loopback()
        let pair = try #require(await loopback.pair())
        async let first = pair.server.receive(4, 6)
        await pair.client.send("abc")
        await pair.client.send("defgh")
        #expect(await first.text == "abcdef")
        #expect(await pair.server.receive(1, 1).text == "g")
        #expect(await pair.server.receive(0, 10).text == "h")
        let counts = pair.client.connection.metadata(definition: NWProtocolTCP.definition) as? NWProtocolTCP.Metadata
        #expect(counts?.availableReceiveBuffer == 0 && counts?.availableSendBuffer == 0)
        await pair.client.cancel()
    }

    @Test func `the end of a stream is complete, and later calls receive ENODATA`() async throws {
        let loopback = try Loopback()
        let pair = try #require(await loopback.pair())
        await pair.client.send("last", .finalMessage)
        #expect(await pair.client.send("later") == .posix(.EPIPE))
        let last = await pair.server.receive(10, 100)
        #expect(last.text == "last" && last.isComplete && last.error == nil)
        #expect(await pair.server.receive().error == .posix(.ENODATA))
        // The other direction is still open.
        await pair.server.send("answer", .defaultStream, isComplete: false)
        #expect(await pair.client.receive().text == "answer")
        await pair.server.send(nil as Data?, .defaultStream)
        let end = await pair.client.receive()
        #expect(end.data == nil && end.isComplete && end.error == nil)
        await pair.client.cancel()
        await pair.server.cancel()
    }

    @Test func `content that arrives before the end of both directions is received after it`() async throws {
        let loopback = try Loopback()
        let pair = try #require(await loopback.pair())
        await pair.client.send("question", .finalMessage)
        #expect(await pair.server.receiveMessage().text == "question")
        await pair.server.send("answer", .finalMessage)
        await pair.server.cancel()
        let answer = await pair.client.receiveMessage()
        #expect(answer.text == "answer" && answer.isComplete && answer.error == nil)
        #expect(await pair.client.receive().error == .posix(.ENODATA))
        #expect(pair.client.states.all == [.preparing, .ready])
        await pair.client.cancel()
    }

    @Test func `receiveMessage waits for the whole stream`() async throws {
        let loopback = try Loopback()
        let pair = try #require(await loopback.pair())
        async let message = pair.server.receiveMessage()
        for part in ["a", "b", "c"] { await pair.client.send(part) }
        await pair.client.send("d", .finalMessage)
        #expect(await message.text == "abcd")
        #expect(await message.isComplete)
    }

    @Test func `content that is sent before the start arrives in order, and in batches`() async throws {
        let loopback = try Loopback()
        let port = await loopback.start()
        let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        let completions = Inbox<Int>()
        for number in 0..<3 {
            connection.send(content: Data("\(number)".utf8), completion: .contentProcessed { _ in completions.add(number) })
        }
        connection.start(queue: loopback.queue)
        connection.batch {
            for number in 3..<6 {
                connection.send(content: Array("\(number)".utf8), completion: .contentProcessed { _ in completions.add(number) })
            }
        }
        let server = try #require(await loopback.accepted.next())
        #expect(await server.receive(6, 6).text == "012345")
        await completions.next { $0 == 5 }
        #expect(completions.all == [0, 1, 2, 3, 4, 5])
        connection.cancel()
    }

    @Test func `100 MB arrive unchanged, and are not read ahead of the app`() async throws {
        let loopback = try Loopback()
        let pair = try #require(await loopback.pair())
        let size = 100 << 20
        // The length of the block is no multiple of the sizes of buffers.
        let block = Data((0..<65_521).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })
        var data = Data(capacity: size)
        while data.count < size { data.append(block.prefix(size - data.count)) }
        let content = data
        async let sending = pair.client.send(content, .finalMessage)
        var count = 0
        var isEqual = true
        while true {
            let part = await pair.server.receive(1, 1 << 20)
            if let bytes = part.data {
                isEqual = isEqual && bytes == content[count..<count + bytes.count]
                count += bytes.count
            }
            let waiting = pair.server.connection.core.callbacks.facts.receivedCount
            // At most what one read returns, except at the end, where the rest of the socket's buffer is read.
            if count < size / 2 { #expect(waiting <= 1 << 20) }
            if part.isComplete || part.error != nil { break }
        }
        #expect(isEqual && count == size)
        #expect(await sending == nil)
    }

    @Test func `a path has the endpoints of both sides`() async throws {
        let loopback = try Loopback()
        let pair = try #require(await loopback.pair())
        let client = try #require(pair.client.connection.currentPath), server = try #require(pair.server.connection.currentPath)
        #expect(client.status == .satisfied && client.usesInterfaceType(.loopback))
        #expect(client.localEndpoint == server.remoteEndpoint && client.remoteEndpoint == server.localEndpoint)
        #expect(pair.server.connection.endpoint == client.localEndpoint)
        #expect(pair.client.connection.maximumDatagramSize == 0)
        #expect(pair.client.connection.metadata(definition: NWProtocolTLS.definition) == nil)
        #expect(pair.client.connection.metadata(definition: NWProtocolUDP.definition) == nil)
        await pair.client.cancel()
    }

    @Test func `a socket in the file system connects`() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString.prefix(8)).socket").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let parameters = NWParameters.tcp
        parameters.requiredLocalEndpoint = .unix(path: path)
        let listener = try NWListener(using: parameters)
        let accepted = Inbox<Peer>()
        let states = Inbox<NWListener.State>()
        listener.newConnectionHandler = { connection in
            connection.start(queue: DispatchQueue(label: "app"))
            accepted.add(Peer(connection))
        }
        listener.stateUpdateHandler = { states.add($0) }
        listener.start(queue: DispatchQueue(label: "app"))
        #expect(await states.next() == .ready)
        let client = Peer(NWConnection(to: .unix(path: path), using: .tcp))
        client.connection.start(queue: DispatchQueue(label: "app"))
        await client.send("file")
        #expect(await accepted.next()?.receive().text == "file")
        await client.cancel()
        listener.cancel()
    }

    @Test func `a thousand connections at once`() async throws {
        let loopback = try Loopback()
        _ = await loopback.start()
        // Each connection has two sockets in this process, which may have a limit of 1,024 open files.
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let count = min(1000, (Int(clamping: limit.rlim_cur) - 400) / 2)
        let peers = (0..<count).map { _ in loopback.connect() }
        for peer in peers { await peer.states.next { $0 == .ready } }
        for (number, peer) in peers.enumerated() {
            peer.connection.send(content: Data("\(number) ".utf8), contentContext: .finalMessage, completion: .idempotent)
        }
        var sum = 0
        for _ in peers {
            let server = try #require(await loopback.accepted.next())
            sum += Int(await server.receiveMessage().text?.dropLast() ?? "") ?? 0
            server.connection.cancel()
        }
        #expect(sum == count * (count - 1) / 2)
        for peer in peers { await peer.cancel() }
    }
}
