#if Web || WindowAndWeb

    import Foundation
    import Synchronization

    /// The process of a headless Chromium, which is controlled by its DevTools protocol, through a pipe.
    ///
    /// See https://chromedevtools.github.io/devtools-protocol/; messages are JSON, each ended by a zero byte.
    @MainActor final class ChromiumProcess {
        /// The process whose pages some tests share, because a start takes most of a second. It ends with this process.
        private static var shared: ChromiumProcess?
        /// The identifier and the profile of the shared process.
        nonisolated private static let ending = Mutex<(identifier: pid_t, profile: URL)?>(nil)
        /// Ends the shared process when this process exits, which then removes the folder of the profile.
        nonisolated private static let endsAtExit: Void = {
            atexit {
                guard let (identifier, profile) = ChromiumProcess.ending.withLock({ $0 }) else { return }
                kill(identifier, SIGKILL)
                var status: Int32 = 0
                while waitpid(identifier, &status, 0) == -1 && errno == EINTR {}
                try? FileManager.default.removeItem(at: profile)
            }
        }()

        private let process = Process()
        private let input = Pipe()
        private let output = Pipe()
        private let profile = FileManager.default.temporaryDirectory.appendingPathComponent("caret-chromium-\(UUID().uuidString)")
        private var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
        private var number = 0

        init() throws {
            // The browser reads commands from descriptor 3 and writes answers to descriptor 4.
            let options = "--headless=new --no-sandbox --disable-gpu --no-first-run --hide-scrollbars --remote-debugging-pipe"
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [
                "-c", "exec \"$0\" \(options) --user-data-dir=\"$1\" about:blank 3<&0 4>&1 </dev/null >/dev/null 2>&1",
                Chromium.path ?? "chromium", profile.path,
            ]
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            read()
        }

        /// Returns the shared process, which is started by the first call, or after its end.
        static func sharedProcess() throws -> ChromiumProcess {
            if let shared, shared.process.isRunning { return shared }
            let started = try ChromiumProcess()
            shared = started
            ending.withLock { $0 = (started.process.processIdentifier, started.profile) }
            _ = endsAtExit
            return started
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

        /// Sends a command to the browser, or to the page of a session. Returns its result.
        func call(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) async throws -> [String: Any] {
            number += 1
            let id = number
            let data = try message(id, method, parameters, session: session)
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

        /// Sends a command without waiting for its result.
        func send(_ method: String, _ parameters: [String: Any] = [:]) throws {
            number += 1
            input.fileHandleForWriting.write(try message(number, method, parameters, session: nil) + [0])
        }

        private func message(_ id: Int, _ method: String, _ parameters: [String: Any], session: String?) throws -> Data {
            var message: [String: Any] = ["id": id, "method": method, "params": parameters]
            message["sessionId"] = session
            return try JSONSerialization.data(withJSONObject: message)
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
