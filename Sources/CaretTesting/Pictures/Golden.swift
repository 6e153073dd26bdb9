import CoreGraphics

/// A picture that a screen has to look like, kept in a file.
///
/// ```swift
/// try Golden("Login, dark").verify(app.snapshot())
/// ```
///
/// Pictures lie in the folder `Goldens` beside the test's source file, with `renderer.json`, which says what drew each. With
/// `CARET_RECORD_GOLDENS=1` in the environment they are written instead of compared.
public struct Golden: Sendable {
    /// How a picture compared to its golden one.
    public enum Outcome: Equatable, Sendable {
        /// They agree.
        case same
        /// There was nothing to compare with, or it was to be replaced: the picture is the golden one from now on.
        case recorded
        /// They differ, but the golden one was drawn by other versions of the libraries, so that this says nothing about the app.
        case otherRenderer(recorded: String, current: String)
    }

    /// What the picture is called, without an extension.
    public let name: String
    /// Where it lies.
    public let folder: URL
    /// The most by which a channel, 0…255, may differ without counting; 2 by default.
    public var channelTolerance = 2
    /// The share of pixels, 0…1, that may differ by more than that; 0 by default.
    public var pixelTolerance = 0.0

    /// A picture in the folder `Goldens` beside a source file; the calling one by default.
    public init(_ name: String, beside file: String = #filePath) {
        self.init(name, in: URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens", isDirectory: true))
    }

    /// A picture in a folder.
    public init(_ name: String, in folder: URL) {
        self.name = name
        self.folder = folder
    }

    /// The picture's file.
    public var url: URL { folder.appendingPathComponent(name + ".png") }

    /// Compares a picture with the golden one.
    ///
    /// A picture that differs is written into `failures`, beside a second one in which all differing pixels are red.
    ///
    /// - Parameters:
    ///   - snapshot: what the screen shows now.
    ///   - isRecording: whether the golden picture is to be replaced; by the environment unless given.
    ///   - failures: where pictures that differ go.
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
        try snapshot.write(to: prepared(failures).appendingPathComponent(name + ".png").path)
        guard let difference else {
            throw GoldenError.otherSize(
                name: name, expected: CGSize(width: expected.width, height: expected.height), actual: snapshot.size)
        }
        let marks = Snapshot(image: difference.picture, scale: snapshot.scale)
        try marks.write(to: failures.appendingPathComponent(name + ".difference.png").path)
        throw GoldenError.differs(name: name, difference: difference, folder: failures.path)
    }

    @MainActor private func record(_ snapshot: Snapshot) throws -> Outcome {
        try snapshot.write(to: prepared(folder).appendingPathComponent(name + ".png").path)
        var renderers = Self.renderers(in: folder)
        renderers[name] = Renderer.versions
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(renderers).write(to: Self.rendererFile(in: folder))
        return .recorded
    }

    private func prepared(_ folder: URL) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static func rendererFile(in folder: URL) -> URL { folder.appendingPathComponent("renderer.json") }

    private static func renderers(in folder: URL) -> [String: String] {
        guard let data = try? Data(contentsOf: rendererFile(in: folder)) else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    }
}
