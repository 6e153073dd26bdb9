#if Web || WindowAndWeb

    import CoreGraphics
    import Platform
    import Testing
    import WebBackend

    /// The page in a real browser: its drawing, its messages, and its reconnection.
    @MainActor
    @Suite(
        .serialized, .timeLimit(.minutes(2)),
        .enabled(if: Chromium.path != nil, "needs Chromium: apt-get install chromium (Scripts/setup --testing)"))
    struct ChromiumTests {
        private let log = EventLog()

        /// Starts a browser that shows a window, and waits until the page has sent its properties.
        private func open(scale: Double = 2) async throws -> (web: WebBackend, window: WebWindow, browser: Chromium) {
            let web = try WebBackend(metrics: nil)
            let window = try #require(try web.openWindow(on: web.displays[0], title: "Probe", events: log.record) as? WebWindow)
            try web.start()
            let browser = try await Chromium(width: 300, height: 400, scale: scale)
            try await browser.open(web.url)
            await log.wait { events in events.contains { if case .metrics = $0 { true } else { false } } }
            return (web, window, browser)
        }

        private func close(_ web: WebBackend, _ browser: Chromium) {
            browser.quit()
            web.stop()
        }

        private func present(_ color: UInt32, on window: WebWindow, _ browser: Chromium) async throws {
            let size = window.metrics.pixelSize
            let frames = try await browser.evaluate("document.documentElement.dataset.frames || 0")
            window.present(Pictures.frame(Pictures.plain(color, width: size.width, height: size.height)))
            try await browser.wait(until: "Number(document.documentElement.dataset.frames) > \(frames)")
        }

        @Test func thePageHasTheBrowsersSizeAndShowsFramesAndMoves() async throws {
            let (web, window, browser) = try await open()
            defer { close(web, browser) }
            #expect(window.metrics.size == CGSize(width: 300, height: 400))
            #expect(window.metrics.scale == 2)
            let picture = Pictures.plain(0xFFFF_8000, width: 600, height: 800)
            Pictures.fill(PixelRect(x: 0, y: 100, width: 600, height: 10), of: picture, with: 0xFF00_80FF)
            window.present(Pictures.frame(picture))
            try await browser.wait(until: "Number(document.documentElement.dataset.frames) >= 1")
            #expect(try await browser.pixel(599, 799) == "255,128,0,255")
            #expect(try await browser.pixel(10, 105) == "0,128,255,255")
            let move = PixelMove(source: PixelRect(x: 0, y: 50, width: 600, height: 750), dx: 0, dy: -50)
            window.present(Pictures.frame(picture, moves: [move], damage: [PixelRect(x: 0, y: 750, width: 600, height: 50)]))
            try await browser.wait(until: "Number(document.documentElement.dataset.frames) >= 2")
            #expect(try await browser.pixel(10, 55) == "0,128,255,255")
            #expect(try await browser.evaluate("document.title") == "Probe")
            #expect(try await browser.evaluate("document.getElementById('screen').getBoundingClientRect().width") == "300")
        }

        @Test func thePointerIsThatOfTheWindow() async throws {
            let (web, window, browser) = try await open(scale: 1)
            defer { close(web, browser) }
            try await present(0xFFFF_FFFF, on: window, browser)
            let cursor = "getComputedStyle(document.getElementById('screen')).cursor"
            for (shape, name) in [(PointerShape.beam, "text"), (.hidden, "none"), (.horizontalBeam, "vertical-text"), (.arrow, "default")] {
                window.pointerShape = shape
                try await browser.wait(until: "\(cursor) === '\(name)'")
            }
        }

        @Test func aTouchReportsItsPressure() async throws {
            let (web, window, browser) = try await open(scale: 1)
            defer { close(web, browser) }
            try await present(0xFFFF_FFFF, on: window, browser)
            log.clear()
            let point: [String: Any] = ["x": 50, "y": 60, "radiusX": 8, "radiusY": 6, "force": 0.75, "id": 3]
            try await browser.call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [point]])
            await log.wait { events in events.contains { if case .pointer = $0 { true } else { false } } }
            let stylus = try #require(log.pointers.first?.stylus)
            #expect(stylus.pressure == 0.75 && stylus.radius == 8)
        }

        @Test func aWheelScrollsAsFarAsPagesOfTheBrowserDo() async throws {
            let (web, window, browser) = try await open(scale: 1)
            defer { close(web, browser) }
            try await present(0xFFFF_FFFF, on: window, browser)
            log.clear()
            // Notches as Chromium converts the protocol's; Firefox reports lines, and others pages.
            for delta in [300, 120, 37] {
                try await browser.call("Input.dispatchMouseEvent", ["type": "mouseWheel", "x": 50, "y": 60, "deltaX": 0, "deltaY": delta])
            }
            for (mode, delta) in [("LINE", 3), ("PAGE", 1)] {
                _ = try await browser.evaluate(
                    "document.getElementById('screen').dispatchEvent(new WheelEvent('wheel', "
                        + "{ deltaX: \(delta), deltaY: -\(delta), deltaMode: WheelEvent.DOM_DELTA_\(mode) }))")
            }
            await log.wait { events in events.count { if case .scroll = $0 { true } else { false } } == 5 }
            #expect(log.scrolls.map(\.deltaY) == [-300, -120, -37, 48, 400])
            #expect(log.scrolls.map(\.deltaX) == [0, 0, 0, -48, -300])
            #expect(log.scrolls.map(\.isPrecise).suffix(2) == [false, true])
        }

        @Test func mouseWheelAndTouchesArrive() async throws {
            let (web, window, browser) = try await open()
            defer { close(web, browser) }
            try await present(0xFFFF_FFFF, on: window, browser)
            log.clear()
            try await browser.mouse("mousePressed", x: 30, y: 40, button: "left", buttons: 1)
            try await browser.mouse("mouseMoved", x: 50, y: 60, button: "left", buttons: 1)
            try await browser.mouse("mouseReleased", x: 50, y: 60, button: "left")
            await log.wait { $0.contains { if case .pointer(let event) = $0 { event.phase == .ended } else { false } } }
            #expect(log.pointers.map(\.phase) == [.began, .moved, .ended])
            #expect(log.pointers.map(\.location.x) == [30, 50, 50])
            try await browser.call("Input.dispatchMouseEvent", ["type": "mouseWheel", "x": 50, "y": 60, "deltaX": 0, "deltaY": 37])
            await log.wait { events in events.contains { if case .scroll = $0 { true } else { false } } }
            // Chromium divides the protocol's delta by the emulated scale.
            #expect(log.scrolls.map(\.deltaY) == [-18.5])
            #expect(log.scrolls.allSatisfy { $0.isPrecise })
            log.clear()
            let touches = [["x": 100, "y": 100, "id": 1], ["x": 200, "y": 100, "id": 2]]
            try await browser.call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": touches])
            await log.wait(forCount: 2)
            try await browser.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [[String: Int]]()])
            await log.wait(forCount: 4)
            #expect(log.pointers.map(\.kind) == [.touch, .touch, .touch, .touch])
            #expect(log.pointers.map(\.phase) == [.began, .began, .ended, .ended])
            #expect(Set(log.pointers.map(\.id)) == [2, 3])
        }

        @Test func keysAndTextArrive() async throws {
            let (web, window, browser) = try await open()
            defer { close(web, browser) }
            try await present(0xFFFF_FFFF, on: window, browser)
            log.clear()
            for type in ["keyDown", "keyUp"] {
                try await browser.call("Input.dispatchKeyEvent", ["type": type, "key": "ArrowLeft", "code": "ArrowLeft"])
                try await browser.call("Input.dispatchKeyEvent", ["type": type, "key": "A", "code": "KeyA", "modifiers": 8])
            }
            await log.wait(forCount: 4)
            #expect(log.keys.map(\.usage) == [0x50, 0x04, 0x50, 0x04])
            #expect(log.keys.map(\.characters) == ["", "A", "", "A"])
            #expect(log.keys.map(\.modifiers) == [[], .shift, [], .shift])
            window.textInput?.begin(caret: CGRect(x: 10, y: 20, width: 2, height: 20), for: TextPurpose())
            try await browser.wait(until: "document.activeElement.id === 'text'")
            try await browser.call("Input.insertText", ["text": "日本"])
            await log.wait { $0.contains(.text("日本")) }
            log.clear()
            let composing: [String: any Sendable] = ["text": "にほ", "selectionStart": 1, "selectionEnd": 2]
            try await browser.call("Input.imeSetComposition", composing)
            await log.wait { $0.contains(.composition(TextComposition("にほ", selection: 1..<2))) }
            try await browser.call("Input.insertText", ["text": "二歩"])
            await log.wait { $0.suffix(2) == [.composition(TextComposition("", selection: 0..<0)), .text("二歩")] }
            window.textInput?.end()
            try await browser.wait(until: "document.activeElement.id === 'screen'")
        }

        @Test func sizePixelRatioAndAppearanceChange() async throws {
            let (web, window, browser) = try await open()
            defer { close(web, browser) }
            try await browser.resize(width: 450, height: 250, scale: 2)
            await log.wait { events in events.contains { if case .metrics(let it) = $0 { it.size.width == 450 } else { false } } }
            // As zooming does: another ratio and another size. (A ratio that changes alone makes no event under
            // emulation.)
            try await browser.resize(width: 500, height: 250, scale: 3)
            await log.wait { events in events.contains { if case .metrics(let it) = $0 { it.scale == 3 } else { false } } }
            let dark = [["name": "prefers-color-scheme", "value": "dark"]]
            try await browser.call("Emulation.setEmulatedMedia", ["features": dark])
            await log.wait { events in events.contains { if case .metrics(let it) = $0 { it.appearance == .dark } else { false } } }
            #expect(window.metrics == DisplayMetrics(size: CGSize(width: 500, height: 250), scale: 3, appearance: .dark))
        }

        @Test func thePageReconnectsAndShowsTheSamePicture() async throws {
            let (web, window, browser) = try await open()
            defer { close(web, browser) }
            try await present(0xFF00_FF00, on: window, browser)
            // The canvas is cleared, so that visible pixels afterwards were sent again.
            _ = try await browser.evaluate("document.getElementById('screen').getContext('2d').clearRect(0, 0, 600, 800)")
            _ = try await browser.evaluate(
                "window.words = [], new MutationObserver(() => words.push(document.documentElement.dataset.connection))"
                    + ".observe(document.documentElement, { attributeFilter: ['data-connection'] })")
            window.dropConnection()
            try await browser.wait(until: "words.join() === 'reconnecting,open'")
            try await browser.wait(until: "Number(document.documentElement.dataset.frames) >= 2")
            #expect(try await browser.pixel(300, 400) == "0,255,0,255")
            web.stop()
            try await browser.wait(until: "words.at(-1) === 'ended'")
        }
    }

#endif
