import Foundation

/// An X11 server without a screen.
@MainActor final class Xvfb {
    nonisolated static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/Xvfb" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// What `DISPLAY` has to be.
    let display: String
    private let process = Process()
    /// Where it keeps what it shows.
    private let folder: URL?

    /// - Parameter keepsPicture: whether ``shows(_:)`` is wanted.
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
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }

    /// Whether its screen comes to show something, within half a minute. Nobody says when a program has drawn, so it is looked at again and
    /// again.
    func shows(_ isIt: (XWindowDump) -> Bool) async -> Bool {
        for _ in 0..<1500 {
            if let picture, isIt(picture) { return true }
            await withCheckedContinuation { continuation in
                DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { continuation.resume() }
            }
        }
        return false
    }

    /// What its screen shows now; `nil` before it shows anything.
    private var picture: XWindowDump? {
        folder.flatMap { try? Data(contentsOf: $0.appendingPathComponent("Xvfb_screen0")) }.flatMap(XWindowDump.init)
    }
}

/// A picture as X11 programs write it: numbers of four bytes, a table of colours, and the pixels.
struct XWindowDump {
    private let data: Data
    private let start, bytesPerRow: Int

    init?(_ data: Data) {
        func number(_ index: Int) -> Int { data.dropFirst(index * 4).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
        // The size of the head, bits of a pixel, bytes of a row and the number of colours stand at these places.
        guard data.count > 100, number(11) == 32 else { return nil }
        start = number(0) + number(19) * 12
        bytesPerRow = number(12)
        guard data.count >= start + bytesPerRow * number(5) else { return nil }
        self.data = data
    }

    /// `red,green,blue` of a pixel.
    func color(_ x: Int, _ y: Int) -> String {
        let place = data.startIndex + start + y * bytesPerRow + x * 4
        return "\(data[place + 2]),\(data[place + 1]),\(data[place])"
    }
}
