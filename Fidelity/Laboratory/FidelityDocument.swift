import Foundation

/// The page of the documentation with the figures, those of each folder between two markers.
enum FidelityDocument {
    static let end = "<!-- end of figures -->"

    /// Returns the marker before the figures of a folder.
    static func begin(_ section: String) -> String { "<!-- figures of \(section), written by make fidelity -->" }

    /// Replaces the text between the markers of a section.
    ///
    /// - Parameters:
    ///   - file: The page.
    ///   - section: The name of the folder's figures in the page.
    ///   - table: The figures.
    /// - Throws: ``FidelityError/badRecord(path:reason:)`` if the file has no markers;
    ///   ``FidelityError/unwritable(path:reason:)``.
    static func update(_ file: URL, section: String, table: String) throws(FidelityError) {
        guard let text = try? String(contentsOf: file, encoding: .utf8), let first = text.range(of: begin(section)),
            let last = text.range(of: end, range: first.upperBound..<text.endIndex)
        else { throw .badRecord(path: file.path, reason: "the marks '\(begin(section))' and '\(end)' are missing") }
        let result = text.replacingCharacters(in: first.upperBound..<last.lowerBound, with: "\n\(table)\n")
        do { try result.write(to: file, atomically: true, encoding: .utf8) } catch {
            throw .unwritable(path: file.path, reason: "\(error.localizedDescription)")
        }
    }
}
