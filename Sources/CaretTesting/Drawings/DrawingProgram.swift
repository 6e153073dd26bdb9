import Foundation
import PictureMetrics

/// A program that draws pictures into a folder: what `make fidelity` compares with recorded ones.
///
/// ```swift
/// @main struct Program {
///     static func main() async {
///         await DrawingProgram.run(Drawings.labels + Drawings.controls + Drawings.screens)
///     }
/// }
/// ```
public enum DrawingProgram {
    /// Draws pictures into the folder that the first argument of the program names, and ends the program.
    ///
    /// Each drawing `Group/Name` becomes `Group/Name.png` and `Group/Name.json`, which lists the picture's texts with their lines. Further
    /// arguments are names: only the drawings whose name contains one of them are drawn then. A drawing that fails is reported on standard
    /// error; the others are drawn. The exit code is 0, 1 if a drawing failed, or 64 if no folder is named.
    ///
    /// - Parameter drawings: the pictures; of two with one name the later one stays.
    @MainActor public static func run(_ drawings: [Drawing]) async -> Never {
        let arguments = CommandLine.arguments.dropFirst()
        guard let folder = arguments.first else {
            report("usage: \(CommandLine.arguments.first ?? "program") FOLDER [NAME…]")
            exit(64)
        }
        let names = arguments.dropFirst()
        let wanted = drawings.filter { drawing in names.isEmpty || names.contains { drawing.name.contains($0) } }
        let failures = await draw(wanted, into: URL(fileURLWithPath: folder, isDirectory: true))
        for failure in failures { report("'\(failure.name)' cannot be drawn: \(failure.error)") }
        exit(failures.isEmpty ? 0 : 1)
    }

    /// Draws pictures into a folder, one after the other.
    ///
    /// - Parameters:
    ///   - drawings: the pictures; of two with one name the later one stays.
    ///   - folder: made where it does not exist.
    /// - Returns: the drawings that failed, and why.
    @MainActor public static func draw(_ drawings: [Drawing], into folder: URL) async -> [(name: String, error: any Error)] {
        var failures: [(name: String, error: any Error)] = []
        for drawing in drawings {
            do { try await write(drawing, folder) } catch { failures.append((drawing.name, error)) }
        }
        return failures
    }

    @MainActor private static func write(_ drawing: Drawing, _ folder: URL) async throws {
        let (snapshot, record) = try await drawing.draw()
        let picture = folder.appendingPathComponent(drawing.name + ".png")
        try FileManager.default.createDirectory(at: picture.deletingLastPathComponent(), withIntermediateDirectories: true)
        try snapshot.write(to: picture.path)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try encoder.encode(record).write(to: folder.appendingPathComponent(drawing.name + ".json"))
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}
