import LibSSL
import Testing

/// TLS sessions without a network: the bytes of one are passed to the other.
@Suite struct TLSSessionTests {
    /// A client and a server.
    private final class Pair {
        let client: TLSSession
        let server: TLSSession
        /// The name of each side that has failed, with the failure.
        var failures: [String: TLSFailure] = [:]

        init(_ client: TLSConfiguration, _ server: TLSConfiguration) throws {
            self.client = try TLSSession(client)
            self.server = try TLSSession(server)
        }

        /// Passes bytes on until neither side has more.
        func exchange() {
            var isMoving = true
            while isMoving {
                let moved = [move(client, server), move(server, client)]
                isMoving = moved.contains(true)
            }
        }

        private func move(_ from: TLSSession, _ to: TLSSession) -> Bool {
            guard from.outputCount > 0 else { return false }
            // An odd size divides records.
            let bytes = [UInt8](unsafeUninitializedCapacity: 1000) { buffer, count in
                count = from.output(UnsafeMutableRawBufferPointer(buffer))
            }
            bytes.withUnsafeBytes { to.receive($0) }
            advance()
            return true
        }

        func advance() {
            for (name, side) in [("client", client), ("server", server)] where failures[name] == nil {
                do { _ = try side.handshake() } catch { failures[name] = error }
            }
        }

        func connect() {
            advance()
            exchange()
        }

        static func read(_ session: TLSSession) throws -> (text: String, result: TLSSession.ReadResult) {
            var text = ""
            while true {
                var result = TLSSession.ReadResult.needsInput
                let bytes = try [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
                    result = try session.read(UnsafeMutableRawBufferPointer(buffer))
                    if case .bytes(let read) = result { count = read }
                }
                guard case .bytes = result else { return (text, result) }
                text += String(decoding: bytes, as: UTF8.self)
            }
        }
    }

    private let certificates: TestCertificates
    private var client = TLSConfiguration(.client)
    private var server = TLSConfiguration(.server)

    init() throws {
        certificates = try TestCertificates()
        client.serverName = "localhost"
        client.verification = .roots([certificates.authority])
        server.identity = try certificates.identity("DNS:localhost,IP:127.0.0.1,IP:::1")
    }

    private func connected(_ client: TLSConfiguration, _ server: TLSConfiguration) throws -> Pair {
        let pair = try Pair(client, server)
        pair.connect()
        return pair
    }

    @Test func `content goes both ways, and both sides end`() throws {
        let pair = try connected(client, server)
        #expect(pair.failures.isEmpty && pair.client.version == 0x0304 && [0x1301, 0x1302, 0x1303].contains(pair.client.cipherSuite))
        #expect(pair.server.announcedServerName == "localhost")
        #expect(pair.client.peerCertificates == server.identity?.certificates)
        let text = String(repeating: "0123456789", count: 10_000)
        try Array(text.utf8).withUnsafeBytes { try pair.client.write($0) }
        #expect(pair.client.outputCount > 100_000)
        pair.exchange()
        #expect(try Pair.read(pair.server) == (text, .needsInput))
        pair.server.close()
        pair.server.close()
        pair.exchange()
        #expect(try Pair.read(pair.client) == ("", .ended))
        // The other direction is still open.
        try [65, 66].withUnsafeBytes { try pair.client.write(UnsafeRawBufferPointer(rebasing: $0[..<1])) }
        pair.exchange()
        #expect(try Pair.read(pair.server).text == "A")
    }

    @Test func `the end without an alert is truncated`() throws {
        let pair = try connected(client, server)
        pair.client.receiveEnd()
        #expect(throws: TLSFailure.truncated) { try Pair.read(pair.client) }
        let early = try TLSSession(client)
        _ = try early.handshake()
        early.receiveEnd()
        #expect(throws: TLSFailure.truncated) { try early.handshake() }
    }

    @Test(arguments: [("localhost", nil), ("127.0.0.1", nil), ("::1", nil), ("other.example", 62), ("127.0.0.2", 64)])
    func `the name of the server is checked`(name: String, error: Int?) throws {
        var client = client
        client.serverName = name
        let pair = try connected(client, server)
        if let error {
            guard case .certificate(let code, _) = pair.failures["client"] else { throw TestCertificates.Failure() }
            #expect(code == error && pair.failures["server"] == .alert(42))
        } else {
            #expect(pair.failures.isEmpty)
        }
        // Without the check, the name is only announced.
        client.verification = .none
        #expect(try connected(client, server).failures.isEmpty)
    }

