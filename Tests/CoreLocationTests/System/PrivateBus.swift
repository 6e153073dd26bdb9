import Foundation

/// A message bus of the test alone, ended with the test.
final class PrivateBus {
    /// The daemon, which is in Debian's package `dbus-daemon`.
    static let daemon = ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"].first { FileManager.default.isExecutableFile(atPath: $0) }

    private let process = Process()
    /// The address of the bus.
    let address: String

    init() throws {
        let output = Pipe()
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
        address = String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    deinit { end() }

    func end() {
        // A program that is started from a thread that blocks signals blocks them, too; all but this one.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
}
