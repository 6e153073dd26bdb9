import Foundation
import Testing

/// Kebabs as a separate program, with a server.
@Suite(.serialized, .timeLimit(.minutes(10))) struct KebabsProgramTests {
    private func program(_ arguments: [String], errors: Pipe = Pipe()) throws -> Process {
        let process = Process()
        let bundle = URL(fileURLWithPath: CommandLine.arguments[0])
        process.executableURL = bundle.deletingLastPathComponent().appendingPathComponent("Kebabs")
        process.arguments = arguments
        process.environment = ["PATH": "/usr/bin:/bin", "CARET_BACKEND": "headless"]
        process.standardInput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        return process
    }

    /// Waits for the end of the process, off the caller's thread.
    private func end(_ process: Process) async -> Int32 {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                process.waitUntilExit()
                continuation.resume(returning: process.terminationStatus)
            }
        }
    }

    @Test func theProgramRequestsAPostcodeAListAndEachLocation() async throws {
        let server = try await FixtureServer()
        let process = try program(["--services", try #require(server.base).absoluteString, "--at", "51.5432,-0.0554"])
        // A program that has ended must not be waited for.
        Thread.detachNewThread {
            process.waitUntilExit()
            server.giveUp()
        }
        await server.waitUntilAsked(2 + 137)
        kill(process.processIdentifier, SIGTERM)
        #expect(await end(process) == 0)
        let asked = server.asked.withLock(\.self)
        #expect(asked.count == 2 + 137 && asked[0].hasPrefix("/postcodes?lon=-0.0554&lat=51.5432&"))
        #expect(asked[1].hasPrefix("/Establishments?") && asked.dropFirst(2).allSatisfy { $0.hasPrefix("/postcodes/E8%20") })
        await server.stop()
    }

    @Test func anInvalidCommandLineIsAnsweredByOneLine() async throws {
        let errors = Pipe()
        let process = try program(["--offlin"], errors: errors)
        #expect(await end(process) == 64)
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(words == "Kebabs: '--offlin' means nothing like this; see 'Kebabs --help'\n")
    }
}
