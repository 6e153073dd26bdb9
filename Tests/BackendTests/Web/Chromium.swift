#if Web || WindowAndWeb

    import Foundation

    /// A headless Chromium that is controlled by its DevTools protocol, through a pipe.
    ///
    /// See https://chromedevtools.github.io/devtools-protocol/; messages are JSON, each ended by a zero byte.
    @MainActor final class Chromium {
        /// The path of the installed browser, or `nil`.
        nonisolated static let path: String? = {
            let names = ["chromium", "chromium-browser", "google-chrome"]
            let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            let places = folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
            return places.first { FileManager.default.isExecutableFile(atPath: $0) }
        }()

        private let process = Process()
        private let input = Pipe()
        private let output = Pipe()
        private let profile = FileManager.default.temporaryDirectory.appendingPathComponent("caret-chromium-\(UUID().uuidString)")
        private var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
        private var number = 0
        private var session: String?

        /// Starts the browser with one empty page of a size.
        init(width: Int, height: Int, scale: Double) async throws {
            // The browser reads commands from descriptor 3 and writes answers to descriptor 4.
            let options = "--headless=new --no-sandbox --disable-gpu --no-first-run --hide-scrollbars --remote-debugging-pipe"
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [
                "-c", "exec \"$0\" \(options) --user-data-dir=\"$1\" about:blank 3<&0 4>&1 </dev/null >/dev/null 2>&1",
                Self.path ?? "chromium", profile.path,
            ]
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            read()
            let target = try await call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
            let attached = try await call("Target.attachToTarget", ["targetId": target, "flatten": true])
            session = attached["sessionId"] as? String
            try await resize(width: width, height: height, scale: scale)
        }

        /// Asks the browser to quit, which ends its own processes too, and kills it if it does not.
        func quit() {
            input.fileHandleForWriting.write(Data(#"{"id":0,"method":"Browser.close"}"#.utf8) + [0])
            let identifier = process.processIdentifier
            let last = DispatchWorkItem { kill(identifier, SIGKILL) }
            DispatchQueue.global().asyncAfter(deadline: .now() + 10, execute: last)
            process.waitUntilExit()
            last.cancel()
            try? FileManager.default.removeItem(at: profile)
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

        @discardableResult func call(_ method: String, _ parameters: [String: Any] = [:]) async throws -> [String: Any] {
            number += 1
            let id = number
            var message: [String: Any] = ["id": id, "method": method, "params": parameters]
            message["sessionId"] = session
            let data = try JSONSerialization.data(withJSONObject: message)
            let answer = try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    waiting[id] = continuation
                    input.fileHandleForWriting.write(data + [0])
                }
            } onCancel: {
                Task { @MainActor in self.end() }
            }
            let object = try JSONSerialization.jsonObject(with: answer) as? [String: Any] ?? [:]
            guard let result = object["result"] as? [String: Any] else { throw TestSocket.Failure(description: "\(method): \(object)") }
            return result
        }

        /// Receives answers on a separate thread, and delivers them.
        private func read() {
            let handle = output.fileHandleForReading
            Thread.detachNewThread { [weak self] in
                var pending = Data()
                while true {
                    let chunk = handle.availableData
                    if chunk.isEmpty { break }
                    pending += chunk
                    while let end = pending.firstIndex(of: 0) {
                        let message = Data(pending[..<end])
                        pending = Data(pending[pending.index(after: end)...])
                        DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(message) } }
                    }
                }
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.end() } }
            }
        }

        private func take(_ message: Data) {
            guard let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any], let id = object["id"] as? Int else {
                return
            }
            waiting.removeValue(forKey: id)?.resume(returning: message)
        }

        private func end() {
            for continuation in waiting.values {
                continuation.resume(throwing: TestSocket.Failure(description: "Chromium has ended, or the test's time has"))
            }
            waiting = [:]
        }
    }

#endif
