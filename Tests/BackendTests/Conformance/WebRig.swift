#if Web || WindowAndWeb

    import CoreGraphics
    import Foundation
    import Platform
    import WebBackend

    /// The web back end and a simulated page.
    @MainActor final class WebRig: Rig {
        let web: WebBackend
        let window: any PlatformWindow
        let log = EventLog()
        let page: TestPage
        private(set) var canvas = TestCanvas()
        private var buttons: PointerTracker.Buttons = []
        private let started = RealTimeClock.uptime

        var backend: any Backend { web }

        init(metrics: DisplayMetrics, limits: WebLimits = WebLimits()) async throws {
            web = try WebBackend(metrics: metrics, limits: limits)
            window = try web.openWindow(on: web.displays[0], title: "Test", events: log.record)
            try web.start()
            page = try await TestPage(TestPage.Address(web))
            await page.sendDisplay(w: metrics.size.width, h: metrics.size.height, scale: metrics.scale)
            // The title arrives as soon as the page has sent its properties.
            try await answerState()
            // A message that follows the answer shows that the answer was processed.
            try await say(#"{"t":"active","on":true}"#)
            log.clear()
        }

        func press(_ button: PointerTracker.Buttons, at location: CGPoint) async throws {
            buttons.insert(button)
            try await pointer("mouse", 1, "down", location, buttons: buttons.rawValue)
        }

        func move(to location: CGPoint) async throws {
            try await pointer("mouse", 1, "move", location, buttons: buttons.rawValue)
        }

        func release(_ button: PointerTracker.Buttons, at location: CGPoint) async throws {
            buttons.remove(button)
            try await pointer("mouse", 1, "up", location, buttons: buttons.rawValue)
        }

        func touch(_ finger: Int, _ phase: PointerEvent.Phase, at location: CGPoint) async throws {
            let phases: [PointerEvent.Phase: String] = [.began: "down", .moved: "move", .ended: "up", .cancelled: "cancel"]
            try await pointer("touch", finger, phases[phase] ?? "", location, buttons: phase == .ended ? 0 : 1)
        }

        func turnWheel(right: Int, up: Int, at location: CGPoint) async throws {
            // A browser reports the distance of a notch; this one is set up like desktop browsers.
            let (dx, dy) = (CGFloat(right) * ScrollStep.pointsPerNotch, CGFloat(-up) * ScrollStep.pointsPerNotch)
            try await say(#"{"t":"wheel","x":\#(location.x),"y":\#(location.y),"dx":\#(dx),"dy":\#(dy),"notches":true,"ts":\#(time)}"#)
        }

        func key(_ key: TestKey, isDown: Bool, isRepeat: Bool) async throws {
            try await say(
                #"{"t":"key","down":\#(isDown),"code":"\#(key.code)","key":"\#(key.key)","#
                    + #""modifiers":0,"repeat":\#(isRepeat),"ts":\#(time)}"#
            )
        }

        func resize(to size: CGSize) async throws {
            await page.sendDisplay(w: size.width, h: size.height, scale: window.metrics.scale)
            await log.wait { !$0.isEmpty }
        }

        func activate(_ isActive: Bool) async throws { try await say(#"{"t":"active","on":\#(isActive)}"#) }

        func askToClose() -> Bool { false }

        func seenPixel(x: Int, y: Int) async throws -> UInt32? {
            try await showFrame()
            return canvas.pixel(x, y)
        }

        func runFrame() async { await realFrame(of: web.clock) }

        func tearDown() {
            web.stop()
            page.socket.close()
        }

        /// Receives the next message with pixels, draws it and confirms it.
        func showFrame() async throws {
            guard let message = await page.receive(), message.opcode == 2 else { throw TestSocket.Failure(description: "no frame came") }
            let number = canvas.draw(message.payload)
            await page.send(#"{"t":"drawn","n":\#(number)}"#)
        }

        func answerState() async throws {
            guard let message = await page.receive(), message.opcode == 1,
                let state = try JSONSerialization.jsonObject(with: Data(message.payload)) as? [String: Any], let number = state["n"] as? Int
            else { throw TestSocket.Failure(description: "no state came") }
            await page.send(#"{"t":"drawn","n":\#(number)}"#)
        }

        /// Sends a message that makes at least one event, and waits for the event.
        func say(_ message: String) async throws {
            let count = log.events.count
            guard await page.send(message) else { throw TestSocket.Failure(description: "the server has closed") }
            await log.wait(forCount: count + 1)
        }

        private func pointer(_ kind: String, _ id: Int, _ phase: String, _ at: CGPoint, buttons: Int) async throws {
            try await say(
                #"{"t":"pointer","id":\#(id),"kind":"\#(kind)","phase":"\#(phase)","x":\#(at.x),"y":\#(at.y),"#
                    + #""buttons":\#(buttons),"ts":\#(time)}"#)
        }

        private var time: Double { (RealTimeClock.uptime - started) * 1000 }
    }

#endif
