import Foundation

/// Runs programs of drawings, one after the other, into one folder.
enum DrawingRun {
    /// - Parameters:
    ///   - programs: paths of executables.
    ///   - folder: where pictures go; emptied beforehand.
    /// - Returns: what failed. The pictures of a program that failed later on are there.
    static func run(_ programs: [String], into folder: URL) throws(FidelityError) -> [FidelityError] {
        do {
            if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch { throw .unwritable(path: folder.path, reason: "\(error.localizedDescription)") }
        return programs.compactMap { run($0, folder) }
    }

    private static func run(_ program: String, _ folder: URL) -> FidelityError? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [folder.path]
        do { try process.run() } catch { return .program(path: program, reason: "\(error.localizedDescription)") }
        process.waitUntilExit()
        guard process.terminationStatus != 0 || process.terminationReason != .exit else { return nil }
        let end = process.terminationReason == .exit ? "exit code" : "signal"
        return .program(path: program, reason: "\(end) \(process.terminationStatus)")
    }
}
