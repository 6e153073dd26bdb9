import Foundation

/// A folder of pictures: `GROUP/NAME.png`, each with an optional `GROUP/NAME.json`.
struct PictureFolder {
    let url: URL

    init(_ url: URL) {
        self.url = url.standardizedFileURL.resolvingSymlinksInPath()
    }

    /// Returns the sorted names of the pictures in groups, such as `Labels/Title 1`. Pictures outside groups and
    /// hidden files, such as `.build`, are ignored.
    ///
    /// - Throws: ``FidelityError/noFolder(path:reason:)``.
    func names() throws(FidelityError) -> [String] {
        let files: [String]
        do { files = try FileManager.default.subpathsOfDirectory(atPath: url.path) } catch {
            throw .noFolder(path: url.path, reason: "\(error.localizedDescription)")
        }
        let pictures = files.filter { path in
            path.hasSuffix(".png") && path.contains("/") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        return pictures.map { String($0.dropLast(4)) }.sorted()
    }

    func picture(_ name: String) -> URL { url.appendingPathComponent(name + ".png") }

    func record(_ name: String) -> URL { url.appendingPathComponent(name + ".json") }

    /// Returns the record of a picture; `nil` if there is no such file.
    ///
    /// - Throws: ``FidelityError/badRecord(path:reason:)``.
    func decode<Record: Decodable>(_ type: Record.Type, _ name: String) throws(FidelityError) -> Record? {
        guard let data = FileManager.default.contents(atPath: record(name).path) else { return nil }
        do { return try JSONDecoder().decode(type, from: data) } catch {
            throw .badRecord(path: record(name).path, reason: "\(error)")
        }
    }
}

/// An optional record of a recorded picture, with the lines of texts that cannot be read from the picture.
struct RecordedLines: Codable, Equatable {
    /// The lines of texts, by the whole text.
    var lines: [String: [String]]
}
