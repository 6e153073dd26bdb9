#if WindowAndWeb || (Web && Window)
    import CoreGraphics
    import Foundation
    import Testing

    /// A screen of an example that runs as a separate program. A browser or a window shows the pixels of the headless
    /// back end, and the screen responds.
    @MainActor struct ExampleScreen: Sendable, CustomTestStringConvertible {
        let program: String
        let argument: String
        /// The actions that change the visible pixels.
        let actions: [ListAction]
        /// The tolerated difference of a colour component in a browser, of 255.
        let slack: Int

        nonisolated init(_ program: String, _ argument: String, _ actions: [ListAction], slack: Int = 0) {
            (self.program, self.argument, self.actions, self.slack) = (program, argument, actions, slack)
        }

        nonisolated var testDescription: String { "\(program) \(argument)" }

        nonisolated static let needsBrowser = ConditionTrait.enabled(
            if: Chromium.path != nil, "needs Chromium: apt-get install chromium (Scripts/setup --testing)")
        nonisolated static let needsWindow = ConditionTrait.enabled(
            if: Xvfb.path != nil && XMouse.path != nil, "needs Xvfb and xdotool: apt-get install xvfb xdotool (Scripts/setup --testing)")

        private static let size = (width: 390, height: 700)
        private var arguments: [String] { argument.isEmpty ? [] : [argument] }

        /// Returns the pixels of the headless back end.
        private func expected(scale: Int) async throws -> Samples {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString).png")
            defer { try? FileManager.default.removeItem(at: file) }
            let headless = try ExampleProgram(
                program, arguments,
                [
                    "CARET_BACKEND": "headless", "CARET_SNAPSHOT": file.path, "CARET_SIZE": "\(Self.size.width)x\(Self.size.height)",
                    "CARET_SCALE": "\(scale)",
                ])
            #expect(await headless.end() == 0)
            let source = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
            return Samples(try #require(CGImageSourceCreateImageAtIndex(source, 0, nil)))
        }

        func checkInBrowser() async throws {
            // The picture is drawn while the program and the page open.
            let running = try ExampleProgram(program, arguments, ["CARET_BACKEND": "web"])
            defer { running.stop() }
            async let picture = expected(scale: 2)
            let browser = try await Chromium(width: Self.size.width, height: Self.size.height, scale: 2, isShared: true)
            defer { browser.quit() }
            try await browser.open(await running.firstLine())
            try await browser.waitForFrames()
            let samples = try await picture
            // Computed in the page, so that a failure is short: the largest difference of a colour component, of 255.
            let places = "\(samples.places.map { [$0.x, $0.y] })", colors = "[\(samples.colors.map { "[\($0)]" }.joined(separator: ","))]"
            _ = try await browser.evaluate(
                "(window.difference = () => { const c = document.getElementById('screen').getContext('2d'); "
                    + "return Math.max(...\(places).map(([x, y], i) => { const d = c.getImageData(x, y, 1, 1).data; "
                    + "return Math.max(...\(colors)[i].map((part, j) => Math.abs(part - d[j]))) })) }, 0)")
            try await browser.wait(until: "difference() <= \(slack)")
            if actions.isEmpty { return }
            for action in actions { try await browser.act(action) }
            try await browser.wait(until: "difference() > 64")
        }

        func checkInWindow() async throws {
            async let expected = expected(scale: 1)
            let server = try await Xvfb(keepsPicture: true)
            defer { server.stop() }
            // The server also draws the pointer, which begins in the middle.
            try XMouse(display: server.display, corner: (0, 0)).leave()
            let size = "\(Self.size.width)x\(Self.size.height)"
            let running = try ExampleProgram(
                program, arguments,
                [
                    "CARET_BACKEND": "window", "DISPLAY": server.display, "SDL_VIDEODRIVER": "x11", "CARET_SIZE": size, "CARET_SCALE": "1",
                ])
            defer { running.stop() }
            let samples = try await expected
            // Without a window manager, windows are in the middle of the screen, or in its corner.
            let corners = [((1280 - Self.size.width) / 2, (1024 - Self.size.height) / 2), (0, 0)]
            var found: (Int, Int)?
            _ = await server.shows { picture in
                found = corners.first { corner in
                    samples.places.map { picture.color($0.x + corner.0, $0.y + corner.1) } == samples.colors
                }
                return found != nil
            }
            let corner = try #require(found)
            if actions.isEmpty { return }
            let mouse = XMouse(display: server.display, corner: corner)
            for action in actions { try mouse.act(action) }
            // More pixels than the pointer's.
            let hasChanged = await server.shows { picture in
                zip(samples.places, samples.colors).count { picture.color($0.x + corner.0, $0.y + corner.1) != $1 } > 6
            }
            #expect(hasChanged)
        }
    }

    /// The colours at places all over a picture.
    private struct Samples {
        let places: [(x: Int, y: Int)]
        let colors: [String]

        init(_ picture: CGImage) {
            let columns = stride(from: 5, to: picture.width, by: picture.width / 24)
            places = stride(from: 7, to: picture.height, by: picture.height / 36).flatMap { y in columns.map { (x: $0, y: y) } }
            colors = places.map { place in
                let pixel = Pictures.pixel(place.x, place.y, of: picture.buffer)
                return "\(pixel >> 16 & 255),\(pixel >> 8 & 255),\(pixel & 255)"
            }
        }
    }
#endif
