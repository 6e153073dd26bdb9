#if Window || WindowAndWeb

    import Foundation
    import Testing

    /// The window's tests once more, in a separate process, with a real X11 server in place of SDL's dummy driver.
    @Suite(
        .timeLimit(.minutes(2)), .enabled(if: Xvfb.path != nil, "needs Xvfb: apt-get install xvfb (Scripts/setup --testing)"),
        .disabled(if: WindowRig.driver != "dummy", "is running under a window system already"))
    @MainActor struct XvfbTests {
        @Test func aWindowIsTheSameUnderAnX11Server() async throws { try await run("ConformanceTests", "SDLBackendTests") }

        @Test(.enabled(if: XMouse.path != nil, "needs xdotool: apt-get install xdotool (Scripts/setup --testing)"))
        func `M17 a second screen is a second window of an X11 server`() async throws { try await run("SecondScreenTests") }

        /// On a separate server: other windows would receive the keys.
        @Test(.enabled(if: XMouse.path != nil, "needs xdotool: apt-get install xdotool (Scripts/setup --testing)"))
        func eventsOfAnX11ServerAreVisibleInTheNextFrame() async throws { try await run("WindowPixelTests") }

        private func run(_ suites: String...) async throws {
            let server = try await Xvfb()
            defer { server.stop() }
            let tests = Process()
            let output = Pipe()
            tests.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            tests.arguments = ["--testing-library", "swift-testing", "--filter", suites.joined(separator: "|")]
            tests.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": server.display, "CARET_TEST_VIDEO": "x11"]) { $1 }
            tests.standardOutput = output
            tests.standardError = output
            try tests.run()
            let text = await output.fileHandleForReading.text()
            tests.waitUntilExit()
            let summary = text.split(separator: "\n").filter { $0.contains("✘") || $0.contains("Test run with") }
            #expect(tests.terminationStatus == 0, "\(summary.joined(separator: "\n"))")
            for suite in suites { #expect(text.contains("Suite \(suite) passed")) }
        }
    }

#endif
