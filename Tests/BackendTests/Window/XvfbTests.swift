#if Window

    import Foundation
    import Testing

    /// The window's tests once more, in a process of their own, with a real X11 server in place of SDL's dummy driver.
    @Suite(
        .timeLimit(.minutes(2)), .enabled(if: Xvfb.path != nil, "needs Xvfb: apt-get install xvfb (Scripts/setup --testing)"),
        .disabled(if: WindowRig.driver != "dummy", "is running under a window system already"))
    struct XvfbTests {
        @Test func aWindowIsTheSameUnderAnX11Server() async throws {
            let server = try await Xvfb()
            defer { server.stop() }
            let tests = Process()
            let output = Pipe()
            tests.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            tests.arguments = ["--testing-library", "swift-testing", "--filter", "ConformanceTests|SDLBackendTests"]
            tests.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": server.display, "CARET_TEST_VIDEO": "x11"]) { $1 }
            tests.standardOutput = output
            tests.standardError = output
            try tests.run()
            let text = await output.fileHandleForReading.text()
            tests.waitUntilExit()
            let summary = text.split(separator: "\n").filter { $0.contains("✘") || $0.contains("Test run with") }
            #expect(tests.terminationStatus == 0, "\(summary.joined(separator: "\n"))")
            #expect(text.contains("ConformanceTests"))
        }
    }

    /// An X11 server without a screen.
    final class Xvfb {
        static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/Xvfb" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }

        /// What `DISPLAY` has to be.
        let display: String
        private let process = Process()

        init() async throws {
            let output = Pipe()
            process.executableURL = URL(fileURLWithPath: Self.path ?? "Xvfb")
            process.arguments = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"]
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            // It picks a number that is free, and says so when it is ready.
            display = ":" + (await output.fileHandleForReading.line())
        }

        /// Ends it. Not by a signal that asks: the threads that tests run on block those, and programs inherit that.
        func stop() {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            for file in ["/tmp/.X\(display.dropFirst())-lock", "/tmp/.X11-unix/X\(display.dropFirst())"] {
                try? FileManager.default.removeItem(atPath: file)
            }
        }
    }

    extension FileHandle {
        /// All there is to read, off the caller's thread.
        fileprivate func text() async -> String {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread { continuation.resume(returning: String(decoding: self.readDataToEndOfFile(), as: UTF8.self)) }
            }
        }

        /// The first line, off the caller's thread.
        fileprivate func line() async -> String {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    var line = Data()
                    while let byte = self.readData(ofLength: 1).first, byte != UInt8(ascii: "\n") { line.append(byte) }
                    continuation.resume(returning: String(decoding: line, as: UTF8.self))
                }
            }
        }
    }

#endif
