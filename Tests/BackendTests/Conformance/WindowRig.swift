#if Window || WindowAndWeb

    import CoreGraphics
    import Foundation
    import Platform
    import SDL
    import Testing
    import WindowBackend

    /// SDL's window, under the dummy driver or the one that `CARET_TEST_VIDEO` names. Its events go through SDL's
    /// queue.
    @MainActor final class WindowRig: Rig {
        let sdl: SDLBackend
        let window: any PlatformWindow
        let log = EventLog()

        nonisolated static let driver = ProcessInfo.processInfo.environment["CARET_TEST_VIDEO"] ?? "dummy"

        var backend: any Backend { sdl }
        let sdlWindow: SDLPlatformWindow

        init(metrics: DisplayMetrics?) throws {
            sdl = try SDLBackend(metrics: metrics, driver: Self.driver)
            window = try sdl.openWindow(on: sdl.displays[0], title: "Test", events: log.record)
            sdlWindow = try #require(window as? SDLPlatformWindow)
            try sdl.start()
            sdl.pump()
            log.clear()
        }

        func press(_ button: PointerTracker.Buttons, at location: CGPoint) throws {
            try push(.mouseButton(Self.button(button), isDown: true, x: units(location).x, y: units(location).y))
        }

        func move(to location: CGPoint) throws {
            try push(.mouseMotion(x: units(location).x, y: units(location).y))
        }

        func release(_ button: PointerTracker.Buttons, at location: CGPoint) throws {
            try push(.mouseButton(Self.button(button), isDown: false, x: units(location).x, y: units(location).y))
        }

        func touch(_ finger: Int, _ phase: PointerEvent.Phase, at location: CGPoint) throws {
            let phases: [PointerEvent.Phase: SDLEvent.FingerPhase] = [.began: .down, .moved: .motion, .ended: .up]
            let size = window.metrics.size
            let translated = try #require(phases[phase])
            try push(.finger(id: Int64(finger), translated, x: location.x / size.width, y: location.y / size.height))
        }

        func turnWheel(right: Int, up: Int, at location: CGPoint) throws {
            try push(.wheel(x: Double(right), y: Double(up), atX: units(location).x, atY: units(location).y))
        }

        func key(_ key: TestKey, isDown: Bool, isRepeat: Bool) throws {
            try push(.key(SDLEvent.Key(scancode: key.usage, keycode: key.keycode, isDown: isDown, isRepeat: isRepeat)))
        }

        func resize(to size: CGSize) async throws {
            sdlWindow.resize(to: size)
            sdl.pump()
            // With a real window system the answer takes a while.
            await log.wait { events in events.contains { if case .metrics = $0 { true } else { false } } }
        }

        func activate(_ isActive: Bool) throws { try push(.window(isActive ? .focusGained : .focusLost)) }

        func askToClose() throws -> Bool {
            try push(.window(.closeRequested))
            return true
        }

        func seenPixel(x: Int, y: Int) -> UInt32? { sdlWindow.shownPixel(x: x, y: y) }

        func runFrame() async { await realFrame(of: sdl.clock) }

        func tearDown() { sdl.stop() }

        func push(_ event: SDLEvent) throws {
            try SDLEventQueue.push(SDLWindowEvent(event, window: sdlWindow.id, timestamp: SDLVideo.ticks))
            sdl.pump()
        }

        private func units(_ location: CGPoint) -> (x: Double, y: Double) {
            (Double(location.x * window.metrics.scale), Double(location.y * window.metrics.scale))
        }

        private static func button(_ button: PointerTracker.Buttons) -> SDLEvent.Button {
            button == .secondary ? .right : .left
        }
    }

#endif