    @Test(arguments: ["", ".", ".localhost", "..", "localhost\0", nil] as [String?])
    func `a client that checks names needs one`(name: String?) throws {
        var client = client
        client.serverName = name
        #expect(throws: TLSFailure.configuration("server name")) { try TLSSession(client) }
        client.verification = .none
        #expect(try connected(client, server).failures.isEmpty)
    }

    @Test func `the final dot of a name is not part of it`() throws {
        var client = client
        client.serverName = "localhost."
        let pair = try connected(client, server)
        #expect(pair.failures.isEmpty && pair.server.announcedServerName == "localhost")
    }

    @Test func `an own anchor need not be self-signed`() throws {
        var client = client
        client.verification = .roots(Array(server.identity?.certificates.prefix(1) ?? []))
        #expect(try connected(client, server).failures.isEmpty)
    }

    @Test func `the chain and the dates of a certificate are checked`() throws {
        var system = client
        system.verification = .system
        guard case .certificate(let unknown, _) = try connected(system, server).failures["client"] else { throw TestCertificates.Failure() }
        #expect([18, 19, 20, 21].contains(unknown))
        var expired = server
        expired.identity = try certificates.identity("DNS:localhost", days: -1)
        guard case .certificate(10, _) = try connected(client, expired).failures["client"] else { throw TestCertificates.Failure() }
    }

    @Test func `versions are limited`() throws {
        for (minimum, maximum) in [(0x0303, 0x0303), (0x0304, 0x0304)] as [(UInt16, UInt16)] {
            var client = client
            (client.minimumVersion, client.maximumVersion) = (minimum, maximum)
            let pair = try connected(client, server)
            #expect(pair.failures.isEmpty && pair.client.version == maximum)
        }
        var old = client, new = server
        old.maximumVersion = 0x0303
        new.minimumVersion = 0x0304
        let pair = try connected(old, new)
        #expect(pair.failures == ["server": .version, "client": .alert(70)])
        old.minimumVersion = 0x0304
        #expect(throws: TLSFailure.version) { try TLSSession(old) }
    }

    @Test func `application protocols are chosen by the server's preference`() throws {
        var client = client, server = server
        client.applicationProtocols = ["h2", "http/1.1", "", String(repeating: "x", count: 256)]
        #expect(try connected(client, server).client.applicationProtocol == nil)
        server.applicationProtocols = ["http/1.1", "h2"]
        let pair = try connected(client, server)
        #expect(pair.client.applicationProtocol == "http/1.1" && pair.server.applicationProtocol == "http/1.1")
        server.applicationProtocols = ["ssh"]
        #expect(try connected(client, server).failures == ["server": .applicationProtocol, "client": .alert(120)])
    }

    @Test func `a server may require a certificate of the client`() throws {
        var client = client, server = server
        server.verification = .roots([certificates.authority])
        server.requestsPeerCertificate = true
        #expect(try connected(client, server).failures.isEmpty)
        server.requiresPeerCertificate = true
        let rejected = try connected(client, server)
        #expect(rejected.failures["server"] != nil)
        client.identity = try certificates.identity("DNS:client")
        let pair = try connected(client, server)
        #expect(pair.failures.isEmpty && pair.server.peerCertificates == client.identity?.certificates)
    }

    @Test func `settings and bytes that are not usable are reported`() throws {
        var broken = server
        broken.identity?.certificates = [[1, 2, 3]]
        #expect(throws: TLSFailure.self) { try TLSSession(broken) }
        var other = server
        other.identity?.privateKey = try certificates.identity("DNS:a").privateKey
        #expect(throws: TLSFailure.self) { try TLSSession(other) }
        var missing = server
        missing.identity = nil
        #expect(try connected(client, missing).failures["server"] == .cipher)
        let session = try TLSSession(client)
        _ = try session.handshake()
        Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8).withUnsafeBytes { session.receive($0) }
        #expect(throws: TLSFailure.self) { try session.handshake() }
    }
}
