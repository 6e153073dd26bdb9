import CoreGraphics

/// A reference picture of a screen, which is stored in a file.
///
/// ```swift
/// try Golden("Login, dark").verify(app.snapshot())
/// ```
///
/// Pictures are stored in the folder `Goldens` beside the source file of the test. The file `renderer.json` in that
/// folder records the renderer of each picture. If the environment contains `CARET_RECORD_GOLDENS=1`, pictures are
/// recorded instead of compared.
public struct Golden: Sendable {
    /// The result of a comparison with a reference picture.
    public enum Outcome: Equatable, Sendable {
        /// The pictures are equal within the tolerance.
        case same
        /// There was no reference picture, or recording was requested. The current picture is the new reference.
        case recorded
        /// The pictures differ, but the reference was drawn with other versions of the libraries. The app may
        /// therefore not be the cause of the difference.
        case otherRenderer(recorded: String, current: String)
    }

    /// The name of the picture, without an extension.
    public let name: String
    /// The folder of the picture.
    public let folder: URL
    /// The maximum difference of a colour channel, 0…255, that is ignored; 2 by default.
    public var channelTolerance = 2
    /// The maximum fraction of pixels, 0…1, that may differ by more than ``channelTolerance``; 0 by default.
    public var pixelTolerance = 0.0

    /// Makes a reference picture in the folder `Goldens` beside a source file; by default the file of the caller.
    public init(_ name: String, beside file: String = #filePath) {
        self.init(name, in: URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens", isDirectory: true))
    }

    /// Makes a reference picture in a folder.
    public init(_ name: String, in folder: URL) {
        self.name = name
        self.folder = folder
    }

    /// The URL of the picture's file.
    public var url: URL { folder.appendingPathComponent(name + ".png") }

    /// Compares a picture with the reference.
    ///
    /// If the picture differs, it is written to `failures` together with a second picture, in which the differing
    /// pixels are red.
    ///
    /// - Parameters:
    ///   - snapshot: The current picture of the screen.
    ///   - isRecording: Whether the picture replaces the reference; by default, the environment determines this.
    ///   - failures: The folder for pictures that differ.
    /// - Throws: ``GoldenError``.
    @discardableResult @MainActor public func verify(
        _ snapshot: Snapshot, isRecording: Bool = ProcessInfo.processInfo.environment["CARET_RECORD_GOLDENS"] == "1",
        failures: URL = URL(fileURLWithPath: ".build/goldens", isDirectory: true)
    ) throws -> Outcome {
        if isRecording { return try record(snapshot) }
        guard FileManager.default.fileExists(atPath: url.path) else { throw GoldenError.missing(path: url.path) }
        guard let expected = UIImage(contentsOfFile: url.path)?.cgImage else { throw GoldenError.unreadable(path: url.path) }
        let difference = PictureDifference(expected, snapshot.image, tolerance: channelTolerance)
        if let difference, difference.share <= pixelTolerance { return .same }
        if let recorded = Self.renderers(in: folder)[name], recorded != Renderer.versions {
            return .otherRenderer(recorded: recorded, current: Renderer.versions)
        }
        try snapshot.write(to: createFolder(failures).appendingPathComponent(name + ".png").path)
        guard let difference else {
            throw GoldenError.otherSize(
                name: name, expected: CGSize(width: expected.width, height: expected.height), actual: snapshot.size)
        }
        let differenceSnapshot = Snapshot(image: difference.picture, scale: snapshot.scale)
        try differenceSnapshot.write(to: failures.appendingPathComponent(name + ".difference.png").path)
        throw GoldenError.differs(name: name, difference: difference, folder: failures.path)
    }

    @MainActor private func record(_ snapshot: Snapshot) throws -> Outcome {
        try snapshot.write(to: createFolder(folder).appendingPathComponent(name + ".png").path)
        var renderers = Self.renderers(in: folder)
        renderers[name] = Renderer.versions
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(renderers).write(to: Self.rendererFile(in: folder))
        return .recorded
    }

    private func createFolder(_ folder: URL) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static func rendererFile(in folder: URL) -> URL { folder.appendingPathComponent("renderer.json") }

    private static func renderers(in folder: URL) -> [String: String] {
        guard let data = try? Data(contentsOf: rendererFile(in: folder)) else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    }
}
