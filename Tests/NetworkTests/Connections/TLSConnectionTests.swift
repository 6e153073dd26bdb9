import CaretTesting
import Foundation
import LibSSL
import Security
import Testing

@testable import Network

/// Encrypted streams over the loopback address.
@Suite(.app, .timeLimit(.minutes(1))) struct TLSConnectionTests {
    let certificates: TestCertificates

    init() throws { certificates = try TestCertificates() }

    /// Returns the parameters of a server.
    func server(
        _ names: String = "DNS:localhost,IP:127.0.0.1", _ change: (sec_protocol_options_t) -> Void = { _ in }
    ) throws -> NWParameters {
        let options = NWProtocolTLS.Options()
        let identity = try certificates.identity(names)
        options.securityProtocolOptions.change { $0.identity = identity }
        change(options.securityProtocolOptions)
        return NWParameters(tls: options)
    }

    /// Returns the parameters of a client that trusts the authority of the test.
    func client(_ change: (sec_protocol_options_t) -> Void = { _ in }) -> NWParameters {
        let options = NWProtocolTLS.Options()
        options.securityProtocolOptions.change { [certificates] in $0.roots = [certificates.authority] }
        change(options.securityProtocolOptions)
        return NWParameters(tls: options)
    }

    /// Returns both sides of a connection.
    func pair(
        _ client: NWParameters, _ server: NWParameters, _ body: (Peer, Peer) async throws -> Void
    ) async throws {
        let loopback = try Loopback(server)
        _ = await loopback.start()
        let peer = loopback.connect(client)
        let accepted = try #require(await loopback.accepted.next())
        try await body(peer, accepted)
        peer.connection.cancel()
        accepted.connection.cancel()
        loopback.listener.cancel()
    }

    private func metadata(_ peer: Peer) -> sec_protocol_metadata_t? {
        (peer.connection.metadata(definition: NWProtocolTLS.definition) as? NWProtocolTLS.Metadata)?.securityProtocolMetadata
    }

    @Test func `content is encrypted, and both sides end`() async throws {
        try await pair(client(), server()) { client, server in
            #expect(await client.states.next { $0 != .preparing } == .ready)
            #expect(await client.send("secret", .finalMessage) == nil)
            let received = await server.receiveMessage()
            #expect(received.text == "secret" && received.isComplete)
            #expect(await server.send("answer", .finalMessage) == nil)
            let answer = await client.receiveMessage()
            #expect(answer.text == "answer" && answer.error == nil, "\(answer) \(client.states.all)")
            #expect(client.connection.state == .ready)
            let result = try #require(metadata(client))
            #expect(sec_protocol_metadata_get_negotiated_tls_protocol_version(result) == .TLSv13)
            #expect(sec_protocol_metadata_get_negotiated_tls_ciphersuite(result) == .AES_256_GCM_SHA384)
            #expect(sec_protocol_metadata_get_negotiated_protocol(result) == nil)
        }
    }

    @Test func `100 MB arrive unchanged`() async throws {
        let size = 100 << 20
        let block = Data((0..<65_521).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })
        var data = Data(capacity: size)
        while data.count < size { data.append(block.prefix(size - data.count)) }
        let content = data
        try await pair(client(), server()) { client, server in
            async let sending = client.send(content, .finalMessage)
            var count = 0
            var isEqual = true
            while true {
                let part = await server.receive(1, 1 << 20)
                if let bytes = part.data {
                    isEqual = isEqual && bytes == content[count..<count + bytes.count]
                    count += bytes.count
                }
                let waiting = server.connection.core.callbacks.facts.receivedCount
                if count < size / 2 { #expect(waiting <= 1 << 20) }
                if part.isComplete || part.error != nil { break }
            }
            #expect(isEqual && count == size)
            #expect(await sending == nil)
        }
    }

    @Test func `functions of Security set versions, protocols and the name`() async throws {
        let client = client { options in
            sec_protocol_options_set_min_tls_protocol_version(options, .TLSv12)
            sec_protocol_options_set_max_tls_protocol_version(options, .TLSv12)
            sec_protocol_options_add_tls_application_protocol(options, "h2")
            sec_protocol_options_add_tls_application_protocol(options, "http/1.1")
            sec_protocol_options_set_tls_server_name(options, "chat.example")
        }
        let server = try server("DNS:chat.example") { sec_protocol_options_add_tls_application_protocol($0, "http/1.1") }
        try await pair(client, server) { client, server in
            #expect(await client.states.next { $0 != .preparing } == .ready)
            await server.states.next { $0 == .ready }
            for peer in [client, server] {
                let result = try #require(metadata(peer))
                #expect(sec_protocol_metadata_get_negotiated_tls_protocol_version(result) == .TLSv12)
                #expect(sec_protocol_metadata_get_negotiated_protocol(result).map { String(cString: $0) } == "http/1.1")
                #expect(sec_protocol_metadata_get_server_name(result).map { String(cString: $0) } == "chat.example")
            }
        }
        #expect(sec_protocol_options_get_default_min_tls_protocol_version() == .TLSv12)
        #expect(sec_protocol_options_get_default_max_tls_protocol_version() == .TLSv13)
    }

    @Test func `a server that is not trusted makes the client wait`() async throws {
        let cases: [(NWParameters, String, OSStatus)] = [
            (client(), "DNS:other.example", -9843), (.tls, "IP:127.0.0.1", -9808),
        ]
        for (client, names, error) in cases {
            try await pair(client, server(names)) { client, server in
                let state = await client.states.next { $0 != .preparing }
                #expect(state == .waiting(.tls(error)))
                guard case .failed(.tls) = await server.states.next(where: { $0 != .preparing }) else {
                    Issue.record("the server does not fail: \(server.states.all)")
                    return
                }
            }
        }
    }

    @Test func `a client that does not require authentication accepts each server`() async throws {
        let client = client { options in
            options.change { $0.roots = nil }
            sec_protocol_options_set_peer_authentication_required(options, false)
        }
        try await pair(client, server("DNS:other.example")) { client, _ in
            #expect(await client.states.next { $0 != .preparing } == .ready)
        }
    }

    @Test(arguments: [true, false]) func `the app's check replaces that of the system`(isAccepted: Bool) async throws {
        let key = DispatchSpecificKey<Bool>()
        let queue = DispatchQueue(label: "check")
        queue.setSpecific(key: key, value: true)
        let checked = Inbox<String>()
        let client = client { options in
            options.change { $0.roots = nil }
            let block: sec_protocol_verify_t = { metadata, trust, complete in
                var count = 0
                sec_protocol_metadata_access_peer_certificate_chain(metadata) { _ in count += 1 }
                let reference = sec_trust_copy_ref(trust).takeRetainedValue()
                // The authority of the test is not among the certificates of the system.
                let isTrusted = SecTrustEvaluateWithError(reference, nil)
                checked.add("\(count) \(isTrusted) \(DispatchQueue.getSpecific(key: key) == true)")
                complete(isAccepted)
                complete(!isAccepted)
            }
            sec_protocol_options_set_verify_block(options, block, queue)
        }
        try await pair(client, server()) { client, _ in
            let state = await client.states.next { $0 != .preparing }
            #expect(state == (isAccepted ? .ready : .waiting(.tls(-9808))))
        }
        #expect(checked.all == ["2 false true"])
    }

    @Test(arguments: ["localhost", "other.example"]) func `a check with the app's own anchor and the name`(name: String) async throws {
        let authority = try #require(SecCertificateCreateWithData(nil, Data(certificates.authority)))
        let client = client { options in
            options.change { $0.roots = nil }
            sec_protocol_options_set_tls_server_name(options, name)
            let block: sec_protocol_verify_t = { _, trust, complete in
                let reference = sec_trust_copy_ref(trust).takeRetainedValue()
                SecTrustSetAnchorCertificates(reference, [authority] as CFArray)
                complete(SecTrustEvaluateWithError(reference, nil))
            }
            sec_protocol_options_set_verify_block(options, block, .global())
        }
        try await pair(client, server()) { client, _ in
            let state = await client.states.next { $0 != .preparing }
            #expect(state == (name == "localhost" ? .ready : .waiting(.tls(-9808))))
        }
    }

    @Test func `an identity that is imported from PKCS 12`() async throws {
        var items: CFArray?
        let options: CFDictionary = [kSecImportExportPassphrase: "test"]
        #expect(SecPKCS12Import(try certificates.container("IP:127.0.0.1"), options, &items) == errSecSuccess)
        let item = try #require(items?.first as? [String: Any])
        let identity = try #require(item[kSecImportItemIdentity] as? SecIdentity)
        let chain = try #require(item[kSecImportItemCertChain] as? [SecCertificate])
        let local = try #require(sec_identity_create_with_certificates(identity, chain))
        #expect(sec_identity_copy_ref(local)?.takeRetainedValue() == identity)
        #expect(sec_identity_create_with_certificates(identity, ["text"]) == nil)
        let server = NWProtocolTLS.Options()
        sec_protocol_options_set_local_identity(server.securityProtocolOptions, local)
        try await pair(client(), NWParameters(tls: server)) { client, server in
            #expect(await client.states.next { $0 != .preparing } == .ready)
            var names: [String] = []
            let result = try #require(self.metadata(client))
            sec_protocol_metadata_access_peer_certificate_chain(result) { certificate in
                names.append(SecCertificateCopySubjectSummary(sec_certificate_copy_ref(certificate).takeRetainedValue()) ?? "")
            }
            #expect(names == ["Test", "Test Authority"])
            await server.states.next { $0 == .ready }
            let own = try #require(self.metadata(server))
            #expect(!sec_protocol_metadata_access_peer_certificate_chain(own) { _ in })
        }
    }

    @Test func `a server without a certificate, and one that speaks no TLS`() async throws {
        try await pair(client(), .tls) { client, server in
            #expect(await client.states.next { $0 != .preparing } == .waiting(.tls(-9824)))
            #expect(await server.states.next { $0 != .preparing } == .failed(.tls(-9858)))
        }
        try await pair(client(), .tcp) { client, server in
            await server.send("HTTP/1.1 400 Bad Request\r\n\r\n")
            guard case .waiting(.tls) = await client.states.next(where: { $0 != .preparing }) else {
                Issue.record("the client does not wait: \(client.states.all)")
                return
            }
        }
        try await pair(client(), .tcp) { client, server in
            await server.cancel()
            #expect(await client.states.next { $0 != .preparing } != .ready)
        }
    }

    @Test func `versions without overlap make the client wait`() async throws {
        let client = client { sec_protocol_options_set_max_tls_protocol_version($0, .TLSv12) }
        let server = try server { sec_protocol_options_set_min_tls_protocol_version($0, .TLSv13) }
        try await pair(client, server) { client, _ in
            #expect(await client.states.next { $0 != .preparing } == .waiting(.tls(-9836)))
        }
        let impossible = self.client {
            sec_protocol_options_set_max_tls_protocol_version($0, .TLSv12)
            sec_protocol_options_set_min_tls_protocol_version($0, .TLSv13)
        }
        try await pair(impossible, self.server()) { client, _ in
            #expect(await client.states.next { $0 != .preparing } == .waiting(.tls(-9836)))
        }
    }

    @Test func `a client certificate that the server requires`() async throws {
        let identity = try certificates.identity("DNS:client")
        let server = try server { [certificates] options in
            options.change { $0.roots = [certificates.authority] }
            sec_protocol_options_set_peer_authentication_required(options, true)
        }
        let known = client { options in options.change { $0.identity = identity } }
        try await pair(known, server) { client, server in
            #expect(await server.states.next { $0 != .preparing } == .ready)
            #expect(metadata(server)?.peerCertificates == identity.certificates)
            await client.send("hello")
            #expect(await server.receive().text == "hello")
        }
        try await pair(client(), server) { client, server in
            guard case .failed(.tls) = await server.states.next(where: { $0 != .preparing }) else {
                Issue.record("the server does not fail: \(server.states.all)")
                return
            }
        }
    }

    @Test func `a stream that ends without the alert fails`() async throws {
        let loopback = try Loopback(server())
        let port = await loopback.start()
        let relay = try Loopback(.tcp)
        _ = await relay.start()
        // The relay passes the handshake on, and then ends the stream of the server.
        let client = relay.connect(client())
        let front = try #require(await relay.accepted.next())
        let back = Peer(NWConnection(host: .ipv4(.loopback), port: port, using: .tcp))
        back.connection.start(queue: relay.queue)
        let forward: @Sendable (Peer, Peer) async -> Void = { from, to in
            while let data = await from.receive().data { await to.send(data) }
        }
        let forwarding = [Task { await forward(front, back) }, Task { await forward(back, front) }]
        #expect(await client.states.next { $0 != .preparing } == .ready)
        async let pending = client.receive()
        await front.send(nil as Data?, .finalMessage)
        #expect(await pending.error == .tls(-9816))
        #expect(await client.states.next() == .failed(.tls(-9816)))
        for peer in [client, front, back] { peer.connection.cancel() }
        for task in forwarding { await task.value }
    }
}
