import CaretTesting
import Foundation
import Testing

@testable import Network

/// Messages over the loopback address.
@Suite(.app, .timeLimit(.minutes(1))) struct DatagramTests {
    @Test func `each remote endpoint has one connection, with its messages`() async throws {
        let loopback = try Loopback(.udp)
        _ = await loopback.start()
        let first = loopback.connect(.udp), second = loopback.connect(.udp)
        await first.states.next { $0 == .ready }
        await first.send("1a")
        await first.send("1b")
        let server = try #require(await loopback.accepted.next())
        #expect(await server.receiveMessage().text == "1a")
        await second.send("2a")
        let other = try #require(await loopback.accepted.next())
        #expect(await other.receiveMessage().text == "2a")
        let message = await server.receiveMessage()
        #expect(message.text == "1b" && message.isComplete && message.error == nil)
        #expect(message.context?.protocolMetadata(definition: NWProtocolUDP.definition) is NWProtocolUDP.Metadata)
        #expect(message.context?.isFinal == false)
        await server.send("to 1")
        await other.send("to 2")
        #expect(await first.receiveMessage().text == "to 1")
        #expect(await second.receiveMessage().text == "to 2")
        #expect(loopback.accepted.all.count == 2)
        #expect(server.connection.endpoint == first.connection.currentPath?.localEndpoint)
        #expect(first.states.all == [.preparing, .ready] && server.states.all == [.preparing, .ready])
        // Connections outlast the listener.
        loopback.listener.cancel()
        await loopback.listenerStates.next { $0 == .cancelled }
        await first.send("after")
        #expect(await server.receiveMessage().text == "after")
        for peer in [first, second, server, other] { await peer.cancel() }
    }

    @Test func `messages are divided by the maximum, and never joined`() async throws {
        let loopback = try Loopback(.udp)
        _ = await loopback.start()
        let client = loopback.connect(.udp)
        for text in ["abcdef", "", "gh"] { await client.send(text) }
        let server = try #require(await loopback.accepted.next())
        let part = await server.receive(1, 4)
        #expect(part.text == "abcd" && !part.isComplete)
        let rest = await server.receive(1, 100)
        #expect(rest.text == "ef" && rest.isComplete)
        let empty = await server.receiveMessage()
        #expect(empty.data == Data() && empty.isComplete)
        #expect(await server.receive(1, 100).text == "gh")
        await client.cancel()
    }

    @Test func `messages that are too long are not sent, and the connection continues`() async throws {
        let loopback = try Loopback(.udp)
        _ = await loopback.start()
        let client = loopback.connect(.udp)
        await client.states.next { $0 == .ready }
        // The loopback device of Linux has packets of 65,536 bytes.
        #expect((1000...65_507).contains(client.connection.maximumDatagramSize))
        #expect(await client.send(Data(count: 65_508)) == .posix(.EMSGSIZE))
        let long = Data((0..<65_507).map { UInt8(truncatingIfNeeded: $0) })
        #expect(await client.send(long) == nil)
        let server = try #require(await loopback.accepted.next())
        #expect(await server.receiveMessage().data == long)
        #expect(client.connection.metadata(definition: NWProtocolUDP.definition) is NWProtocolUDP.Metadata)
        await client.cancel()
    }

    @Test func `a port that nobody listens on fails the connection`() async throws {
        let loopback = try Loopback(.udp)
        let port = await loopback.start()
        loopback.listener.cancel()
        await loopback.listenerStates.next { $0 == .cancelled }
        // The socket is closed after the last state.
        let probe = Peer(NWConnection(host: .ipv4(.loopback), port: port, using: .udp))
        probe.connection.start(queue: loopback.queue)
        async let pending = probe.receiveMessage()
        while probe.connection.state != .failed(.posix(.ECONNREFUSED)) { await probe.send("x") }
        #expect(await pending.error == .posix(.ECONNREFUSED))
        probe.connection.cancel()
    }

    @Test func `a cancelled connection is followed by a new one`() async throws {
        let loopback = try Loopback(.udp)
        _ = await loopback.start()
        let client = loopback.connect(.udp)
        await client.send("a")
        let server = try #require(await loopback.accepted.next())
        await server.cancel()
        await client.send("b")
        #expect(await loopback.accepted.next()?.receiveMessage().text == "b")
        await client.cancel()
    }

    @Test func `messages wait for the start of the connection, at most a thousand`() async throws {
        let loopback = try Loopback(.udp, isStarting: false)
        _ = await loopback.start()
        let client = loopback.connect(.udp)
        await client.send("0")
        let server = try #require(await loopback.accepted.next())
        for number in 1...1100 { await client.send("\(number)") }
        // A message of another endpoint arrives after those before it.
        let other = loopback.connect(.udp)
        await other.send("end")
        await loopback.accepted.next()
        server.connection.start(queue: loopback.queue)
        var received: [Int] = []
        for _ in 0..<1000 { received.append(Int(await server.receiveMessage().text ?? "") ?? -1) }
        #expect(received == Array(0..<1000))
        await client.send("next")
        #expect(await server.receiveMessage().text == "next")
        await client.cancel()
        await other.cancel()
    }

    @Test func `a local endpoint that is required is that of the connection`() async throws {
        for make in [{ NWParameters.udp }, { NWParameters.tcp }] {
            let probe = try Loopback(make())
            let free = await probe.start()
            probe.listener.cancel()
            await probe.listenerStates.next { $0 == .cancelled }
            let loopback = try Loopback(make())
            _ = await loopback.start()
            let parameters = make()
            parameters.requiredLocalEndpoint = .hostPort(host: "127.0.0.1", port: free)
            parameters.allowLocalEndpointReuse = true
            let client = loopback.connect(parameters)
            await client.send("x")
            #expect(await loopback.accepted.next()?.connection.endpoint == .hostPort(host: "127.0.0.1", port: free))
            await client.cancel()
        }
    }
}
