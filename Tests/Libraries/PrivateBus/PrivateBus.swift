import Foundation

/// A message bus of one test, in place of the session's. It ends with the object.
public final class PrivateBus: Sendable {
    private static let daemon = ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"].first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Whether this machine has a daemon, which is in Debian's package `dbus-daemon`.
    public static var isAvailable: Bool { daemon != nil }

    private let process: Process
    /// The address of the bus.
    public let address: String

    /// Starts the daemon, and waits until it listens.
    public init() throws {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: Self.daemon ?? "/usr/bin/dbus-daemon")
        process.arguments = ["--session", "--nofork", "--nopidfile", "--address=unix:tmpdir=/tmp", "--print-address=1"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The daemon prints the address once it listens.
        var line = Data()
        while !line.contains(UInt8(ascii: "\n")) {
            let part = output.fileHandleForReading.availableData
            guard !part.isEmpty else { throw CocoaError(.fileReadUnknown) }
            line += part
        }
        self.process = process
        address = String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    deinit { end() }

    /// Ends the daemon.
    public func end() {
        // SIGTERM might not arrive: a child inherits the signals that the thread which starts it blocks.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
}
