import Executables
import Foundation

/// A folder for one test; its name has a space and an umlaut, as real folders do.
final class Scratch {
    let url: URL

    /// - Parameter name: the beginning of the folder's name; with special characters by default.
    init(_ name: String = "caret schön ") throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(name + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> URL { url.appendingPathComponent(name) }

    func write(_ text: String, to name: String, executable: Bool = false) throws {
        try FileManager.default.createDirectory(at: path(name).deletingLastPathComponent(), withIntermediateDirectories: true)
        if executable {
            try writeExecutable(text, to: path(name))
        } else {
            try text.write(to: path(name), atomically: true, encoding: .utf8)
        }
    }

    func read(_ name: String) throws -> String { try String(contentsOf: path(name), encoding: .utf8) }

    /// Writes a script into the build phases of the package in this folder.
    func phase(_ name: String, _ text: String, executable: Bool = true) throws {
        try write(text, to: "Scripts/BuildPhases/\(name)", executable: executable)
    }

    /// Writes a script into the build phases of a package below this folder.
    func phase(_ package: String, _ name: String, _ text: String) throws {
        try write(text, to: "\(package)/Scripts/BuildPhases/\(name)", executable: true)
    }
}

/// A finished program, with its output.
struct Finished {
    var status: Int32
    var output: String

    /// - Parameter environment: replaces variables of this process.
    init(_ program: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }
}
