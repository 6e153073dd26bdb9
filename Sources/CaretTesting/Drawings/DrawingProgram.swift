import Foundation
import PictureMetrics

/// A program that draws pictures into a folder. `make fidelity` compares them with recorded pictures.
///
/// ```swift
/// @main struct Program {
///     static func main() async {
///         await DrawingProgram.run(Drawings.labels + Drawings.controls + Drawings.screens)
///     }
/// }
/// ```
public enum DrawingProgram {
    /// Draws pictures into the folder that the first argument of the program specifies, and exits.
    ///
    /// Each drawing `Group/Name` is written to `Group/Name.png` and `Group/Name.json`, which lists the texts of the
    /// picture with their lines. Further arguments filter the drawings: only drawings whose name contains one of the
    /// arguments are drawn. If a drawing fails, an error is written to standard error, and the others are still
    /// drawn. The exit code is 0, 1 if a drawing failed, or 64 if no folder is specified.
    ///
    /// - Parameter drawings: The drawings. Of drawings with the same name, the last one is used.
    @MainActor public static func run(_ drawings: [Drawing]) async -> Never {
        let arguments = CommandLine.arguments.dropFirst()
        guard let folder = arguments.first else {
            report("usage: \(CommandLine.arguments.first ?? "program") FOLDER [NAME…]")
            exit(64)
        }
        let names = arguments.dropFirst()
        let selectedDrawings = drawings.filter { drawing in names.isEmpty || names.contains { drawing.name.contains($0) } }
        let failures = await draw(selectedDrawings, into: URL(fileURLWithPath: folder, isDirectory: true))
        for failure in failures { report("'\(failure.name)' cannot be drawn: \(failure.error)") }
        exit(failures.isEmpty ? 0 : 1)
    }

    /// Draws pictures into a folder, one after the other.
    ///
    /// - Parameters:
    ///   - drawings: The drawings. Of drawings with the same name, the last one is used.
    ///   - folder: The folder, which is created if necessary.
    /// - Returns: The failed drawings with their errors.
    @MainActor public static func draw(_ drawings: [Drawing], into folder: URL) async -> [(name: String, error: any Error)] {
        var failures: [(name: String, error: any Error)] = []
        for drawing in drawings {
            do { try await write(drawing, folder) } catch { failures.append((drawing.name, error)) }
        }
        return failures
    }

    @MainActor private static func write(_ drawing: Drawing, _ folder: URL) async throws {
        let (snapshot, record) = try await drawing.draw()
        let imageURL = folder.appendingPathComponent(drawing.name + ".png")
        try FileManager.default.createDirectory(at: imageURL.deletingLastPathComponent(), withIntermediateDirectories: true)
        try snapshot.write(to: imageURL.path)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try encoder.encode(record).write(to: folder.appendingPathComponent(drawing.name + ".json"))
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}
