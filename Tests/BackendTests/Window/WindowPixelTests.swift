#if Window || WindowAndWeb

    import CoreGraphics
    import Foundation
    import Platform
    import Testing
    import UIKitCore

    /// The number of frames from an input event to visible pixels: a real X11 server sends the events and shows the
    /// pixels.
    ///
    /// `XvfbTests` runs this suite, in a separate process and on a separate server.
    @MainActor @Suite(.serialized, .timeLimit(.minutes(1)), .enabled(if: WindowRig.driver == "x11", "is run by XvfbTests"))
    struct WindowPixelTests {
        @Test func aKeyInATextFieldIsVisibleInTheNextFrame() async throws {
            let app = try PixelApp()
            defer { app.host.terminate() }
            try app.mouse.point(at: (100, 40), in: PixelApp.title)
            app.screen.field.becomeFirstResponder()
            await app.rest()
            #expect(app.ink == 0)
            let seen = await app.frames(after: { try app.mouse.type("w") }) { event in
                if case .key(let key) = event { key.phase == .down } else { false }
            }[0]
            #expect(app.screen.field.text == "w")
            #expect(seen.frames == 1 && seen.presents == 1 && seen.shown == 1)
            #expect(seen.ink > 20, "the letter is on the window")
        }

        @Test func aTapOnASwitchIsVisibleInTheNextFrame() async throws {
            let app = try PixelApp()
            defer { app.host.terminate() }
            let toggle = app.screen.toggle
            try app.mouse.point(at: (45, 115), in: PixelApp.title)
            await app.rest()
            let down = await app.frames(after: { try app.mouse.press(true) }) { app.isPointer($0, .began) }[0]
            #expect(toggle.isHighlighted && down.frames == 1)
            await app.rest()
            let up = await app.frames(after: { try app.mouse.press(false) }) { app.isPointer($0, .ended) }
            #expect(toggle.isOn && up[0].frames == 1)
            // That frame is where the animation begins, and shows the old state; the next one moves the thumb.
            #expect(up[1].frames == 2 && up[1].presents == up[0].presents + 1 && up[1].shown == up[0].shown + 1)
        }
    }

#endif
