import Foundation

/// Runs drawing programs one after the other, with one output folder.
enum DrawingRun {
    /// Runs programs.
    ///
    /// - Parameters:
    ///   - programs: The paths of executables.
    ///   - folder: The folder of the pictures, which is emptied beforehand.
    /// - Returns: The failures. The pictures that a program drew before its failure are kept.
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
