import Foundation

/// An X11 server without a screen.
@MainActor final class Xvfb {
    nonisolated static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/Xvfb" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// The value of `DISPLAY`.
    let display: String
    private let process = Process()
    /// The folder of the screen's picture.
    private let folder: URL?

    /// - Parameter keepsPicture: whether ``shows(_:)`` is used.
    init(keepsPicture: Bool = false) async throws {
        folder = keepsPicture ? FileManager.default.temporaryDirectory.appendingPathComponent("caret-x-\(UUID().uuidString)") : nil
        if let folder { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: Self.path ?? "Xvfb")
        process.arguments = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"]
        if let folder { process.arguments? += ["-fbdir", folder.path] }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The server chooses a free number, and prints the number when it is ready.
        display = ":" + (await output.fileHandleForReading.line())
    }

    /// Kills the server. A terminating signal is blocked by the threads of tests, and inherited by programs.
    func stop() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        for file in ["/tmp/.X\(display.dropFirst())-lock", "/tmp/.X11-unix/X\(display.dropFirst())"] {
            try? FileManager.default.removeItem(atPath: file)
        }
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }

    /// Returns whether the screen fulfils a condition within half a minute. Drawing sends no notification, so that
    /// the screen is polled.
    func shows(_ isIt: (XWindowDump) -> Bool) async -> Bool {
        for _ in 0..<1500 {
            if let picture, isIt(picture) { return true }
            await withCheckedContinuation { continuation in
                DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { continuation.resume() }
            }
        }
        return false
    }

    /// The present picture of the screen; `nil` before there is one.
    private var picture: XWindowDump? {
        folder.flatMap { try? Data(contentsOf: $0.appendingPathComponent("Xvfb_screen0")) }.flatMap(XWindowDump.init)
    }
}

/// A picture in X11's format: numbers of four bytes, a table of colours, and the pixels.
struct XWindowDump {
    private let data: Data
    private let start, bytesPerRow: Int

    init?(_ data: Data) {
        func number(_ index: Int) -> Int { data.dropFirst(index * 4).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
        // These are the positions of the size of the head, the bits of a pixel, the bytes of a row and the number of
        // colours.
        guard data.count > 100, number(11) == 32 else { return nil }
        start = number(0) + number(19) * 12
        bytesPerRow = number(12)
        guard data.count >= start + bytesPerRow * number(5) else { return nil }
        self.data = data
    }

    /// Returns `red,green,blue` of a pixel.
    func color(_ x: Int, _ y: Int) -> String {
        let place = data.startIndex + start + y * bytesPerRow + x * 4
        return "\(data[place + 2]),\(data[place + 1]),\(data[place])"
    }
}
