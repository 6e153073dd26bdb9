#if Web || WindowAndWeb

    import Foundation
    import Testing

    @testable import WebBackend

    /// The document about the security of the web back end, compared with the limits of the server.
    @Suite struct SecurityDocumentTests {
        @Test func `N18 the document names the limits that the server has`() throws {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            let file = folder.appendingPathComponent("../../../SECURITY.md")
            let text = try String(contentsOf: file, encoding: .utf8).replacing("\n  ", with: " ")
            let limits = WebLimits()
            let sentences = [
                "closed after \(Int(limits.request)) seconds", "within \(Int(limits.handshake)) seconds",
                "for \(Int(limits.idleTimeout * 2)) seconds",
                "at most \(limits.messageBytes / 1024) KB in at most \(limits.fragments) fragments",
                "more than \(limits.connections) such connections", "At most eight pages", "\(limits.pendingBytes >> 20) MB wait",
            ]
            for sentence in sentences { #expect(text.contains(sentence), "\(sentence)") }
            #expect(limits.pages == 8)
            for title in ["A page with the token", "Another user of the machine", "A page of another site"] {
                #expect(text.contains("### \(title)"))
            }
        }
    }

#endif
