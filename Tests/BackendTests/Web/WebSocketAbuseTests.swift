#if Web || WindowAndWeb

    import Foundation
    import Platform
    import Testing
    import WebBackend

    /// Pages that have the token and violate the protocol.
    @MainActor @Suite(.timeLimit(.minutes(1))) struct WebSocketAbuseTests {
        private func open(_ limits: WebLimits = WebLimits()) async throws -> WebRig {
            try await WebRig(metrics: .phone, limits: limits)
        }

        @Test(arguments: [UInt64(1) << 62, .max, 1 << 20, 65537]) func anAnnouncedLengthIsNotTrusted(_ length: UInt64) async throws {
            let rig = try await open()
            defer { rig.tearDown() }
            let head: [UInt8] =
                [0x81, 0x80 | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + [0, 0, 0, 0]
            await rig.page.socket.send(head)
            #expect(await rig.page.closingCode() == 1009)
        }

        @Test func aMillionFragmentsAreNotCollected() async throws {
            let rig = try await open()
            defer { rig.tearDown() }
            await rig.page.send(.text, [], fin: false)
            let fragments = (0..<1000).flatMap { _ in TestPage.frame(.continuation, [], fin: false) }
            var sent = 0
            while sent < 1000, await rig.page.socket.send(fragments) { sent += 1 }
            #expect(sent < 1000)
            let code = await rig.page.closingCode()
            #expect(code == 1008 || code == nil)
            try await isAlive(rig.web)
        }

        @Test func fragmentsTogetherAreCounted() async throws {
            let rig = try await open()
            defer { rig.tearDown() }
            let part = [UInt8](repeating: UInt8(ascii: " "), count: 40000)
            await rig.page.send(.text, part, fin: false)
            await rig.page.send(.continuation, part)
            #expect(await rig.page.closingCode() == 1009)
        }

        @Test(arguments: ["{", "nonsense", #"{"t":"display","w":-1,"h":1,"scale":1,"dark":false,"safe":[0,0,0,0]}"#, #"{"t":"reboot"}"#])
        func malformedMessagesEndTheConnection(_ text: String) async throws {
            let rig = try await open()
            defer { rig.tearDown() }
            await rig.page.send(text)
            #expect(await rig.page.closingCode() == 1007)
        }

        @Test func textThatIsNotUnicodeEndsTheConnection() async throws {
            let rig = try await open()
            defer { rig.tearDown() }
            await rig.page.send(.text, Array(#"{"t":"text","text":""#.utf8) + [0xFF, 0xC0] + Array(#""}"#.utf8))
            #expect(await rig.page.closingCode() == 1007)
        }

        @Test func binaryAndUnmaskedMessagesEndTheConnection() async throws {
            let binary = try await open()
            defer { binary.tearDown() }
            await binary.page.send(.binary, [1, 2, 3])
            #expect(await binary.page.closingCode() == 1003)
            let unmasked = try await open()
            defer { unmasked.tearDown() }
            await unmasked.page.socket.send(TestPage.frame(.text, Array("{}".utf8), isMasked: false))
            #expect(await unmasked.page.closingCode() == 1002)
        }

        @Test func aFloodEndsTheConnection() async throws {
            let rig = try await open()
            defer { rig.tearDown() }
            let flood = (0..<500).flatMap { _ in TestPage.frame(.text, Array(#"{"t":"drawn","n":0}"#.utf8)) }
            var sent = 0
            while sent < 500, await rig.page.socket.send(flood) { sent += 1 }
            #expect(sent < 500)
            try await isAlive(rig.web)
        }

        @Test func aPingIsAnswered() async throws {
            let rig = try await open()
            defer { rig.tearDown() }
            await rig.page.send(.ping, Array("are you there".utf8))
            let pong = await rig.page.receive()
            #expect(pong?.opcode == 10)
            #expect(pong?.payload == Array("are you there".utf8))
        }

        @Test func aClosingMessageIsReturned() async throws {
            let rig = try await open()
            defer { rig.tearDown() }
            await rig.page.send(.close, [0x03, 0xE8])
            #expect(await rig.page.closingCode() == 1000)
        }

        /// A picture of 16 MB, more than the system's buffers hold for a page that does not read.
        @Test func `N15 a page that claims to have drawn what it never read is closed`() async throws {
            let rig = try await open()
            defer { rig.tearDown() }
            let window = try #require(rig.window as? WebWindow)
            let picture = Pictures.plain(0xFF00_0000, width: 2048, height: 2048)
            window.present(Pictures.frame(picture))
            let sent = window.counters.bytes
            #expect(sent > 16 << 20)
            // The numbers of messages can be guessed.
            for number in 2..<50 {
                guard await rig.page.send(#"{"t":"drawn","n":\#(number)}"#) else { break }
                window.present(Pictures.frame(picture))
                rig.web.pump()
            }
            // The claim may be early, and is tolerated for a second.
            while window.isConnected {
                rig.web.pump()
                await Task.yield()
            }
            let code = await rig.page.closingCode()
            #expect(code == 1008 || code == nil)
            #expect(window.counters.bytes == sent && !window.isConnected)
            try await isAlive(rig.web)
        }

        /// After any page, the next is served.
        private func isAlive(_ backend: WebBackend) async throws {
            let page = try await TestPage(TestPage.Address(backend))
            await page.sendDisplay(w: 120, h: 200, scale: 2)
            #expect(await page.receive()?.opcode == 1)
        }
    }

#endif
