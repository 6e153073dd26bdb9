import Foundation

/// The page for viewing the pictures: an HTML file beside the pictures, which requires neither a server nor a
/// network.
struct ReportPage {
    private let report: FidelityReport
    private let recorded: PictureFolder
    private let drawn: PictureFolder

    init(_ report: FidelityReport, recorded: PictureFolder, drawn: PictureFolder) {
        self.report = report
        self.recorded = recorded
        self.drawn = drawn
    }

    /// Writes `index.html`, `report.json`, and copies of the recorded pictures.
    ///
    /// - Throws: ``FidelityError/unwritable(path:reason:)``.
    func write(into folder: URL) throws(FidelityError) {
        let copies = folder.appendingPathComponent("recorded", isDirectory: true)
        do {
            let files = FileManager.default
            if files.fileExists(atPath: copies.path) { try files.removeItem(at: copies) }
            for picture in report.pictures {
                let target = copies.appendingPathComponent(picture.name + ".png")
                try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try files.copyItem(at: recorded.picture(picture.name), to: target)
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            let data = try encoder.encode(report)
            try data.write(to: folder.appendingPathComponent("report.json"))
            try html(String(decoding: data, as: UTF8.self)).write(
                to: folder.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
        } catch { throw .unwritable(path: folder.path, reason: "\(error.localizedDescription)") }
    }

    /// Returns the page with a report.
    ///
    /// - Parameter json: The report. Each `<` is escaped, so that no text ends the script.
    private func html(_ json: String) -> String {
        String(decoding: PackageResources.page_html, as: UTF8.self)
            .replacingOccurrences(of: "{{report}}", with: json.replacingOccurrences(of: "<", with: "\\u003c"))
    }
}
