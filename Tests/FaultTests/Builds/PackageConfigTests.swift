import Foundation
import Testing

/// The build's use of pkg-config for the system's libraries.
@Suite struct PackageConfigTests {
    /// The names that Package.swift gives its system targets.
    private static let names: [String] = {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Package.swift")
        let text = (try? String(contentsOf: package, encoding: .utf8)) ?? ""
        return Set(text.matches(of: /system\("\w+", pkgConfig: "([^"]+)"/).map { String($0.1) }).sorted()
    }()

    @Test func `J5 the manifest names files of pkg-config`() { #expect(Self.names.count > 4) }

    /// SwiftPM passes on folders and libraries alone, and prints a warning in each build for any other flag.
    @Test(arguments: names) func `J5 a file of pkg-config and those that it requires have no flags that cause warnings`(name: String)
        throws
    {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["pkg-config", "--cflags", "--libs", name]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let flags = text.split(whereSeparator: \.isWhitespace)
        #expect(!flags.isEmpty)
        for flag in flags { #expect(["-I", "-L", "-l"].contains { flag.hasPrefix($0) }, "\(name): \(flag)") }
    }
}
