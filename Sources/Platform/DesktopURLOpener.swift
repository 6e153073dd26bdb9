import CoreGraphics
import Foundation

/// Opens URLs with the desktop's default programs, by `xdg-open` and `xdg-mime`.
@MainActor package final class DesktopURLOpener: URLOpener {
    private let path: String
    /// The cached results of ``canOpen(_:)``, by scheme. The cache is cleared after a URL could not be opened.
    private var cachedResults: [String: Bool] = [:]

    /// Creates an opener.
    ///
    /// - Parameter path: The folders to search for programs, separated by colons.
    package init(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
        self.path = path
    }

    package func canOpen(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), program("xdg-open") != nil else { return false }
        if scheme == "file" { return FileManager.default.fileExists(atPath: url.path) }
        if let cached = cachedResults[scheme] { return cached }
        guard let query = program("xdg-mime") else { return ["http", "https"].contains(scheme) }
        let isSupported = !output(of: query, ["query", "default", "x-scheme-handler/\(scheme)"]).isEmpty
        cachedResults[scheme] = isSupported
        return isSupported
    }

    package func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        guard let opener = program("xdg-open"), url.scheme != nil else { return completion(false) }
        run(opener, [url.absoluteString]) { [weak self] isOpen in
            if !isOpen { self?.cachedResults = [:] }
            completion(isOpen)
        }
    }

    /// Starts a program.
    ///
    /// - Parameter completion: Receives whether the program started, and ended without an error.
    func run(_ program: URL, _ arguments: [String], completion: @escaping @MainActor (Bool) -> Void) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        // The shortcut that started this program does not apply to the other program.
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CARET_SHORTCUT" }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { ended in
            let isSuccess = ended.terminationStatus == 0
            Task { @MainActor in completion(isSuccess) }
        }
        do {
            try process.run()
        } catch {
            process.terminationHandler = nil
            Diagnostics.report("open", "\(program.lastPathComponent) could not be started: \(error)")
            completion(false)
        }
    }

    /// Returns the path of a program; `nil` if it is not installed.
    func program(_ name: String) -> URL? {
        path.split(separator: ":").lazy.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
            .map { URL(fileURLWithPath: $0) }
    }

    /// Returns the output of a program, which is expected to quit immediately.
    private func output(of program: URL, _ arguments: [String]) -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return "" }
        // The end of the output is the end of the program. `waitUntilExit` would run the main run loop, and therefore
        // frames.
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
