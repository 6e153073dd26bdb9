import Security
import Testing

@testable import Network

/// A server's check of its clients.
extension TLSConnectionTests {
    @Test(arguments: [false, true]) func `a server with a check, and a client without a certificate`(isRequired: Bool) async throws {
        let checked = Inbox<Int>()
        let server = try server { options in
            sec_protocol_options_set_peer_authentication_required(options, isRequired)
            options.change { $0.isPeerAuthenticationOptional = !isRequired }
            let block: sec_protocol_verify_t = { metadata, _, complete in
                checked.add(metadata.peerCertificates.count)
                complete(true)
            }
            sec_protocol_options_set_verify_block(options, block, .global())
        }
        try await pair(client(), server) { _, server in
            let state = await server.states.next { $0 != .preparing }
            if isRequired {
                guard case .failed(.tls) = state else { throw TestCertificates.Failure() }
            } else {
                #expect(state == .ready)
            }
        }
        #expect(checked.all.isEmpty)
        let identity = try certificates.identity("DNS:client")
        try await pair(client { options in options.change { $0.identity = identity } }, server) { _, server in
            #expect(await server.states.next { $0 != .preparing } == .ready)
        }
        #expect(checked.all == [identity.certificates.count])
    }
}
