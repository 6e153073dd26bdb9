import Foundation

/// The programs that were built with the tests, in the folder of their bundle.
enum BuiltPrograms {
    static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    static func areBuilt(_ names: String...) -> Bool {
        names.allSatisfy { FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent($0).path) }
    }

    /// Runs `caret` to its end. Standard error goes through a file, so that neither stream can fill and wait for the
    /// other.
    static func caret(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        let output = Pipe()
        let log = folder.appendingPathComponent("errors.txt")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        process.executableURL = Self.folder.appendingPathComponent("caret")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self), try String(contentsOf: log, encoding: .utf8))
    }

    /// Returns the width and height of a picture in pixels, from its first chunk.
    static func size(ofPNG data: Data) -> [UInt32] {
        [16, 20].map { start in data.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
    }
}
