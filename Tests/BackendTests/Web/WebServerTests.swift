#if Web || WindowAndWeb

    import Foundation
    import Platform
    import Testing
    import WebBackend

    /// The server against malicious clients, byte by byte.
    @MainActor @Suite(.timeLimit(.minutes(1))) struct WebServerTests {
        private func serve(_ limits: WebLimits = WebLimits()) throws -> (backend: WebBackend, address: TestPage.Address) {
            let backend = try WebBackend(metrics: .phone, limits: limits)
            _ = try backend.openWindow(on: backend.displays[0], title: "Test") { _ in }
            try backend.start()
            return (backend, try TestPage.Address(backend))
        }

        private func get(_ path: String, _ address: TestPage.Address, host: String = "127.0.0.1", method: String = "GET") async throws
            -> String
        {
            let socket = try TestSocket(port: address.port)
            await socket.send(Array("\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\n\r\n".utf8))
            return String(decoding: await socket.receive(1 << 20), as: UTF8.self)
        }

        @Test func thePageIsServedWithItsSecurityHeaders() async throws {
            let (backend, address) = try serve()
            defer { backend.stop() }
            let answer = try await get("/\(address.token)/", address)
            #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(answer.contains("<canvas"))
            #expect(answer.contains("default-src 'none'"))
            #expect(answer.contains("Referrer-Policy: no-referrer"))
            for name in ["page.js", "page.css", "frames.js", "input.js", "tree.js"] {
                #expect(try await get("/\(address.token)/\(name)", address).hasPrefix("HTTP/1.1 200 OK\r\n"))
            }
        }

        @Test func aHeadHasNoBody() async throws {
            let (backend, address) = try serve()
            defer { backend.stop() }
            #expect(try await get("/\(address.token)/", address, method: "HEAD").hasSuffix("\r\n\r\n"))
        }

        @Test func foreignRequestsAreRefused() async throws {
            let (backend, address) = try serve()
            defer { backend.stop() }
            #expect(try await get("/", address).hasPrefix("HTTP/1.1 403 "))
            #expect(try await get("/wrong/", address).hasPrefix("HTTP/1.1 403 "))
            #expect(try await get("/\(address.token)/", address, host: "evil.example").hasPrefix("HTTP/1.1 403 "))
            #expect(try await get("/\(address.token)/nothing", address).hasPrefix("HTTP/1.1 404 "))
            #expect(try await get("/\(address.token)/socket", address).hasPrefix("HTTP/1.1 403 "))
        }

        @Test(
            arguments: [("wrong", nil, nil), (nil, "http://evil.example", nil), (nil, "null", nil), (nil, nil, "evil.example")]
                as [(String?, String?, String?)])
        func aForeignSocketIsRefused(token: String?, origin: String?, host: String?) async throws {
            let (backend, address) = try serve()
            defer { backend.stop() }
            let socket = try TestSocket(port: address.port)
            let head = try await TestPage.upgrade(socket, address, token: token, host: host, origin: origin)
            #expect(head.hasPrefix("HTTP/1.1 403 "))
        }

        @Test(arguments: [
            "GARBAGE\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
            "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        ]) func garbageEndsTheConnection(_ request: String) async throws {
            let (backend, address) = try serve()
            defer { backend.stop() }
            let socket = try TestSocket(port: address.port)
            await socket.send(Array(request.utf8))
            let answer = String(decoding: await socket.receive(4096), as: UTF8.self)
            #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 40"))
        }

        @Test func endlessHeadersAreNotCollected() async throws {
            let (backend, address) = try serve()
            defer { backend.stop() }
            let socket = try TestSocket(port: address.port)
            await socket.send(Array("GET / HTTP/1.1\r\nX: ".utf8))
            let chunk = Array(repeating: UInt8(ascii: "x"), count: 1 << 20)
            var sent = 0
            while sent < 64, await socket.send(chunk) { sent += 1 }
            #expect(sent < 64)
        }

        @Test func aSilentClientIsDisconnected() async throws {
            var limits = WebLimits()
            limits.request = 0.1
            let (backend, address) = try serve(limits)
            defer { backend.stop() }
            let silent = try TestSocket(port: address.port)
            #expect(await silent.receive(1).isEmpty)
            let half = try TestSocket(port: address.port)
            await half.send(Array("GET /\(address.token)/ HTTP/1.1\r\nHost: 127".utf8))
            #expect(await half.receive(1).isEmpty)
        }

        @Test func aSocketThatNeverSendsItsPropertiesIsDisconnected() async throws {
            var limits = WebLimits()
            limits.handshake = 1
            let (backend, address) = try serve(limits)
            defer { backend.stop() }
            let page = try await TestPage(address)
            #expect(await page.receive() == nil)
        }

        @Test func aPageThatIsGoneIsNoticed() async throws {
            var limits = WebLimits()
            limits.idleTimeout = 0.1
            let (backend, address) = try serve(limits)
            defer { backend.stop() }
            let page = try await TestPage(address)
            await page.sendDisplay(w: 120, h: 200, scale: 2)
            // The client does not answer a ping.
            var opcodes: [UInt8] = []
            while let message = await page.receive() { opcodes.append(message.opcode) }
            #expect(opcodes.filter { $0 == 9 }.count == 1)
        }

        @Test func `N13 of too many connections that are no pages the oldest is closed`() async throws {
            var limits = WebLimits()
            (limits.connections, limits.request) = (3, 30)
            let (backend, address) = try serve(limits)
            defer { backend.stop() }
            let held = try (0..<4).map { _ in try TestSocket(port: address.port) }
            #expect(await held[0].receive(1).isEmpty)
            // Silent connections do not block a page.
            #expect(try await get("/\(address.token)/", address).hasPrefix("HTTP/1.1 200 OK\r\n"))
            let page = try await TestPage(address)
            await page.sendDisplay(w: 120, h: 200, scale: 2)
            #expect(await page.receive()?.opcode == 1)
            withExtendedLifetime(held) {}
        }

        @Test func `N13 a hundred silent connections do not block a page`() async throws {
            let (backend, address) = try serve()
            defer { backend.stop() }
            let silent = try (0..<100).map { _ in try TestSocket(port: address.port) }
            for _ in 0..<10 { #expect(try await get("/\(address.token)/", address).hasPrefix("HTTP/1.1 200 OK\r\n")) }
            withExtendedLifetime(silent) {}
        }

        @Test func `N13 pages are limited apart from other connections`() async throws {
            var limits = WebLimits()
            limits.pages = 1
            let (backend, address) = try serve(limits)
            defer { backend.stop() }
            let page = try await TestPage(address)
            await page.sendDisplay(w: 120, h: 200, scale: 2)
            #expect(await page.receive()?.opcode == 1)
            await #expect(throws: TestSocket.Failure.self) { try await TestPage(address) }
            page.socket.close()
            // Its place is free once the server knows that the page has disconnected.
            var next: TestPage?
            for _ in 0..<100 where next == nil { next = try? await TestPage(address) }
            #expect(next != nil)
        }

        @Test func `N13 a connection that is silent or lacks the token has seconds`() {
            #expect(WebLimits().request <= 5 && WebLimits().request < WebLimits().handshake)
        }
    }

#endif
