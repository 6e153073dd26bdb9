#if Web || WindowAndWeb

    import CoreGraphics
    import Platform
    import Testing
    import WebBackend

    /// Typing, copying and pasting on the page in a real browser.
    @MainActor
    @Suite(
        .serialized, .timeLimit(.minutes(2)),
        .enabled(if: Chromium.path != nil, "needs Chromium: apt-get install chromium (Scripts/setup --testing)"))
    struct ChromiumTextTests {
        private let log = EventLog()
        private let caret = CGRect(x: 10, y: 20, width: 2, height: 20)

        private func withPage(_ body: (WebBackend, WebWindow, Chromium) async throws -> Void) async throws {
            let web = try WebBackend(metrics: nil)
            let window = try #require(try web.openWindow(on: web.displays[0], title: "Probe", events: log.record) as? WebWindow)
            try web.start()
            defer { web.stop() }
            let browser = try await Chromium(width: 300, height: 400, scale: 1)
            defer { browser.quit() }
            try await browser.open(web.url)
            await log.wait { events in events.contains { if case .metrics = $0 { true } else { false } } }
            let size = window.metrics.pixelSize
            window.present(Pictures.frame(Pictures.plain(0xFFFF_FFFF, width: size.width, height: size.height)))
            try await browser.waitForFrames()
            log.clear()
            try await body(web, window, browser)
        }

        private func dispatch(_ type: String, _ fields: String, in browser: Chromium) async throws {
            // Whether the page has left the key to the text.
            _ = try await browser.evaluate(
                "window.isLeft = document.activeElement.dispatchEvent("
                    + "new KeyboardEvent('\(type)', { bubbles: true, cancelable: true, \(fields) }))")
        }

        @Test func altGrAndDeadKeysAreLeftToTheText() async throws {
            try await withPage { _, window, browser in
                window.textInput?.begin(caret: caret, for: TextPurpose())
                try await browser.wait(until: "document.activeElement.id === 'text'")
                // The events of a German @ on Windows.
                let at = "key: '@', code: 'KeyQ', ctrlKey: true, altKey: true, modifierAltGraph: true"
                try await dispatch("keydown", at, in: browser)
                #expect(try await browser.evaluate("isLeft") == "true")
                try await dispatch("keydown", "key: 'Dead', code: 'Equal'", in: browser)
                #expect(try await browser.evaluate("isLeft") == "true")
                // Other keys are sent to the application.
                try await dispatch("keydown", "key: 'ArrowUp', code: 'ArrowUp', altKey: true", in: browser)
                #expect(try await browser.evaluate("isLeft") == "false")
                await log.wait(forCount: 3)
                #expect(log.keys.map(\.characters) == ["@", "", ""])
                #expect(log.keys.map(\.charactersIgnoringModifiers) == ["q", "=", ""])
                #expect(log.keys.map(\.modifiers) == [[], [], .option])
            }
        }

        @Test func theFieldHasItsPurpose() async throws {
            try await withPage { _, window, browser in
                var purpose = TextPurpose()
                purpose.keyboardType = .mail
                purpose.returnKey = .next
                purpose.capitalization = .words
                window.textInput?.begin(caret: caret, for: purpose)
                try await browser.wait(until: "document.activeElement.id === 'text'")
                let traits = "[text.inputMode, text.enterKeyHint, text.autocapitalize].join()"
                try await browser.wait(until: "\(traits) === 'email,next,words'")
                #expect(try await browser.evaluate("text.autocomplete") == "off")
                purpose.isSecret = true
                purpose.contentType = "password"
                purpose.passwordRules = "minlength: 12;"
                window.textInput?.begin(caret: caret, for: purpose)
                try await browser.wait(until: "document.activeElement.type === 'password'")
                let filling = "[document.activeElement.autocomplete, document.activeElement.getAttribute('passwordrules')].join()"
                #expect(try await browser.evaluate(filling) == "current-password,minlength: 12;")
                try await browser.call("Input.insertText", ["text": "geheim"])
                await log.wait { $0.contains(.text("geheim")) }
                #expect(try await browser.evaluate("document.activeElement.value") == "")
                window.textInput?.end()
                try await browser.wait(until: "document.activeElement.id === 'screen'")
            }
        }

        @Test(arguments: [true, false]) func copiedTextIsOnTheBrowsersClipboard(_ isSecure: Bool) async throws {
            try await withPage { web, window, browser in
                let permissions = ["clipboardReadWrite", "clipboardSanitizedWrite"]
                try await browser.call("Browser.grantPermissions", ["permissions": permissions])
                if !isSecure {
                    // Writing the clipboard the other way requires a user gesture.
                    _ = try await browser.evaluate("navigator.clipboard.writeText = () => Promise.reject()")
                    try await browser.mouse("mousePressed", x: 30, y: 40, button: "left", buttons: 1)
                    try await browser.mouse("mouseReleased", x: 30, y: 40, button: "left")
                }
                let text = "Grüße \(isSecure) 🙂"
                web.clipboard?.text = text
                try await browser.wait(
                    until: "(navigator.clipboard.readText().then((it) => { window.read = it; }), window.read === '\(text)')")
            }
        }

        @Test func aLongTypedTextArrivesCompletely() async throws {
            try await withPage { _, window, browser in
                window.textInput?.begin(caret: caret, for: TextPurpose())
                try await browser.wait(until: "document.activeElement.id === 'text'")
                // A cut at an odd offset would halve every surrogate pair.
                let long = "a" + String(repeating: "🙂", count: 5_000)
                try await browser.call("Input.insertText", ["text": long])
                await log.wait { self.typed($0).utf16.count >= long.utf16.count }
                #expect(typed(log.events) == long)
            }
        }

        private func typed(_ events: [PlatformEvent]) -> String {
            events.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
        }

        @Test func theBrowsersOwnMenuPastes() async throws {
            try await withPage { web, _, browser in
                var pasted: String?
                log.whenRecorded = { event in
                    if case .key(let key) = event, key.phase == .down { pasted = web.clipboard?.text }
                }
                let script = """
                    (() => { const data = new DataTransfer(); data.setData('text/plain', 'by menu');
                      return window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true })); })()
                    """
                _ = try await browser.evaluate(script)
                await log.wait(forCount: 2)
                #expect(log.keys.map(\.phase) == [.down, .up] && log.keys.map(\.modifiers) == [.control, .control])
                #expect(pasted == "by menu")
            }
        }

        @Test func pastedTextIsReportedBeforeTheKey() async throws {
            try await withPage { web, _, browser in
                try await browser.call("Browser.grantPermissions", ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
                let long = String(repeating: "é🙂\n", count: 20_000)
                let script = "navigator.clipboard.writeText('é🙂\\n'.repeat(20000))"
                _ = try await browser.evaluate(script)
                var pasted: String?
                log.whenRecorded = { event in
                    if case .key(let key) = event, key.phase == .down { pasted = web.clipboard?.text }
                }
                let paste: [String: Any] = ["type": "keyDown", "key": "v", "code": "KeyV", "modifiers": 2, "commands": ["paste"]]
                try await browser.call("Input.dispatchKeyEvent", paste)
                try await browser.call("Input.dispatchKeyEvent", ["type": "keyUp", "key": "v", "code": "KeyV", "modifiers": 2])
                await log.wait(forCount: 2)
                #expect(log.keys.map(\.phase) == [.down, .up])
                #expect(log.keys.map(\.modifiers) == [.control, .control])
                #expect(pasted == long)
            }
        }
    }

#endif
