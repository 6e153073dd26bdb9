#if Web && Window
    import CoreGraphics
    import Foundation
    import Testing

    /// The lists of `Examples/Lists` as a program of its own, in a browser and in a window: what is seen there is what the headless back end
    /// draws.
    @MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct ListsProgramTests {
        nonisolated private static let screens = ["settings", "contacts", "chat", "photos", "store", "outline", "todo"]
        private static let size = (width: 390, height: 700)

        /// What a person does on a screen, each of which changes what is seen: dark instead of light, the index, a message that is written
        /// and sent, a scroll, a band, a folder, a row swiped away.
        private static func actions(on screen: String) -> [ListAction] {
            switch screen {
            case "settings": [.tap(200, 494)]
            case "contacts": [.tap(386, 372)]
            case "chat": [.tap(120, 674), .write("Bring the big one"), .tap(342, 674)]
            case "photos": [.wheel]
            case "store": [.drag(from: (300, 180), to: (40, 180))]
            case "outline": [.tap(357, 128)]
            default: [.drag(from: (300, 84), to: (20, 84))]
            }
        }

        /// What the headless back end draws of a screen.
        private func expected(_ screen: String, scale: Int) async throws -> Samples {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString).png")
            defer { try? FileManager.default.removeItem(at: file) }
            let program = try ExampleProgram(
                "Lists", [screen],
                [
                    "CARET_BACKEND": "headless", "CARET_SNAPSHOT": file.path, "CARET_SIZE": "\(Self.size.width)x\(Self.size.height)",
                    "CARET_SCALE": "\(scale)",
                ])
            #expect(await program.end() == 0)
            let source = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
            return Samples(try #require(CGImageSourceCreateImageAtIndex(source, 0, nil)))
        }

        @Test(
            .enabled(if: Chromium.path != nil, "needs Chromium: apt-get install chromium (Scripts/setup --testing)"),
            arguments: screens)
        func aBrowserShowsTheListAndAnswersAFinger(screen: String) async throws {
            let samples = try await expected(screen, scale: 2)
            let program = try ExampleProgram("Lists", [screen], ["CARET_BACKEND": "web"])
            defer { program.stop() }
            let browser = try await Chromium(width: Self.size.width, height: Self.size.height, scale: 2)
            defer { browser.quit() }
            try await browser.open(await program.firstLine())
            try await browser.waitForFrames()
            // Kept in the page, so that what fails is said in a few words: the largest difference of a colour's part, of 255.
            let places = "\(samples.places.map { [$0.x, $0.y] })", colors = "[\(samples.colors.map { "[\($0)]" }.joined(separator: ","))]"
            _ = try await browser.evaluate(
                "(window.difference = () => { const c = document.getElementById('screen').getContext('2d'); "
                    + "return Math.max(...\(places).map(([x, y], i) => { const d = c.getImageData(x, y, 1, 1).data; "
                    + "return Math.max(...\(colors)[i].map((part, j) => Math.abs(part - d[j]))) })) }, 0)")
            // The page has another size before its browser says its own; of the chat, the last bubble is a pixel less high after that.
            try await browser.wait(until: "difference() <= \(screen == "chat" ? 8 : 0)")
            for action in Self.actions(on: screen) { try await browser.act(action) }
            try await browser.wait(until: "difference() > 64")
        }

        @Test(
            .enabled(
                if: Xvfb.path != nil && XMouse.path != nil, "needs Xvfb and xdotool: apt-get install xvfb xdotool (Scripts/setup --testing)"
            ),
            arguments: screens)
        func aWindowShowsTheListAndAnswersAMouse(screen: String) async throws {
            let samples = try await expected(screen, scale: 1)
            let server = try await Xvfb(keepsPicture: true)
            defer { server.stop() }
            let size = "\(Self.size.width)x\(Self.size.height)"
            let program = try ExampleProgram(
                "Lists", [screen],
                [
                    "CARET_BACKEND": "window", "DISPLAY": server.display, "SDL_VIDEODRIVER": "x11", "CARET_SIZE": size, "CARET_SCALE": "1",
                ])
            defer { program.stop() }
            // Nobody manages windows: they stand in the middle of the screen, or in its corner.
            let corners = [((1280 - Self.size.width) / 2, (1024 - Self.size.height) / 2), (0, 0)]
            var found: (Int, Int)?
            _ = await server.shows { picture in
                found = corners.first { corner in
                    samples.places.map { picture.color($0.x + corner.0, $0.y + corner.1) } == samples.colors
                }
                return found != nil
            }
            let corner = try #require(found)
            let mouse = XMouse(display: server.display, corner: corner)
            for action in Self.actions(on: screen) { try mouse.act(action) }
            // More than the pointer, which the server draws into its picture.
            let hasChanged = await server.shows { picture in
                zip(samples.places, samples.colors).count { picture.color($0.x + corner.0, $0.y + corner.1) != $1 } > 6
            }
            #expect(hasChanged)
        }
    }

    /// Colours of a picture, all over it.
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
