#if Web || WindowAndWeb

    import Foundation

    /// A page in a headless Chromium.
    @MainActor final class Chromium {
        /// The path of the installed browser, or `nil`.
        nonisolated static let path: String? = {
            let names = ["chromium", "chromium-browser", "google-chrome"]
            let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            let places = folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
            return places.first { FileManager.default.isExecutableFile(atPath: $0) }
        }()

        private let process: ChromiumProcess
        /// The page's own cookies and storage in the shared process; `nil` in a process of its own.
        private var context: String?
        private var session: String?

        /// Opens an empty page of a size.
        ///
        /// - Parameter isShared: Whether the page is one of several in a process; by default, it has a process of its
        ///   own.
        init(width: Int, height: Int, scale: Double, isShared: Bool = false) async throws {
            process = try isShared ? .sharedProcess() : ChromiumProcess()
            if isShared { context = try await process.call("Target.createBrowserContext")["browserContextId"] as? String }
            var page: [String: Any] = ["url": "about:blank", "newWindow": isShared]
            page["browserContextId"] = context
            let target = try await process.call("Target.createTarget", page)["targetId"] as? String ?? ""
            let attached = try await process.call("Target.attachToTarget", ["targetId": target, "flatten": true])
            session = attached["sessionId"] as? String
            try await resize(width: width, height: height, scale: scale)
        }

        /// Closes the page, and ends its process unless others share it.
        func quit() {
            guard let context else { return process.quit() }
            try? process.send("Target.disposeBrowserContext", ["browserContextId": context])
        }

        func resize(width: Int, height: Int, scale: Double) async throws {
            let size: [String: Any] = ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false]
            try await call("Emulation.setDeviceMetricsOverride", size)
        }

        func open(_ url: String) async throws {
            try await call("Page.navigate", ["url": url])
        }

        /// Returns the value of a JavaScript expression as text, and awaits a promise.
        func evaluate(_ expression: String) async throws -> String {
            let answer = try await call(
                "Runtime.evaluate", ["expression": "(async () => String(await (\(expression))))()", "awaitPromise": true])
            return (answer["result"] as? [String: Any])?["value"] as? String ?? "\(answer)"
        }

        /// Waits until `condition` is true in the page.
        func wait(until condition: String) async throws {
            let isTrue = try await evaluate(
                "new Promise((done) => { let left = 4000; "
                    + "const look = () => (\(condition)) || --left < 0 ? done(left >= 0) : setTimeout(look, 5); look(); })")
            guard isTrue == "true" else { throw TestSocket.Failure(description: "the page never found: \(condition)") }
        }

        /// Waits until the page that was opened last has shown a picture. Until the page exists, evaluations go to
        /// the page before, and get no answer.
        func waitForFrames() async throws {
            let look = "new Promise((done) => setTimeout(() => done(Number(document.documentElement.dataset.frames) >= 1), 20))"
            for _ in 0..<1000 where try await evaluate(look) == "true" { return }
            throw TestSocket.Failure(description: "the page never showed a picture")
        }

        /// Returns the colour of a pixel of the page's canvas, as `red,green,blue,alpha`.
        func pixel(_ x: Int, _ y: Int) async throws -> String {
            try await evaluate(
                "Array.from(document.getElementById('screen').getContext('2d').getImageData(\(x), \(y), 1, 1).data).join()")
        }

        func mouse(_ type: String, x: Int, y: Int, button: String = "none", buttons: Int = 0) async throws {
            try await call(
                "Input.dispatchMouseEvent",
                ["type": type, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": type == "mouseMoved" ? 0 : 1])
        }

        /// Sends a command to the page. Returns its result.
        @discardableResult func call(_ method: String, _ parameters: [String: Any] = [:]) async throws -> [String: Any] {
            try await process.call(method, parameters, session: session)
        }
    }

#endif
