import Foundation
import Testing

/// Gallery as a separate program: its output, and its exit.
@Suite(.serialized, .timeLimit(.minutes(20))) struct GalleryProgramTests {
    @Test func helpIsThreeLines() async throws {
        let gallery = try GalleryProgram(["--help"])
        #expect(await gallery.end() == 0)
        #expect(await gallery.output.text().split(separator: "\n").count == 3)
    }

    @Test func invalidArgumentsAreAnsweredByOneLine() async throws {
        let gallery = try GalleryProgram(["nonsense", "--x"])
        #expect(await gallery.end() == 64)
        #expect(await gallery.errors.text() == "Gallery: '--x' means nothing here; see 'Gallery --help'\n")
    }

    @Test(arguments: [SIGINT, SIGTERM]) func aHeadlessProgramReportsItsSizeAndEndsOnASignal(_ signal: Int32) async throws {
        let gallery = try GalleryProgram(["/nowhere"], ["CARET_BACKEND": "headless", "CARET_SIZE": "320x480"])
        #expect(await gallery.errors.line() == "Gallery: running headless at 320x480 points, scale 3; Ctrl-C or SIGTERM ends it")
        gallery.send(signal)
        #expect(await gallery.end() == 0)
    }

    @Test func aScreenOfMinimumWidthAndMaximumHeightIsDrawn() async throws {
        let picture = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: picture) }
        let gallery = try GalleryProgram(
            ["/nowhere"], ["CARET_SNAPSHOT": picture.path, "CARET_SIZE": "1x8192", "CARET_SCALE": "1"])
        #expect(await gallery.end() == 0)
        #expect(await gallery.errors.text() == "")
        #expect(FileManager.default.fileExists(atPath: picture.path))
    }

    @Test func theDefaultDeviceIsAnIPhoneAndItsFrameIsDrawn() async throws {
        let picture = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: picture) }
        let gallery = try GalleryProgram(["/nowhere", "--frame", "--scale", "1"], ["CARET_SNAPSHOT": picture.path])
        #expect(await gallery.end() == 0)
        let bytes = try Data(contentsOf: picture)
        // Bytes 16 to 23 of a PNG are its width and height.
        #expect(Array(bytes[16..<24]) == [0, 0, 1, 184, 0, 0, 3, 126], "440x894")
        // A size of its own has no device frame.
        let customSize = try GalleryProgram(["/nowhere", "--frame", "--size", "390x844"], ["CARET_SNAPSHOT": picture.path])
        #expect(await customSize.end() == 1)
        #expect(await customSize.errors.text().contains("--frame"))
    }

    @Test func aMissingDesktopIsReportedInOneLine() async throws {
        let gallery = try GalleryProgram(["/nowhere"], ["CARET_BACKEND": "window"])
        #expect(await gallery.end() == 1)
        #expect(
            await gallery.errors.text() == "Gallery: no display: neither WAYLAND_DISPLAY nor DISPLAY is set; use --backend web\n")
    }

    @Test func anUnreachableDesktopIsReportedInOneLine() async throws {
        let gallery = try GalleryProgram(["/nowhere", "--backend", "window"], ["DISPLAY": ":47110"])
        #expect(await gallery.end() == 1)
        let words = await gallery.errors.text()
        #expect(words.hasPrefix("Gallery: opening the window system failed: "))
        #expect(words.split(separator: "\n").count == 1)
    }
}

/// The program in the folder of the tests' bundle, running in its own environment.
private struct GalleryProgram {
    let output = ProgramOutput()
    let errors = ProgramOutput()
    private let process = Process()

    init(_ arguments: [String], _ environment: [String: String] = [:]) throws {
        let bundle = URL(fileURLWithPath: CommandLine.arguments[0])
        process.executableURL = bundle.deletingLastPathComponent().appendingPathComponent("Gallery")
        process.arguments = arguments
        process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output.pipe
        process.standardError = errors.pipe
        try process.run()
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits for the exit, off the caller's thread, and returns the exit code; after a signal, its number plus 128.
    func end() async -> Int32 {
        let process = process
        // A program that does not end fails its test, and must not outlive the test.
        let last = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 30, execute: last)
        defer { last.cancel() }
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                process.waitUntilExit()
                continuation.resume(returning: process.terminationStatus + (process.terminationReason == .exit ? 0 : 128))
            }
        }
    }
}

/// The output of a program, read off the caller's thread.
private struct ProgramOutput {
    let pipe = Pipe()

    /// Returns all output, once the program has ended.
    func text() async -> String { await read { String(decoding: $0.readDataToEndOfFile(), as: UTF8.self) } }

    /// Returns the next line.
    func line() async -> String {
        await read { handle in
            var line = Data()
            while let byte = handle.readData(ofLength: 1).first, byte != UInt8(ascii: "\n") { line.append(byte) }
            return String(decoding: line, as: UTF8.self)
        }
    }

    private func read(_ body: @escaping @Sendable (FileHandle) -> String) async -> String {
        let handle = pipe.fileHandleForReading
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: body(handle)) }
        }
    }
}
