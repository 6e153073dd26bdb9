#if Web || WindowAndWeb

    import CoreGraphics
    import Platform
    import Testing
    import WebBackend

    /// Frames on their way to pages that are slow, gone, or new.
    @MainActor @Suite(.timeLimit(.minutes(1))) struct WebWindowTests {
        private func webWindow(_ rig: WebRig) throws -> WebWindow { try #require(rig.window as? WebWindow) }

        @Test func aSlowPageMissesFramesAndReceivesTheLast() async throws {
            let rig = try await WebRig(metrics: .phone)
            defer { rig.tearDown() }
            let picture = Pictures.plain(0xFF00_0000, width: 240, height: 400)
            for step in 0..<500 {
                Pictures.fill(PixelRect(x: 0, y: step % 400, width: 240, height: 1), of: picture, with: 0xFF00_0000 | UInt32(step))
                rig.window.present(Pictures.frame(picture, damage: [PixelRect(x: 0, y: step % 400, width: 240, height: 1)]))
            }
            #expect(try webWindow(rig).counters.presented == 500)
            #expect(try webWindow(rig).counters.sent <= 1)
            try await rig.showFrame()
            #expect(try await rig.seenPixel(x: 7, y: 99) == 0xFF00_0000 | 499)
            #expect(try webWindow(rig).counters.sent == 2)
            #expect(rig.canvas.pixel(7, 98) == 0xFF00_0000 | 498)
        }

        @Test func aScrollIsSentAsAMoveAndItsStrip() async throws {
            let rig = try await WebRig(metrics: .phone)
            defer { rig.tearDown() }
            let picture = Pictures.plain(0xFF00_0000, width: 240, height: 400)
            rig.window.present(Pictures.frame(picture))
            try await rig.showFrame()
            let before = try webWindow(rig).counters.bytes
            let move = PixelMove(source: PixelRect(x: 0, y: 10, width: 240, height: 390), dx: 0, dy: -10)
            rig.window.present(Pictures.frame(picture, moves: [move], damage: [PixelRect(x: 0, y: 390, width: 240, height: 10)]))
            try await rig.showFrame()
            #expect(rig.canvas.moves == 1)
            #expect(try webWindow(rig).counters.bytes - before < 240 * 10 * 4 + 100)
        }

        @Test func aPageThatReconnectsReceivesTheWholePicture() async throws {
            let rig = try await WebRig(metrics: .phone)
            defer { rig.tearDown() }
            rig.window.present(Pictures.frame(Pictures.plain(0xFF12_3456, width: 240, height: 400)))
            try await rig.showFrame()
            rig.page.socket.close()
            let page = try await TestPage(TestPage.Address(rig.web))
            await page.sendDisplay(w: 120, h: 200, scale: 2)
            await page.send(#"{"t":"drawn","n":2}"#)
            var canvas = TestCanvas()
            while let message = await page.receive() {
                if message.opcode == 1 { await page.send(#"{"t":"drawn","n":3}"#) }
                guard message.opcode == 2 else { continue }
                _ = canvas.draw(message.payload)
                break
            }
            #expect(canvas.drawnPixels == 240 * 400)
            #expect(canvas.pixel(239, 399) == 0xFF12_3456)
            #expect(rig.window.metrics == .phone)
        }

        @Test func pressedPointersAreCancelledWhenThePageDisconnects() async throws {
            let rig = try await WebRig(metrics: .phone)
            defer { rig.tearDown() }
            try await rig.press(.primary, at: CGPoint(x: 1, y: 1))
            rig.page.socket.close()
            await rig.log.wait(forCount: 2)
            #expect(rig.log.pointers.map(\.phase) == [.began, .cancelled])
        }

        @Test func theNewestPageShowsTheWindow() async throws {
            let rig = try await WebRig(metrics: .phone)
            defer { rig.tearDown() }
            let second = try await TestPage(TestPage.Address(rig.web))
            #expect(await rig.page.closingCode() == 4001)
            await second.sendDisplay(w: 120, h: 200, scale: 2)
            #expect(await second.receive()?.opcode == 1)
        }

        @Test func aClosedWindowNotifiesItsPage() async throws {
            let rig = try await WebRig(metrics: .phone)
            defer { rig.tearDown() }
            rig.window.close()
            #expect(await rig.page.closingCode() == 4000)
        }

        @Test func anAppThatEndsNotifiesItsPage() async throws {
            let rig = try await WebRig(metrics: .phone)
            rig.web.stop()
            #expect(await rig.page.closingCode() == 4000)
        }

        @Test func theTitleIsSentOnceItChanged() async throws {
            let rig = try await WebRig(metrics: .phone)
            defer { rig.tearDown() }
            rig.window.title = "Gal\"lery"
            let message = try #require(await rig.page.receive())
            #expect(String(decoding: message.payload, as: UTF8.self).contains(#""title":"Gal\"lery""#))
        }

        @Test func thePageReceivesHapticsWhileItIsConnected() async throws {
            let rig = try await WebRig(metrics: .phone)
            defer { rig.tearDown() }
            rig.web.playHaptics(HapticPattern([20, 0]))
            let message = try #require(await rig.page.receive())
            let text = String(decoding: message.payload, as: UTF8.self)
            #expect(text.contains(#""rhythm":[20,1]"#) && text.contains(#""id":1"#))
        }

        @Test func thePageReceivesThePlaceOfTextInput() async throws {
            let rig = try await WebRig(metrics: .phone)
            defer { rig.tearDown() }
            rig.window.textInput?.begin(caret: CGRect(x: 1, y: 2, width: 3, height: 4), for: TextPurpose())
            let message = try #require(await rig.page.receive())
            let text = String(decoding: message.payload, as: UTF8.self)
            #expect(text.contains(#""caret":{"#) && text.contains(#""enter":"done""#))
        }

        @Test func aSecondWindowIsAnError() async throws {
            let rig = try await WebRig(metrics: .phone)
            defer { rig.tearDown() }
            #expect(throws: BackendError.self) { try rig.web.openWindow(on: rig.web.displays[0], title: "") { _ in } }
        }

        @Test func aPortInUseIsOneClearError() throws {
            let first = try WebBackend(metrics: nil)
            try first.start()
            defer { first.stop() }
            let port = try TestPage.Address(first).port
            let second = try WebBackend(port: port, metrics: nil)
            let error = #expect(throws: BackendError.self) { try second.start() }
            #expect(error?.description.hasPrefix("listening on 127.0.0.1:\(port) failed") == true)
            #expect(throws: BackendError.self) { try WebBackend(port: 70000, metrics: nil) }
        }
    }

#endif
